<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="level" tilewidth="480" tileheight="240" tilecount="5" columns="4">
 <image source="level.png" width="1920" height="480"/>
 <tile id="0">
  <properties>
   <property name="level" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="level" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="level" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="level" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="level" type="int" value="4"/>
  </properties>
 </tile>
</tileset>
