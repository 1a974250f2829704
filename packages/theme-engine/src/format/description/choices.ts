/**
 * Settings that take one of a few values, by the name of their type: the values as a theme holds
 * them, and after = what people read where the value itself does not say it. Numbers are numbers.
 */
export const CHOICES = {
  aboveUnder: 'above | under',
  accentBarPosition: `
    --accent-bar-top=Top | --accent-bar-right=Right | --accent-bar-bottom=Bottom |
    --accent-bar-left=Left`,
  alignment: 'left | center | right',
  anomalyMarkerShape: 'circle | square | diamond | triangle | droplet',
  arrangement: 'rows=Vertical | columns=Horizontal',
  autoOnOff: 'auto | on | off',
  autoOrCustom: 'auto | custom',
  axisStyle: 'showTitleOnly | showUnitOnly | showBoth',
  axisType: 'Scalar=Continuous | Categorical',
  backgroundImageType: 'image=Upload image | imageUrl=Enter URL | imageData=Select from data',
  barShape: '0=Box | 1=Cylinder',
  borderPosition: 'Top | Bottom | TopAndBottom',
  cardStyle: 'Table | Cards=Tiles',
  chartType: 'line | column',
  collage: 'None=No collage | Default | Reverse',
  columnAdjustment: 'fitToContent | growToFit',
  columnAlignment: 'Auto | Left | Center | Right',
  confidenceBandStyle: 'fill | line | none',
  connectorType: 'curve=Default | round',
  contentOrder: `
    callout_image_referenceLabel=Callout, image, reference label |
    callout_referenceLabel_image=Callout, reference label, image |
    image_callout_referenceLabel=Image, callout, reference label |
    image_referenceLabel_callout=Image, reference label, callout |
    referenceLabel_callout_image=Reference label, callout, image |
    referenceLabel_image_callout=Reference label, image, callout`,
  countType: 'absolute | relative',
  dataBarScalingType: 'topNode | parentNode | levelMaximum',
  dataLabelText: 'Value=Data value | Name | ValueAndName=Both',
  datasourceType: 'url | file_upload=File upload',
  defaultClickAction: 'select=Filter / highlight | toggle=Collapse',
  defaultStyle: `
    road | satellite | satellite_road_labels=Hybrid | grayscale_dark=Grayscale (dark) | night |
    grayscale_light=Grayscale (light) | road_shaded_relief=Terra | blank |
    blank_accessible=Blank (accessible) | high_contrast_dark=High contrast (dark) |
    high_contrast_light=High contrast (light)`,
  density: 'dense | default | sparse',
  detailContentType: 'Percent of total | Custom',
  disabledItemsOrder: 'inPlace=Show in place | moveToEnd=Move to the end',
  displayMode: 'tile | list',
  displayUnits: `
    0=Auto | 1=None | 1000=Thousands | 1000000=Millions | 1000000000=Billions |
    1000000000000=Trillions`,
  displayUnitsOrCustom: `
    0=Auto | 1=None | 1000=Thousands | 1000000=Millions | 1000000000=Billions |
    1000000000000=Trillions | -1=Custom`,
  displayUnitsSet: `
    1=None | 1000=Thousands | 1000000=Millions | 1000000000=Billions | 1000000000000=Trillions`,
  distanceLabel: 'Value | Percent | Value, percent=Both',
  expandCollapseToggleType: '0=Chevron | 1=Plus/minus | 2=Caret',
  filterMode: `
    Filter_Contains_All=Contains all | Filter_Contains_Any=Contains any |
    Filter_Does_Not_Contain_Any=Does not contain any | Filter_Starts_With_Any=Starts with any |
    Filter_Does_Not_Start_With_Any=Does not start with any | Filter_Is_Any=Is any |
    Filter_Is_Not_Any=Is not any`,
  funnelLabelStyle: `
    Data=Data value | Percent of first | Percent of previous |
    Data, percent of first=Data value, percent of first |
    Data, percent of previous=Data value, percent of previous`,
  geocodingCulture: `
    =Auto | de-de | en-GB | en-US | es-ES | fr-FR | it-it | ja | ko | nl-BE | pt-BR | ru |
    zh-Hans | zh-Hant`,
  goalDirection: 'High is good=Increasing is positive | Low is good=Decreasing is positive',
  gridLineType: `
    all | inner=Horizontal and vertical | innerHorizontal=Horizontal only |
    innerVertical=Vertical only`,
  heading: 'Normal | Heading2 | Heading3 | Heading4 | Heading5 | Heading6',
  iconType: 'image | imageUrl=URL',
  imageFit: 'Fit | Stretch | Fill | Normal=Centre',
  imageScalingType: 'Normal=Fit | Fit=Stretch | Fill',
  interpolationSmooth: 'monotoneX=Monotone | cardinal',
  interpolationStep: 'before | center | after',
  labelContentLayout: 'MultiLine=Multi-line | SingleLine',
  labelFormat: `
    absolute | relativeNumeric=Relative (numeric) | relativePercentage=Relative (percentage) |
    range`,
  labelPosition: 'Auto | InsideEnd | OutsideEnd | InsideCenter | InsideBase | Above | Under',
  labelSide: 'belowValue=Bottom | aboveValue=Top',
  labelStyle: `
    Category | Data=Data value | Percent of total | Both=Category, data value |
    Category, percent of total | Data value, percent of total |
    Category, data value, percent of total=All detail labels`,
  layer: 'back=Behind | front=In front',
  layerPosition: '=Above labels | labels=Below labels | transit=Below roads',
  leftOrRight: 'Left | Right',
  leftRight: 'left | right',
  legendMarkerRendering: `
    markerCircleDefault=Marker (circle default) | markerOnly=Marker | lineOnly=Line |
    lineAndMarker=Line and markers`,
  legendPosition: `
    Top=Top left | TopCenter | TopRight | Left=Top left stacked | Right=Top right stacked |
    LeftCenter=Centre left | RightCenter=Centre right | Bottom=Bottom left | BottomCenter |
    BottomRight`,
  lineCap: 'none=Flat | round | square',
  linecapType: 'flat | round',
  lineChartType: 'linear | smooth | step',
  linePattern: 'solid | dashed | dotted | custom',
  lineStyle: 'solid | dashed | dotted',
  mapTheme: 'aerial | canvasDark=Dark | canvasLight=Light | grayscale | road',
  markerRangeType: 'magnitude | dataRange | auto',
  markerShape: 'circle | square | diamond | triangle | x | shortDash | longDash | plus | none',
  markerType: 'icon | image',
  matrixLayout: 'Compact | Outline | Tabular',
  mode: `
    VerticalList | HorizontalList=Tile | Between | Before | After | Basic=List | Dropdown |
    Relative=Relative date | Single=Single value | RelativeTime`,
  orientation: '2=Horizontal | 1=Vertical | 0=Grid',
  overFlowStyle: '0=Paginated | 1=Continuous scroll',
  overlayPosition: `
    topLeft | topCenter | topRight | middleLeft | middleRight | bottomLeft | bottomCenter |
    bottomRight`,
  paddingSelection: 'Wide | Normal | Narrow | Custom',
  pageAlignment: 'Top | Middle',
  pageSizeTypes: 'Widescreen=16:9 | Standard=4:3 | Letter | Tooltip | Custom',
  pieLabelPosition: 'outside | inside | preferOutside | preferInside',
  pitchAlignment: 'map | viewport',
  placement: `
    custom | left=Left of text | right=Right of text | above=Above text | below=Below text`,
  pointStyle: 'Fill only | Border only',
  preset: `
    BottomRight | Bottom | BottomLeft | CenterRight=Right | Center | CenterLeft=Left | TopRight |
    Top | TopLeft | Custom`,
  projectionEnum: 'albersUsa | equirectangular | mercator | orthographic',
  radiusScalingMethod: '0=Linear | 1=Log | 2=Cubic Bézier',
  referenceLabelPosition: 'below=Vertical | right=Horizontal',
  referenceLabelStyle: 'sentence=List | tabular=Table',
  referenceTitleContent: 'custom | fieldName',
  refreshType: 'APR=Auto page refresh | CDM=Change detection',
  relativePeriod: `
    None=Select | Days | Weeks | Calendar Weeks=Weeks (calendar) | Months |
    Calendar Months=Months (calendar) | Years | Calendar Years=Years (calendar)`,
  relativeRange: 'Last | Next | This',
  relativeTimePeriod: 'None=Select | Minutes | Hours',
  rowSubtotalsPosition: 'Top | Bottom',
  selectedAnalysis: 'keyInfluencers | topProfiles',
  selectedNumericAnalysis: 'Continuous | Categorical',
  selectedSort: 'impact | count',
  shadeBandStyle: 'fill | line | fillLine=Fill and line',
  shadeRegion: 'before | after | none',
  shadowPositionPreset: `
    custom | top | topLeft | topRight | center | centerLeft=Left | centerRight=Right | bottom |
    bottomLeft | bottomRight`,
  shadowSide: 'Outer=Outside | Inner=Inside',
  shapeType: `
    blank | leftArrow | rightArrow | back | reset | help | information | qna=Q&A |
    bookmarks=Bookmark | applyAllSlicers | clearAllSlicers | custom | spinner`,
  shownMarkerShape: 'circle | square | diamond | triangle | x | shortDash | longDash | plus',
  side: 'Left | Right | Bottom | Top',
  speechBubbleTailPosition: `
    bottomLeft | bottomRight | rightDown | rightUp | topRight | topLeft | leftUp | leftDown`,
  statusDirection: 'Positive=High is good | Negative=Low is good',
  strokeLineJoin: 'miter | round | bevel',
  tileShape: `
    arrow | arrowChevron=Chevron arrow | arrowPentagon=Pentagon arrow | heart | hexagon | line |
    octagon | oval | parallelogram | pentagon | pill | rectangle |
    rectangleRounded=Rounded rectangle (%) | rectangleRoundedByPixel=Rounded rectangle (px) |
    tabCutCorner=Snipped tab, top right | tabCutTopCorners=Snipped tab, both top |
    tabCutTopCornersByPixel=Snipped tab, both top | tabRoundCorner=Rounded tab, top right |
    tabRoundTopCorners=Rounded tab, both top | speechbubbleRectangle=Speech bubble | trapezoid |
    triangleIsoc=Isosceles triangle | triangleRight=Right triangle`,
  tileSizeDropdown: 'preset-256=256 | preset-512=512 | custom',
  tilingMethod: 'stableSquarified=Squarified | binary | alternating=Alternating (columns, rows)',
  titleContentType: 'Series name | Custom',
  titleOrientation: '0=Rotate all text 270° | 1=Horizontal | 2=Rotate all text 90° | 3=Stacked',
  toolbarPosition: '0=Top | 1=Bottom',
  tooltipType: 'Default=Text | Canvas=Report page',
  topOrBottom: 'top | bottom',
  type: `
    Back | Bookmark | Drillthrough | PageNavigation | Qna=Q&A | WebUrl | ApplyAllSlicers |
    ClearAllSlicers | DataFunction`,
  unit: 'pixels | meters',
  verticalAlignment: 'top | middle | bottom',
  verticalOrHorizontal: '0=Vertical | 1=Horizontal',
} as const;
