/**
 * Every kind of card with its properties; the type of a property is in properties.ts, or after a
 * colon where this card has another one. `@card` stands for all properties of another kind,
 * `-name` takes one of them away. What stands after a slash tells kinds of the same name apart.
 */
export const CARDS = {
  accentBar: '$id color position show transparency width',
  'accentBar/advancedSlicerVisual': '@accentBar $id:itemState',
  accessibility: 'altTextColumns rowWithReferenceText',
  'accessibility/pivotTable': 'altTextColumns',
  actionState: `
    IsButtonsAdvanced isCalloutValuesAdvanced isExpansionIconAdvanced isImageAdvanced
    isSelectionIconAdvanced`,
  analysis: 'aiEnabled aiMode',
  annotationTemplate: 'callout',
  'annotationTemplate/pivotTable': 'highlight',
  anomalyDetection: `
    BatchEnd BatchStart CategoryValue ExpectedHigh ExpectedLow ExpectedValue Value
    confidenceBandColor confidenceBandShow confidenceBandStyle displayName isAnomalyHighlighted
    markerBorderColor markerBorderColorMatchFill markerBorderShow markerBorderTransparency
    markerBorderWidth markerColor markerRotation markerShape:anomalyMarkerShape markerShapeSize
    markerShow markerTransparency show transparency`,
  applyButton: `
    backColor backShow backTransparency borderColor borderShow borderTransparency borderWidth
    iconColor iconSize iconTransparency paddingBottom paddingLeft paddingRight paddingTop spacing`,
  switch: 'show',
  axis: 'max min:number target',
  background: 'color show transparency',
  'background/advancedSlicerVisual': '$id:itemState color show transparency wrapContent',
  'background/page': 'color image transparency',
  barChart: `
    barHeight barShape defaultColor layerPosition mapTransparency maxZoom minZoom scaleHeightOnZoom
    scaleThicknessOnZoom show thickness`,
  behavior: 'disabledItemsOrder',
  blankRows: `
    blankRowColor blankRowTransparency borderColor borderPosition borderTransparency borderWidth
    showBlankRows showBorder`,
  bookmarks: `
    allowDeselectionBookmark bookmarkGroup deselectionBookmark hideDeselectedBookmark
    selectedBookmark`,
  border: 'color radius show width',
  'border/cardVisual': 'color show style:lineStyle transparency width',
  breakdown: 'maxBreakdowns',
  bubbleLayer: `
    autoStrokeColor blur:number bubbleRadius bubbleStrokeWidth clusteredBubbleBorderShow
    clusteredBubbleFillColor clusteredBubbleFontColor clusteredBubbleFontSize clusteredBubbleRadius
    clusteredBubbleStrokeColor clusteredBubbleStrokeWidth clusteringEnabled fillColor iconId
    imageData:image imageSourceType imageUrl layerPosition logScale mapTransparency markerRangeType
    markerRotation markerType matchFillColor maxRadius maxScale maxZoom minBubbleRadius minScale
    minZoom pitchAlignment radiusScalingMethod rotationAlignment scale show strokeColor
    strokeTransparency x1 x2 y1 y2 zoomScaleFactor`,
  bubbles: 'bubbleSize markerRangeType markerShape preventOverflow showSeries',
  'bubbles/map': 'bubbleSize markerRangeType',
  calloutValue: `
    bold color dynamicLabelValue fontFamily italic labelDisplayUnits labelPrecision show
    showDynamicLabels underline`,
  card: `
    barColor barShow barWeight cardBackground cardPadding outlineColor outlineStyle outlineWeight`,
  cardCalloutArea: `
    backgroundFillColor backgroundTransparency paddingBottom paddingIndividual paddingLeft
    paddingRight paddingTop paddingUniform rectangleRoundedCurve rectangleRoundedCurveCustomStyle
    rectangleRoundedCurveLeftBottom rectangleRoundedCurveLeftTop rectangleRoundedCurveRightBottom
    rectangleRoundedCurveRightTop show`,
  cardImage: `
    addBackground altText backgroundFillColor backgroundTransparency image imageBlur imageContrast
    imageData imageDataFit imageEffects imageExposure imageHeight imageSaturation imageTransparency
    imageType imageUrl imageUrlFit paddingBottom paddingIndividual paddingLeft paddingRight
    paddingTop paddingUniform rectangleRoundedCurve rectangleRoundedCurveCustomStyle
    rectangleRoundedCurveLeftBottom rectangleRoundedCurveLeftTop rectangleRoundedCurveRightBottom
    rectangleRoundedCurveRightTop show`,
  cardTitle: 'bold color fontFamily fontSize italic underline',
  categoryAxis: `
    axisStyle axisType bold concatenateLabels end fontFamily fontSize gridlineAutoScale
    gridlineColor gridlineDashArray gridlineDashCap gridlineShow gridlineStyle gridlineThickness
    gridlineTransparency innerPadding invertAxis italic labelColor labelDisplayUnits labelPrecision
    logAxisScale maxMarginFactor preferredCategoryWidth roundRange show showAxisTitle start
    switchAxisPosition titleBold titleColor titleFontFamily titleFontSize titleItalic titleText
    titleUnderline underline`,
  'categoryAxis/lineChart': '@categoryAxis -innerPadding -switchAxisPosition',
  'categoryAxis/stackedAreaChart': '@categoryAxis/lineChart reverseStackOrder',
  'categoryAxis/lineStackedColumnComboChart': '@categoryAxis/stackedAreaChart innerPadding',
  'categoryAxis/waterfallChart': `
    axisStyle bold fontFamily fontSize innerPadding italic labelColor maxMarginFactor
    preferredCategoryWidth show showAxisTitle titleBold titleColor titleFontFamily titleFontSize
    titleItalic titleText titleUnderline underline`,
  'categoryAxis/funnel': '@cardTitle show',
  'categoryAxis/scatterChart': `
    @categoryAxis -concatenateLabels -switchAxisPosition treatNullsAsZero`,
  categoryLabels: '@categoryAxis/funnel backgroundColor backgroundTransparency enableBackground',
  'categoryLabels/card': '@categoryAxis/funnel preserveWhitespace',
  'categoryLabels/decompositionTreeVisual': `
    categoryLabelBold categoryLabelFontColor categoryLabelFontFamily categoryLabelFontSize
    categoryLabelItalic categoryLabelUnderline`,
  clustering: '',
  columnFormatting: `
    alignment:columnAlignment backColor dataBars fontColor labelDisplayUnits:displayUnitsSet
    labelPrecision styleHeader styleTotal styleValues`,
  'columnFormatting/pivotTable': '@columnFormatting styleSubtotals',
  columnHeaders: `
    alignment:columnAlignment autoSizeColumnWidth backColor bold columnAdjustment fontColor
    fontFamily fontSize italic outlineColor outlineStyle outlineWeight underline wordWrap`,
  'columnHeaders/pivotTable': '@columnHeaders titleAlignment urlIcon',
  'columnHeaders/scorecard': 'foregroundColor show',
  columnTotal: 'applyToHeaders backColor bold fontColor fontFamily fontSize italic underline',
  columnWidth: 'value',
  commonDataOptions: 'maxDataValue minDataValue showNegatives showZeros unselectedTransparency',
  currentFrameIndex: 'index',
  data: 'isInvertedSelectionMode',
  'data/slicer': `
    endDate isInvertedSelectionMode mode numericEnd numericStart relativeDuration relativePeriod
    relativeRange relativeTimePeriod startDate`,
  dataBars: `
    axisEnd axisStart dataBarBackgroundColor dataBarColor dataBarScalingType dataBarWidthPercent
    negativeBarColor positiveBarColor`,
  'dataLabels/decompositionTreeVisual': `
    dataLabelBold dataLabelDisplayUnits dataLabelFontColor dataLabelFontFamily dataLabelFontSize
    dataLabelItalic dataLabelPrecision dataLabelUnderline`,
  dataPoint: `
    borderColor borderColorMatchFill borderOutlineOnly borderShow borderSize borderTransparency
    defaultColor fill fillRule fillTransparency`,
  'dataPoint/lineChart': 'defaultColor fill showAllDataPoints transparency',
  'dataPoint/funnel': 'defaultColor fill fillRule showAllDataPoints',
  'dataPoint/clusteredBarChart': '@dataPoint -borderOutlineOnly',
  'dataPoint/pieChart': '@dataPoint -fillRule',
  'dataPoint/map': '@dataPoint/lineChart fillRule',
  'dataPoint/lineStackedColumnComboChart': '@dataPoint transparency',
  'dataPoint/lineClusteredColumnComboChart': '@dataPoint/clusteredBarChart transparency',
  'dataPoint/treemap': 'fill fillRule',
  'dataPoint/azureMap': 'fill showAllDataPoints',
  'dataPoint/gauge': 'fill target:color',
  date: 'background bold fontColor fontFamily hideDatePickerButton italic textSize underline',
  dateRange: 'anchorDate includeToday',
  defaultColors: 'borderColor borderThickness defaultColor defaultShow',
  detailsPane: `
    backgroundColor cardBackgroundColor cardForegroundColor chartBackgroundColor
    chartForegroundColor foregroundColor`,
  displayArea: 'verticalAlignment:pageAlignment',
  divider: 'color ignorePadding show style:lineStyle width',
  'divider/cardVisual': `
    $id dividerColor dividerIgnorePadding dividerLineStyle dividerTransparency dividerWidth show`,
  dropShadow: `
    angle color position:shadowSide preset shadowBlur shadowDistance shadowSpread show transparency`,
  dropdown: 'filterMode',
  error: `
    barBorderColor barBorderSize barColor barMatchSeriesColor barShow barWidth enabled
    labelBackground labelBackgroundColor labelBackgroundTransparency labelBold labelColor
    labelFontFamily labelFontSize labelFormat labelItalic labelMatchSeriesColor labelShow
    labelUnderline markerShape:markerShape markerShow markerSize tooltipFormat tooltipShow`,
  'error/lineChart': `
    @error shadeBandStyle shadeColor shadeMatchSeriesColor shadeShow shadeTransparency
    showMarkerByDefault`,
  expansionIcon: `
    $id:itemState color position:leftOrRight size spacing transparency verticalAlignment`,
  export: `
    exportAccessiblePDF exportCSV exportExcel exportMHTML exportPDF exportPPTX exportWord exportXML
    show`,
  fill: '$id fillColor show transparency',
  'fill/actionButton': '@fill image',
  'fill/shape': 'fillColor show transparency',
  fillCustom: `
    blur contrast effects exposure field:text fillColor fit height image imageShow
    imageSplitTransparency imageTransparency saturation show sourceType transparency url`,
  'fillCustom/cardVisual': `
    $id fillColor image imageBlur imageContrast imageData imageEffects imageExposure
    imageFit:imageFit imageHeight imageSaturation imageShow imageSplitTransparency imageTransparency
    imageType imageUrl show transparency`,
  fillPoint: 'style:pointStyle',
  filledMap: `
    borderShow defaultColor layerPosition mapTransparency maxZoom minZoom show strokeColor
    strokeTransparency strokeWidth:integer`,
  filterCard: `
    $id backgroundColor border borderColor fontFamily foregroundColor inputBoxColor textSize:integer
    transparency:integer`,
  filterOperator: `
    backColor backShow backTransparency bold borderColor borderShow borderTransparency borderWidth
    cornerBottomLeft cornerBottomRight cornerRadius cornerTopLeft cornerTopRight fontColor
    fontFamily fontSize fontTransparency iconColor iconSize iconTransparency individualCorners
    italic showText underline`,
  filters: 'filteredToUniqueValue',
  forecast: `
    autoScale bandAreaColor bandAreaMatchColor bandAreaShow bandAreaTransparency bandLineAutoScale
    bandLineColor bandLineDashArray bandLineDashCap bandLineMatchColor bandLinePattern bandLineShow
    bandLineTransparency bandLineWidth dashArray dashCap displayName interpolation
    interpolationSmooth interpolationSmoothParam interpolationStep lineColor
    matchSeriesInterpolation show strokeTransparency style width`,
  general: 'formatString',
  'general/barChart': 'formatString responsive responsiveLegacy',
  'general/lineStackedColumnComboChart': `
    formatString responsive responsiveLegacy visualType1 visualType2`,
  'general/advancedSlicerVisual': 'formatString selfFilterEnabled',
  'general/common': `
    allowBinnedLineSample allowOverlappingPointsSample altText height:number keepLayerOrder width x
    y`,
  'general/filter': 'isInvertedSelectionMode requireSingleSelect',
  'general/group': 'altText height:number width x y',
  'general/textbox': 'paragraphs',
  'general/scatterChart': '@general/barChart dataVolume',
  'general/slicer': `
    count formatString orientation:verticalOrHorizontal outlineColor outlineWeight responsive
    selfFilterEnabled`,
  'general/pivotTable': 'formatString layout',
  'general/image': 'imageUrl',
  glow: '$id color shadowBlur show transparency',
  'glow/shape': '@glow -$id',
  glowCustom: `
    angle color glowDistance glowPositionPreset glowSpread position:shadowSide shadowBlur show
    transparency`,
  'glowCustom/cardVisual': '@glowCustom $id',
  goals: `
    bold direction distanceFontColor distanceFontFamily distanceLabel fontSize goalFontColor
    goalFontFamily goalText italic labelPrecision showDistance showGoal titleBold titleFontSize
    titleItalic titleUnderline underline`,
  'goals/scorecard': 'backgroundColor foregroundColor',
  grid: `
    gridHorizontal gridHorizontalColor gridHorizontalWeight gridVertical gridVerticalColor
    gridVerticalWeight imageHeight:number imageWidth outlineColor outlineStyle outlineWeight
    rowPadding:number textSize:number`,
  header: `
    background bold fontColor fontFamily italic outlineStyle show showRestatement text textSize
    underline`,
  'header/scorecard': 'backgroundColor foregroundColor show showCards showTitle showToolbar',
  heatMap: 'color0 color100 color50 filterRadius show transparency unit',
  heatMapLayer: `
    heatMapColorCenter heatMapColorHigh heatMapColorLow heatMapIntensity heatMapRadius
    heatMapRadiusUnit heatMapUseSize layerPosition mapTransparency maxZoom minZoom show`,
  hiddenProperties: 'savedUtterance',
  icon: '$id:itemState altText icon:image iconType iconUrl padding position show size transparency',
  'icon/actionButton': `
    $id bottomMargin horizontalAlignment iconSize:number image leftMargin lineColor lineTransparency
    lineWeight placement rightMargin shapeType show topMargin verticalAlignment`,
  image: `
    $id altText blur contrast exposure fit fixedSize horizontalAlignment image imageAreaSize
    imageData imageEffects imageType imageUrl padding position rectangleRoundedCurve
    rectangleRoundedCurveCustomStyle rectangleRoundedCurveLeftBottom rectangleRoundedCurveLeftTop
    rectangleRoundedCurveRightBottom rectangleRoundedCurveRightTop saturation show size transparency
    verticalAlignment`,
  'image/advancedSlicerVisual': `
    $id:itemState altText blur contrast effects enhancedBlur enhancedFit enhancedSaturation exposure
    height ignorePadding image:text imageAreaSize imageFile imageFit padding position saturation
    setAsBackGround show sourceType transparency url`,
  'image/listSlicer': '@image/advancedSlicerVisual position:leftOrRight',
  'image/image': `
    altText backgroundColor backgroundEnabled backgroundTransparency blur contrast cornerRadius
    cornerRadiusAdvanced cornerRadiusLeftBottom cornerRadiusLeftTop cornerRadiusRightBottom
    cornerRadiusRightTop effects exposure fit height saturation sourceField sourceFile sourceType
    sourceUrl strokeColor strokePattern strokeShow strokeTransparency strokeWidth transparency`,
  imageScaling: 'imageScalingType',
  indicator: `
    bold fontColor fontFamily fontSize horizontalAlignment iconSize indicatorDisplayUnits
    indicatorPrecision italic showIcon underline verticalAlignment`,
  inputBox: `
    acceptedColor background commitButtonBackgroundColor errorColor hoverColor questionBold
    questionFontColor questionFontFamily questionFontSize questionItalic questionUnderline
    restatementFontColor restatementFontFamily restatementFontSize warningColor`,
  inputText: `
    backColor backShow backTransparency bold borderColor borderShow borderTransparency borderWidth
    dismissColor dismissPosition dismissSize dismissSpacing dismissTransparency fontColor fontFamily
    fontSize fontTransparency italic paddingBottom paddingLeft paddingRight paddingTop
    pillCornerBottomLeft pillCornerBottomRight pillCornerRadius pillCornerTopLeft pillCornerTopRight
    pillHorizontalPosition pillIndividualCorners placeholder underline`,
  inputTextBox: `
    accentBarColor accentBarPosition accentBarShow accentBarTransparency accentBarWidth backColor
    backShow backTransparency borderColor borderShow borderTransparency borderWidth
    containerCornerBottomLeft containerCornerBottomRight containerCornerRadius
    containerCornerTopLeft containerCornerTopRight containerIndividualCorners paddingBottom
    paddingLeft paddingRight paddingTop placeholder placeholderBold placeholderFontColor
    placeholderFontFamily placeholderFontSize placeholderFontTransparency placeholderItalic
    placeholderUnderline`,
  insights: 'isAINode',
  items: `
    accessibilityContrastProperties background bold expandCollapseToggleType fontColor fontFamily
    italic outlineStyle padding:number steppedLayoutIndentation textSize underline`,
  keyDrivers: `
    allowKeyDrivers allowKeyDriversCounting allowProfiles countType numericTargetSelectedKind
    selectedAnalysis selectedNumericAnalysis selectedSort targetValue`,
  keyDriversDrillVisual: 'defaultColor referenceLineColor',
  keyInfluencersVisual: `
    canvasColor fontColor primaryColor primaryFontColor secondaryColor secondaryFontColor`,
  label: `
    $id alignBaselines bold fontColor fontFamily fontSize heading horizontalAlignment italic
    matchValueAlignment position:labelSide show text textWrap transparency underline`,
  'label/advancedSlicerVisual': '@label -text $id:itemState field labelSource',
  'label/listSlicer': '@label/advancedSlicerVisual -labelSource',
  labels: `
    backgroundColor backgroundTransparency bold color detailBold detailColor detailContentType
    detailCustomFormatString detailFontFamily detailFontSize detailFormatString detailItalic
    detailLabelDisplayUnits detailLabelPrecision detailShowBlankAs detailTransparency
    detailUnderline dynamicLabelDetail dynamicLabelTitle dynamicLabelValue enableBackground
    enableDetailDataLabel enableTitleDataLabel enableValueDataLabel fontFamily fontSize
    horizontalAlignment italic labelContainerMaxWidth labelContentLayout labelDensity
    labelDisplayUnits:displayUnitsOrCustom labelOrientation labelOverflow labelPosition
    labelPrecision optimizeLabelDisplay show showAll showBlankAs showByDefault showDynamicLabels
    showSeries titleBold titleColor titleContentType titleCustomFormatString titleFontFamily
    titleFontSize titleFormatString titleItalic titleLabelDisplayUnits titleLabelPrecision
    titleShowBlankAs titleTransparency titleUnderline transparency underline valueCustomFormatString
    valueFormatString wordWrap`,
  'labels/lineChart': `
    @labels -labelOrientation -labelOverflow -wordWrap leaderLineAutoScale leaderLineColor
    leaderLineDashArray leaderLineDashCap leaderLinePattern leaderLineTransparency leaderLineWidth
    leaderLines maximumOffset minimumOffset`,
  'labels/stackedAreaChart': `
    @labels -labelOrientation -labelOverflow -wordWrap leaderLines maximumOffset minimumOffset`,
  'labels/lineStackedColumnComboChart': `
    @labels -horizontalAlignment -labelOverflow -wordWrap labelDisplayUnits`,
  'labels/pieChart': `
    background:autoOnOff bold color fontFamily fontSize italic labelDisplayUnits labelPrecision
    labelStyle overflow percentageLabelPrecision position:pieLabelPosition show underline`,
  'labels/treemap': '@categoryAxis/funnel labelDisplayUnits labelPrecision',
  'labels/filledMap': 'color labelDisplayUnits labelPrecision show',
  'labels/waterfallChart': `
    @categoryLabels labelDisplayUnits labelOrientation labelPosition labelPrecision`,
  'labels/funnel': `
    @labels/waterfallChart -labelOrientation funnelLabelStyle percentageLabelPrecision`,
  'labels/card': '@labels/treemap -show preserveWhitespace',
  lastDate: 'bold fontSize italic lastDateFontColor lastDateFontFamily show underline',
  layout: 'ribbonGapSize seriesOrderReversed seriesOrderSorted stackedGapExplodes stackedGapSize',
  'layout/clusteredBarChart': `
    clusteredGapOverlapReverse clusteredGapOverlaps clusteredGapSize seriesOrderReversed
    seriesOrderSorted`,
  'layout/bookmarkNavigator': 'cellPadding columnCount orientation rowCount',
  'layout/lineChart': '',
  'layout/stackedAreaChart': 'seriesOrderReversed',
  'layout/lineStackedColumnComboChart': 'seriesOrderReversed seriesOrderSorted stackedGapSize',
  'layout/treemap': 'innerPadding:number outerPadding tilingMethod',
  'layout/cardVisual': `
    $id alignment autoGrid backgroundFillColor backgroundImage backgroundImageBlur
    backgroundImageContrast backgroundImageData backgroundImageEffects backgroundImageExposure
    backgroundImageFit backgroundImageHeight backgroundImageSaturation backgroundImageShow
    backgroundImageTransparency backgroundImageType backgroundImageUrl backgroundShow
    backgroundTransparency borderColor borderStyle borderTransparency borderWidth bottomOuterMargin
    calloutSize cellPadding collage columnCount columnPadding contentOrder customizeLines
    customizePadding fixedHeight fixedWidth gridlineColor gridlineStyle:lineStyle
    gridlineTransparency gridlineWidth leftOuterMargin lineColor lineStyle lineTransparency
    lineWidth maxTiles orientation paddingIndividual paddingUniform rectangleRoundedCurve
    rectangleRoundedCurveCustomStyle rectangleRoundedCurveLeftBottom rectangleRoundedCurveLeftTop
    rectangleRoundedCurveRightBottom rectangleRoundedCurveRightTop rightOuterMargin rowCount
    rowPadding showFixedSize style:cardStyle topOuterMargin`,
  'layout/advancedSlicerVisual': `
    @layout/cardVisual -$id -collage -contentOrder -paddingIndividual -paddingUniform`,
  'layout/listSlicer': `
    @layout/advancedSlicerVisual -autoGrid containerIndentation fixedButtonsCount indentation
    reverseIndentation`,
  legend: `
    bold fontFamily fontSize italic labelColor position:legendPosition show showGradientLegend
    showTitle titleText underline`,
  'legend/waterfallChart': '@legend -showGradientLegend',
  'legend/lineChart': '@legend/waterfallChart legendMarkerRendering matchLineColor',
  levelHeader: `
    levelHeaderBackgroundColor levelSubtitleBold levelSubtitleFontColor levelSubtitleFontFamily
    levelSubtitleFontSize levelSubtitleItalic levelSubtitleUnderline levelTitleBold
    levelTitleFontColor levelTitleFontFamily levelTitleFontSize levelTitleItalic levelTitleUnderline
    showSubtitles`,
  lineStyles: `
    areaColor areaMatchStrokeColor areaShow interpolationSmooth interpolationSmoothParam
    interpolationStep lineChartType lineStyle:linePattern markerColor markerShape markerSize
    segmentAlignment segmentGradient showMarker showMarkerByDefault showSeries strokeAutoScale
    strokeColor strokeDashArray strokeDashCap strokeLineJoin strokeShow strokeTransparency
    strokeWidth`,
  'lineStyles/lineStackedColumnComboChart': `
    @lineStyles -segmentAlignment -segmentGradient -strokeColor`,
  mapControls: `
    autoZoom centerLatitude centerLongitude geocodingCulture maxZoom:number minZoom:number
    showLassoButton showZoomButtons zoomLevel`,
  'mapControls/azureMap': `
    autoZoom autoZoomIncludesReferenceLayer centerLatitude centerLongitude defaultStyle
    geocodingCulture heading:number pitch showAdminDistrict2Borders showAdminDistrictBorders
    showBuildingFootprints showCountryRegionBorders showLabels showNavigationControls
    showRoadDetails showSelectionControl showStylePicker worldWrap zoom`,
  mapStyles: 'mapTheme showLabels',
  markers: `
    borderColor borderColorMatchFill borderShow borderTransparency borderWidth rotation transparency`,
  narrativeSelection: 'dismissSelectionScreen',
  numericInputStyle: '@date -hideDatePickerButton',
  outline: '$id lineColor show transparency weight',
  'outline/advancedSlicerVisual': '@outline $id:itemState',
  'outline/shape': '@outline -$id',
  outspacePane: 'expanded visible',
  'outspacePane/page': `
    backgroundColor border borderColor checkboxAndApplyColor fontFamily foregroundColor headerSize
    inputBoxColor searchTextSize titleSize transparency width:integer`,
  overFlow: 'overFlowDirection overFlowStyle',
  padding: '$id:itemState bottomMargin leftMargin paddingSelection rightMargin topMargin',
  'padding/common': 'bottom left right top',
  'padding/cardVisual': '@padding $id paddingIndividual paddingUniform',
  pageInformation: `
    pageInformationAltName pageInformationName pageInformationQnaPodEnabled pageInformationType`,
  pageRefresh: 'duration refreshType show',
  pageSize: 'pageSizeHeight pageSizeTypes pageSizeWidth',
  pages: 'showByDefault showHiddenPages showPage showTooltipPages',
  parameterMapping: 'mappings',
  pathLayer: 'color maxZoom minZoom show strokeTransparency strokeWidth:integer',
  pendingChangesIcon: `
    color position:placement show showTooltip size:number tooltipLabel tooltipText transparency`,
  personalizeVisual: 'perspectiveRef show',
  plotArea: 'image transparency',
  plotAreaShading: 'displayName lowerShadingColor show transparency upperShadingColor',
  ratioLine: 'autoScale dashArray dashCap displayName lineColor show style transparency width',
  referenceLabel: `
    @cardCalloutArea -backgroundFillColor -show backgroundColor backgroundShow formatString
    value:scalar`,
  referenceLabelDetail: `
    $id customFormatString detailBackgroundColor detailBold detailDisplayUnits detailFontColor
    detailFontFamily detailFontSize detailItalic detailPrecision detailTransparency detailUnderline
    detailValue formatString show showBlankAs textWrap`,
  referenceLabelLayout: `
    arrangement customizePadding horizontalAlignment labelSpace outerPadding paddingAfterDivider
    paddingBeforeDivider position:referenceLabelPosition style:referenceLabelStyle valueArea
    verticalAlignment`,
  referenceLabelTitle: `
    $id show textWrap titleBold titleContentType:referenceTitleContent titleFontColor
    titleFontFamily titleFontSize titleItalic titleText titleTransparency titleUnderline`,
  referenceLabelValue: `
    $id customFormatString show showBlankAs textWrap valueBold valueDisplayUnits valueFontColor
    valueFontFamily valueFontSize valueItalic valuePrecision valueTransparency valueUnderline`,
  referenceLayer: `
    bubbleFillColor bubbleStrokeColor bubbleStrokeTransparency bubbleStrokeWidth datasourceType
    lineStrokeColor lineStrokeTransparency lineStrokeWidth polygonFillColor polygonStrokeColor
    polygonStrokeTransparency polygonStrokeWidth referenceLayerUrl show unmappedObjectFillColor
    unmappedObjectStrokeColor unmappedObjectUseCustomColors unmappedObjectVisibility`,
  referenceLine: `
    autoScale dashArray dashCap dataLabelColor dataLabelDecimalPoints dataLabelDisplayUnits
    dataLabelHorizontalPosition dataLabelShow dataLabelText dataLabelVerticalPosition displayName
    lineColor position:layer shadeColor shadeColorMatchStroke shadeRegion shadeShow
    shadeTransparency show style transparency value width`,
  reportInfo: 'reference reportId workspaceId',
  ribbonBands: `
    borderColor borderColorMatchFill borderShow borderSize borderTransparency fillColor
    fillMatchColor fillTransparency show`,
  rotation: 'angle shapeAngle textAngle',
  rowHeaders: `
    alignment:columnAlignment backColor bold expandCollapseButtonsColor expandCollapseButtonsSize
    expandCompositeHierarchy fontColor fontFamily fontSize italic legacyStyleDisabled outlineColor
    outlineStyle outlineWeight repeatRowHeaders showExpandCollapseButtons stepped
    steppedLayoutIndentation underline unfrozen urlIcon wordWrap`,
  scalarKey: 'min',
  scorecard: `
    backgroundColor displayMode fontFamily foregroundColor goalIds scorecardId scorecardReference
    showCommandBar tableBackgroundColor`,
  script: 'provider source',
  searchBox: 'background borderColor outlineStyle',
  selection: 'restrictToLeafNodes selectAllCheckboxEnabled singleSelect strictSingleSelect',
  'selection/slicer': 'selectAllCheckboxEnabled singleSelect strictSingleSelect',
  selectionIcon: '@expansionIcon overlayPosition overlayToggle show showIconByState',
  sentimentColors: 'decreaseFill increaseFill otherFill totalFill',
  seriesLabels: `
    backgroundColor backgroundMatchColor backgroundTransparency bold enableBackground italic
    leaderLineAutoScale leaderLineColor leaderLineDashArray leaderLineDashCap leaderLinePattern
    leaderLineTransparency leaderLineWidth leaderLines maximumOffset seriesColor seriesFontFamily
    seriesMatchColor seriesMaximumWidth seriesPosition seriesTransparency seriesWordWrap show
    showAll showByDefault textSize underline`,
  shadow: '@glow angle shadowDistance shadowPositionPreset',
  'shadow/shape': '@shadow -$id',
  shadowCustom: '@dropShadow -preset shadowPositionPreset',
  'shadowCustom/cardVisual': '@shadowCustom $id',
  shape: `
    arrowStemWidth arrowheadSize chevronAngle hexagonSlant isocelesTriangleTipPosition
    octagonSnipSize parallelogramSlant rectangleRoundedCurve roundEdge speechBubbleHeight
    speechBubbleTailAngle speechBubbleTailPosition tabCutCornerSnipSizeBottom
    tabCutCornerSnipSizeTop tabCutCornerSnipSizeTopRight tabRoundCornerBottom tabRoundCornerTop
    tabRoundCornerTopRight tileShape trapezoidSlant`,
  'shape/shape': '@shape linecapType',
  'shape/shapeMap': 'projectionEnum',
  shapeCustomRectangle: `
    rectangleRoundedCurve rectangleRoundedCurveCustomStyle rectangleRoundedCurveLeftBottom
    rectangleRoundedCurveLeftTop rectangleRoundedCurveRightBottom rectangleRoundedCurveRightTop
    tabCutCornerSnipSizeBottom tabCutCornerSnipSizeCustomStyle tabCutCornerSnipSizeLeftBottom
    tabCutCornerSnipSizeLeftTop tabCutCornerSnipSizeRightBottom tabCutCornerSnipSizeRightTop
    tabCutCornerSnipSizeTop tileShape`,
  slicerSettings: 'multiselect',
  slices: 'innerRadiusRatio startAngle',
  slider: 'color handleBorderColor handleFillColor secondaryLineColor show',
  smallMultiplesAccentBar: '@accentBar -$id',
  smallMultiplesBorder: `
    gridlineColor gridlineShow gridlineStyle:lineStyle gridlineTransparency gridlineWidth`,
  smallMultiplesCellBackGround: `
    backgroundFillColor backgroundImage backgroundImageBlur backgroundImageContrast
    backgroundImageData backgroundImageDataFit backgroundImageEffects backgroundImageExposure
    backgroundImageHeight backgroundImageSaturation backgroundImageShow backgroundImageTransparency
    backgroundImageType backgroundImageUrl backgroundImageUrlFit backgroundShow
    backgroundTransparency`,
  smallMultiplesGrid: '@smallMultiplesBorder gridlineRegion',
  smallMultiplesHeader: `
    backgroundColor backgroundImage backgroundImageBlur backgroundImageContrast backgroundImageData
    backgroundImageEffects backgroundImageExposure backgroundImageFit backgroundImageHeight
    backgroundImageSaturation backgroundImageShow backgroundImageTransparency backgroundImageType
    backgroundImageUrl backgroundShow backgroundTransparency bold bottomMargin customFormatString
    displayUnits fontColor fontFamily fontSize horizontalAlignment italic leftMargin
    paddingIndividual paddingUniform precision rightMargin showBlankAs textWrap topMargin
    transparency underline verticalAlignment`,
  smallMultiplesLayout: `
    advancedPaddingOptions backgroundColor backgroundTransparency columnCount columnPaddingInner
    columnPaddingOuter gridLineColor gridLineShow gridLineStyle gridLineTransparency gridLineType
    gridLineWidth gridPadding layoutType rowCount rowPaddingInner rowPaddingOuter`,
  'smallMultiplesLayout/cardVisual': `
    autoGrid cellPadding columnCount columnPadding customizePadding fixNumberOfTiles headerPosition
    maxHeaderSize maxSmallMultiples orientation rowCount rowPadding style:cardStyle titleOrientation`,
  smallMultiplesOuterShape: `
    rectangleRoundedCurve rectangleRoundedCurveCustomStyle rectangleRoundedCurveLeftBottom
    rectangleRoundedCurveLeftTop rectangleRoundedCurveRightBottom rectangleRoundedCurveRightTop`,
  spacing: 'verticalSpacing',
  'spacing/common': `
    customizeSpacing spaceBelowSubTitle spaceBelowTitle spaceBelowTitleArea verticalSpacing:number`,
  'spacing/cardVisual': '$id verticalSpacing',
  sparklines: 'chartType dataColor markerColor markerShape markerSize markers strokeWidth',
  status: 'badColor direction:statusDirection goodColor neutralColor',
  stroke: 'show strokeColor strokeWidth',
  stylePreset: 'name',
  subTitle: `
    alignment bold fontColor fontFamily fontSize heading italic show text titleWrap underline`,
  subTotals: `
    $id applyToHeaders backColor bold columnSubtotals columnSubtotalsLabel fontColor fontFamily
    fontSize italic levelSubtotalEnabled levelSubtotalLabel perColumnLevel perRowLevel rowSubtotals
    rowSubtotalsLabel rowSubtotalsPosition underline`,
  subheader: '@subTitle -heading -text position:topOrBottom',
  suggestions: `
    cardBackground cardBold cardFontColor cardFontFamily cardFontSize cardItalic cardUnderline
    headerBold headerFontColor headerFontFamily headerFontSize headerItalic headerUnderline show`,
  summary: 'autoRefresh',
  text: `
    $id bold bottomMargin fontColor fontFamily fontSize horizontalAlignment italic leftMargin
    rightMargin show topMargin underline verticalAlignment`,
  'text/actionButton': '@text text',
  'text/textbox': 'color fontFamily fontSize',
  'text/shape': '@text/actionButton -$id',
  'text/aiNarratives': 'fontColor fontFamily fontSize textAlignment',
  tileLayer: `
    eastBounds isTMS layerPosition mapTransparency maxZoom minZoom northBounds show southBounds
    tileLayerUrl tileSize tileSizeDropdown westBounds`,
  title: '@subTitle background',
  toolbar: `
    openReportButton pageNavigation paramButton position:toolbarPosition show useFloatingToolbar`,
  total: `
    backColor bold fontColor fontFamily fontSize italic label outlineColor outlineStyle
    outlineWeight totals underline`,
  totals: '@categoryLabels labelDisplayUnits labelPrecision showPositiveAndNegative',
  'totals/stackedAreaChart': '@totals -showPositiveAndNegative',
  traffic: 'show showIncidents showTrafficControl',
  tree: `
    accentColor barsPerLevel connectorDefaultColor connectorType defaultClickAction density
    effectiveBarsPerLevel responsiveLayout`,
  trend: '@ratioLine combineSeries useHighlightValues',
  'trend/scatterChart': '@trend -useHighlightValues',
  trendline: 'show transparency',
  userPrompt: 'selectedVisualsJson text useAllVisuals useCurrentLocale',
  value: `
    $id:itemState bold customFormatString fontColor fontFamily fontSize horizontalAlignment italic
    labelDisplayUnits:displayUnitsOrCustom labelPrecision show showBlankAs text textWrap
    transparency underline verticalAlignment`,
  'value/cardVisual': '@value -text -verticalAlignment $id',
  valueAxis: `
    @categoryAxis -axisType -concatenateLabels -innerPadding -maxMarginFactor
    -preferredCategoryWidth scaleToFit sharedAxis`,
  'valueAxis/lineStackedColumnComboChart': `
    @valueAxis alignZeros secAxisStyle secBold secEnd secFontFamily secFontSize secItalic
    secLabelColor secLabelDisplayUnits secLabelPrecision secLogAxisScale secRoundRange secShow
    secShowAxisTitle secStart secTitleBold secTitleColor secTitleFontFamily secTitleFontSize
    secTitleItalic secTitleText secTitleUnderline secUnderline`,
  'valueAxis/waterfallChart': '@valueAxis -logAxisScale -scaleToFit -sharedAxis totalsEnabled',
  'valueAxis/scatterChart': '@valueAxis -scaleToFit -sharedAxis treatNullsAsZero',
  values: 'expr formatString',
  'values/tableEx': `
    backColor backColorPrimary backColorSecondary bold fontColor fontColorPrimary fontColorSecondary
    fontFamily fontSize icon italic outlineColor outlineStyle outlineWeight underline urlIcon webURL
    wordWrap`,
  'values/pivotTable': '@values/tableEx bandedRowHeaders valuesOnRow',
  visualHeader: `
    background border:color foreground show showCommentButton showCopyVisualImageButton
    showDrillDownExpandButton showDrillDownLevelButton showDrillRoleSelector showDrillToggleButton
    showDrillUpButton showFilterRestatementButton showFocusModeButton showFollowVisualButton
    showOptionsMenu showPersonalizeVisualButton showPinButton showSeeDataLayoutToggleButton
    showSetAlertButton showSmartNarrativeButton showTooltipButton showVisualErrorButton
    showVisualInformationButton showVisualWarningButton transparency`,
  visualHeaderTooltip: `
    background bold fontFamily fontSize italic section text themedBackground themedTitleFontColor
    titleFontColor transparency type underline`,
  visualLink: `
    bookmark dataFunction disabledTooltip drillthroughSection enabledTooltip navigationSection show
    showDefaultTooltip suppressDefaultTooltip tooltip tooltipPlaceholderText type:type webUrl`,
  visualTooltip: `
    @visualHeaderTooltip -text actionFontColor show showActionsInTooltips themedValueFontColor
    valueFontColor`,
  visualization: `
    backgroundColor backgroundTransparency currentAreaShaded currentLineColor currentValueBold
    currentValueFontColor currentValueFontFamily currentValueFontSize currentValueItalic
    currentValueUnderline dueDateBold dueDateFontColor dueDateFontFamily dueDateFontSize
    dueDateItalic dueDateUnderline goalNameBold goalNameFontColor goalNameFontFamily
    goalNameFontSize goalNameItalic goalNameUnderline growthBold growthFontColor growthFontFamily
    growthFontSize growthItalic growthUnderline notesFontColor notesFontSize ownerPhotoSize
    scorecardNameBold scorecardNameFontColor scorecardNameFontFamily scorecardNameFontSize
    scorecardNameItalic scorecardNameUnderline showDueDate showGoalName showGrowth showLegends
    showNotes showOwner showScorecardName showStatus showTargetLine showVisualization showXAxis
    showYAxis targetLineColor targetValueBold targetValueFontColor targetValueFontFamily
    targetValueFontSize targetValueItalic targetValueUnderline xAxisBold xAxisFontColor
    xAxisFontFamily xAxisFontSize xAxisItalic xAxisUnderline yAxisBold yAxisFontColor
    yAxisFontFamily yAxisFontSize yAxisItalic yAxisUnderline`,
  xAxisReferenceLine: '@referenceLine value:numberOrText',
  y2Axis: `
    secAxisStyle secBold secEnd secFontFamily secFontSize secItalic secLabelColor
    secLabelDisplayUnits secLabelPrecision secLogAxisScale secRoundRange secShowAxisTitle secStart
    secTitleBold secTitleColor secTitleFontFamily secTitleFontSize secTitleItalic secTitleText
    secTitleUnderline secUnderline show`,
  zoom: `
    categoryMax categoryMin categorySize show showLabels showOnCategoryAxis showOnValueAxis
    showTooltip valueMax valueMin valueSize`,
  'zoom/lineChart': '@zoom showOnValueSecAxis valueSecMax valueSecMin valueSecSize',
  'zoom/shapeMap': 'autoZoom manualZoom selectionZoom',
} as const;
