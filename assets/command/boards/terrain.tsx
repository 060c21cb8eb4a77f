<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="terrain" tilewidth="480" tileheight="240" tilecount="12" columns="4">
 <image source="terrain.png" width="1920" height="720"/>
 <tile id="0">
  <properties>
   <property name="terrain" value="open"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="terrain" value="field"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="terrain" value="orchard"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="terrain" value="brush"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="terrain" value="woods"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="terrain" value="building"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="terrain" value="gully"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="terrain" value="marsh"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="terrain" value="stream"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="terrain" value="water"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="terrain" value="bridge-major"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="terrain" value="bridge-minor"/>
  </properties>
 </tile>
</tileset>
