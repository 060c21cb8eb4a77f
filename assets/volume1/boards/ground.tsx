<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="ground" tilewidth="128" tileheight="112" tilecount="14" columns="4">
 <image source="ground.png" width="512" height="448"/>
 <tile id="0">
  <properties>
   <property name="ground" value="meadow"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="ground" value="grazed"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="ground" value="hay"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="ground" value="clover"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="ground" value="fallow"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="ground" value="plough"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="ground" value="wheat"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="ground" value="row-crop"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="ground" value="stubble"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="ground" value="yard"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="ground" value="rushes"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="ground" value="mown"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="ground" value="sand"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="ground" value="debris"/>
  </properties>
 </tile>
</tileset>
