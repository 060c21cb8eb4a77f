<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="terrain" tilewidth="128" tileheight="112" tilecount="16" columns="4">
 <image source="terrain.png" width="512" height="448"/>
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
   <property name="terrain" value="long-grass"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="terrain" value="trees"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="terrain" value="orchard"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="terrain" value="logs"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="terrain" value="marsh"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="terrain" value="hedgerow"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="terrain" value="wall"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="terrain" value="rocks"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="terrain" value="building"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="terrain" value="depression"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="terrain" value="stream"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="terrain" value="foxhole"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="terrain" value="rubble"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="terrain" value="crater"/>
  </properties>
 </tile>
</tileset>
