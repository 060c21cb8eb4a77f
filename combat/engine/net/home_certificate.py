"""A self-signed certificate for a server without a name; clients trust it by its digest in the invitation."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from combat.engine.files.plain_files import read_plain, write_whole

NAME, DAYS = "games.invalid", 3_650
"""Name in the certificate, which is that of no machine, and days for which it is valid."""
MOST = 1 << 16
"""Greatest size of the file in bytes."""


def home_certificate(folder: Path) -> tuple[Path, str]:
    """Return the file with certificate and key, and the certificate's SHA-256 in hexadecimal.

    It is created if it is missing, damaged or about to expire, in a folder that only its owner may read. Raises OSError
    if it cannot be read or written.
    """
    file = folder / "certificate.pem"
    try:
        found = x509.load_pem_x509_certificate(read_plain(file, MOST))
        serialization.load_pem_private_key(read_plain(file, MOST), None)
        if found.not_valid_after_utc > datetime.now(UTC) + timedelta(days=1):
            return file, _digest(found)
    except (OSError, ValueError):
        pass
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    key = ec.generate_private_key(ec.SECP256R1())
    made = _made(key)
    write_whole(file, made.public_bytes(serialization.Encoding.PEM) + _key_of(key))
    file.chmod(0o600)
    return file, _digest(made)


def _made(key: ec.EllipticCurvePrivateKey) -> x509.Certificate:
    name, now = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)]), datetime.now(UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=DAYS))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )


def _key_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    pem, pkcs8, plain = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return key.private_bytes(pem, pkcs8, plain)


def _digest(certificate: x509.Certificate) -> str:
    return sha256(certificate.public_bytes(serialization.Encoding.DER)).hexdigest()
