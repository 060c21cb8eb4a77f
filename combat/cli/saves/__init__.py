"""The calls about saves that open no window."""
