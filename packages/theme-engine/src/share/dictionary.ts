/**
 * Compression dictionary of share links of version 1: frequent parts of pointers, the most frequent
 * last. It is part of the format. A change would make old links unreadable, so a new text needs a
 * new version.
 */
export const DICTIONARY_1 = [
  'bookmarkNavigator multiRowCard filledMap scatterChart ribbonChart funnel hundredPercentStackedBarChart',
  'hundredPercentStackedColumnChart stackedAreaChart lineStackedColumnComboChart lineClusteredColumnComboChart',
  'pageNavigator advancedSlicerVisual listSlicer actionButton textbox shape image treemap pieChart donutChart',
  'waterfallChart gauge kpi cardVisual card slicer tableEx pivotTable areaChart lineChart clusteredBarChart',
  'barChart clusteredColumnChart columnChart page filterCard outspacePane outspace background dropShadow border',
  'padding visualHeader subTitle title divider spacing categoryAxis valueAxis y1AxisReferenceLine plotArea legend',
  'labels dataPoint lineStyles zoom grid columnHeaders rowHeaders values total subTotals header items selection',
  'sentimentColors trendline indicator goals status target calloutValue dataLabels categoryLabels layout accentBar',
  'fillCustom fill icon text glow outline shapeCustomRectangle value label',
  '"transparency" "fontFamily" "fontColor" "fontSize" "labelColor" "titleColor" "gridlineColor" "gridlineShow"',
  '"gridlineStyle" "showAxisTitle" "position" "radius" "strokeWidth" "backColor" "lineColor" "labelDisplayUnits"',
  '/textClasses/callout/fontSize /textClasses/label/color /dataColors/ "Top" "TopCenter" "Bottom" "Right" "dotted"',
  '{"solid":{"color":"# [{"show":true,"color":{"solid":{"color":"#ffffff"}}}] false true null',
  ',"/visualStyles/page/*/background/0/color/solid/color","#',
  ',"/visualStyles/*/*/title/0/show",true ,"/visualStyles/*/*/border/0/show",false',
].join(' ');
