/**
 * Every property of every card, by type. A name has the same type wherever it stands, except where
 * a card in cards.ts says otherwise (`name:type`). Types of one of a few values are in choices.ts.
 */
export const PROPERTIES = {
  boolean: `
    accentBarShow accessibilityContrastProperties addBackground advancedPaddingOptions aiEnabled
    alignBaselines alignZeros allowBinnedLineSample allowDeselectionBookmark allowKeyDrivers
    allowKeyDriversCounting allowOverlappingPointsSample allowProfiles applyToHeaders
    areaMatchStrokeColor areaShow autoGrid autoRefresh autoScale autoSizeColumnWidth autoStrokeColor
    autoZoom autoZoomIncludesReferenceLayer backgroundEnabled backgroundImageEffects
    backgroundImageShow backgroundMatchColor backgroundShow backShow bandAreaMatchColor bandAreaShow
    bandedRowHeaders bandLineAutoScale bandLineMatchColor bandLineShow barMatchSeriesColor barShow
    bold border borderColorMatchFill borderOutlineOnly borderShow cardBold cardItalic cardUnderline
    categoryLabelBold categoryLabelItalic categoryLabelUnderline clusteredBubbleBorderShow
    clusteredGapOverlapReverse clusteredGapOverlaps clusteringEnabled columnSubtotals combineSeries
    concatenateLabels confidenceBandShow containerIndentation containerIndividualCorners
    cornerRadiusAdvanced currentAreaShaded currentValueBold currentValueItalic currentValueUnderline
    customizeLines customizePadding customizeSpacing dataLabelBold dataLabelItalic dataLabelShow
    dataLabelUnderline defaultShow detailBold detailItalic detailUnderline dismissSelectionScreen
    dividerIgnorePadding dueDateBold dueDateItalic dueDateUnderline effects enableBackground enabled
    enableDetailDataLabel enableTitleDataLabel enableValueDataLabel expandCompositeHierarchy
    expanded exportAccessiblePDF exportCSV exportExcel exportMHTML exportPDF exportPPTX exportWord
    exportXML fillMatchColor filteredToUniqueValue fixedButtonsCount fixedSize fixNumberOfTiles
    goalNameBold goalNameItalic goalNameUnderline gridHorizontal gridlineAutoScale gridlineShow
    gridLineShow gridVertical growthBold growthItalic growthUnderline headerBold headerItalic
    headerUnderline heatMapUseSize hideDatePickerButton hideDeselectedBookmark ignorePadding
    imageEffects imageShow imageSplitTransparency includeToday individualCorners invertAxis isAINode
    isAnomalyHighlighted IsButtonsAdvanced isCalloutValuesAdvanced isExpansionIconAdvanced
    isImageAdvanced isInvertedSelectionMode isSelectionIconAdvanced isTMS italic keepLayerOrder
    labelBackground labelBold labelItalic labelMatchSeriesColor labelOverflow labelShow
    labelUnderline leaderLineAutoScale leaderLines legacyStyleDisabled levelSubtitleBold
    levelSubtitleItalic levelSubtitleUnderline levelSubtotalEnabled levelTitleBold levelTitleItalic
    levelTitleUnderline logAxisScale manualZoom markerBorderColorMatchFill markerBorderShow
    markerShow matchFillColor matchLineColor matchSeriesInterpolation matchValueAlignment
    multiselect openReportButton optimizeLabelDisplay overflow overlayToggle paddingIndividual
    pageInformationQnaPodEnabled pageInformationType pageNavigation paramButton perColumnLevel
    perRowLevel pillIndividualCorners placeholderBold placeholderItalic placeholderUnderline
    preserveWhitespace preventOverflow questionBold questionItalic questionUnderline
    rectangleRoundedCurveCustomStyle repeatRowHeaders requireSingleSelect responsive
    responsiveLayout responsiveLegacy restrictToLeafNodes reverseIndentation reverseStackOrder
    roundRange rowSubtotals scaleHeightOnZoom scaleThicknessOnZoom scaleToFit scorecardNameBold
    scorecardNameItalic scorecardNameUnderline secBold secItalic secLogAxisScale secRoundRange
    secShow secShowAxisTitle secTitleBold secTitleItalic secTitleUnderline secUnderline
    segmentGradient selectAllCheckboxEnabled selectionZoom selfFilterEnabled seriesMatchColor
    seriesOrderReversed seriesOrderSorted seriesWordWrap setAsBackGround shadeColorMatchStroke
    shadeMatchSeriesColor shadeShow sharedAxis show showActionsInTooltips showAdminDistrict2Borders
    showAdminDistrictBorders showAll showAllDataPoints showAxisTitle showBlankRows showBorder
    showBuildingFootprints showByDefault showCards showCommandBar showCommentButton
    showCopyVisualImageButton showCountryRegionBorders showDefaultTooltip showDistance
    showDrillDownExpandButton showDrillDownLevelButton showDrillRoleSelector showDrillToggleButton
    showDrillUpButton showDueDate showDynamicLabels showExpandCollapseButtons
    showFilterRestatementButton showFixedSize showFocusModeButton showFollowVisualButton showGoal
    showGoalName showGradientLegend showGrowth showHiddenPages showIcon showIconByState
    showIncidents showLabels showLassoButton showLegends showMarker showMarkerByDefault
    showNavigationControls showNegatives showNotes showOnCategoryAxis showOnValueAxis
    showOnValueSecAxis showOptionsMenu showOwner showPage showPersonalizeVisualButton showPinButton
    showPositiveAndNegative showRestatement showRoadDetails showScorecardName
    showSeeDataLayoutToggleButton showSelectionControl showSeries showSetAlertButton
    showSmartNarrativeButton showStatus showStylePicker showSubtitles showTargetLine showText
    showTitle showToolbar showTooltip showTooltipButton showTooltipPages showTrafficControl
    showVisualErrorButton showVisualInformationButton showVisualization showVisualWarningButton
    showXAxis showYAxis showZeros showZoomButtons singleSelect stackedGapExplodes stepped
    strictSingleSelect strokeAutoScale strokeShow styleHeader styleSubtotals styleTotal styleValues
    suppressDefaultTooltip switchAxisPosition tabCutCornerSnipSizeCustomStyle targetValueBold
    targetValueItalic targetValueUnderline textWrap titleBold titleItalic titleUnderline titleWrap
    tooltipShow totals totalsEnabled treatNullsAsZero underline unfrozen
    unmappedObjectUseCustomColors unmappedObjectVisibility urlIcon useAllVisuals useCurrentLocale
    useFloatingToolbar useHighlightValues valueBold valueItalic valuesOnRow valueUnderline visible
    wordWrap worldWrap wrapContent xAxisBold xAxisItalic xAxisUnderline yAxisBold yAxisItalic
    yAxisUnderline`,
  number: `
    accentBarTransparency accentBarWidth angle backgroundImageTransparency backgroundTransparency
    backTransparency bandAreaTransparency bandLineTransparency bandLineWidth barWeight barWidth
    blankRowTransparency borderSize borderThickness borderTransparency borderWidth bottom
    bubbleStrokeTransparency calloutSize cardPadding categoryMax categoryMin categorySize
    centerLatitude centerLongitude clusteredGapSize columnPaddingInner columnPaddingOuter
    dataLabelDecimalPoints detailTransparency dismissTransparency dividerTransparency dividerWidth
    eastBounds ExpectedHigh ExpectedLow ExpectedValue fillTransparency filterRadius fontTransparency
    glowDistance glowSpread gridHorizontalWeight gridlineThickness gridlineTransparency
    gridLineTransparency gridLineWidth gridlineWidth gridPadding gridVerticalWeight heatMapIntensity
    heatMapRadius iconTransparency imageTransparency imageWidth index interpolationSmoothParam
    labelBackgroundTransparency labelContainerMaxWidth labelSpace leaderLineTransparency
    leaderLineWidth left lineStrokeTransparency lineTransparency lineWidth mapTransparency
    markerBorderTransparency markerBorderWidth markerRotation markerShapeSize markerSize
    markerTransparency max maxDataValue maximumOffset minDataValue minimumOffset northBounds
    numericEnd numericStart numericTargetSelectedKind outerPadding outlineWeight ownerPhotoSize
    paddingAfterDivider paddingBeforeDivider pageSizeHeight pageSizeWidth pitch
    placeholderFontTransparency polygonStrokeTransparency preferredCategoryWidth radius
    relativeDuration ribbonGapSize right rotation rowPaddingInner rowPaddingOuter secEnd secStart
    seriesTransparency shadeTransparency shadowBlur shadowDistance shadowSpread southBounds
    spaceBelowSubTitle spaceBelowTitle spaceBelowTitleArea stackedGapSize steppedLayoutIndentation
    strokeTransparency strokeWidth target tileSize titleTransparency top transparency
    unselectedTransparency value Value valueArea valueMax valueMin valueSecMax valueSecMin
    valueSecSize valueSize valueTransparency weight westBounds width x x1 x2 y y1 y2 zoom zoomLevel`,
  integer: `
    arrowheadSize arrowStemWidth backgroundImageBlur backgroundImageContrast backgroundImageExposure
    backgroundImageHeight backgroundImageSaturation barBorderSize barHeight barsPerLevel blur
    bottomMargin bottomOuterMargin bubbleRadius bubbleSize bubbleStrokeWidth cellPadding
    chevronAngle clusteredBubbleRadius clusteredBubbleStrokeWidth columnCount columnPadding
    containerCornerBottomLeft containerCornerBottomRight containerCornerRadius
    containerCornerTopLeft containerCornerTopRight contrast cornerBottomLeft cornerBottomRight
    cornerRadius cornerRadiusLeftBottom cornerRadiusLeftTop cornerRadiusRightBottom
    cornerRadiusRightTop cornerTopLeft cornerTopRight count dataBarWidthPercent dataLabelPrecision
    dataVolume detailLabelPrecision detailPrecision dismissSpacing effectiveBarsPerLevel
    enhancedBlur enhancedSaturation exposure fixedHeight fixedWidth headerSize height hexagonSlant
    imageAreaSize imageBlur imageContrast imageExposure imageHeight imageSaturation indentation
    indicatorPrecision innerPadding innerRadiusRatio isocelesTriangleTipPosition labelDensity
    labelPrecision leftMargin leftOuterMargin lineStrokeWidth lineWeight logScale markers
    maxBreakdowns maxHeaderSize maxMarginFactor maxRadius maxScale maxSmallMultiples maxTiles
    maxZoom minBubbleRadius minScale minZoom octagonSnipSize outlineStyle padding paddingBottom
    paddingLeft paddingRight paddingTop paddingUniform parallelogramSlant percentageLabelPrecision
    pillCornerBottomLeft pillCornerBottomRight pillCornerRadius pillCornerTopLeft pillCornerTopRight
    polygonStrokeWidth precision rectangleRoundedCurve rectangleRoundedCurveLeftBottom
    rectangleRoundedCurveLeftTop rectangleRoundedCurveRightBottom rectangleRoundedCurveRightTop
    rightMargin rightOuterMargin roundEdge rowCount rowPadding saturation scale searchTextSize
    secLabelPrecision seriesMaximumWidth shapeAngle size spacing speechBubbleHeight
    speechBubbleTailAngle startAngle tabCutCornerSnipSizeBottom tabCutCornerSnipSizeLeftBottom
    tabCutCornerSnipSizeLeftTop tabCutCornerSnipSizeRightBottom tabCutCornerSnipSizeRightTop
    tabCutCornerSnipSizeTop tabCutCornerSnipSizeTopRight tabRoundCornerBottom tabRoundCornerTop
    tabRoundCornerTopRight textAngle thickness titleLabelPrecision titleSize topMargin
    topOuterMargin trapezoidSlant valuePrecision verticalSpacing zoomScaleFactor`,
  fontSize: `
    cardFontSize categoryLabelFontSize clusteredBubbleFontSize currentValueFontSize
    dataLabelFontSize detailFontSize dismissSize dueDateFontSize expandCollapseButtonsSize fontSize
    goalNameFontSize growthFontSize headerFontSize iconSize labelFontSize levelSubtitleFontSize
    levelTitleFontSize notesFontSize placeholderFontSize questionFontSize restatementFontSize
    scorecardNameFontSize secFontSize secTitleFontSize targetValueFontSize textSize titleFontSize
    valueFontSize xAxisFontSize yAxisFontSize`,
  text: `
    altText altTextColumns anchorDate backgroundImageData backgroundImageUrl bandLineDashArray
    BatchEnd BatchStart bookmark bookmarkGroup cardFontFamily categoryLabelFontFamily CategoryValue
    columnSubtotalsLabel currentValueFontFamily customFormatString dashArray dataLabelFontFamily
    deselectionBookmark detailCustomFormatString detailFontFamily detailFormatString
    detailShowBlankAs disabledTooltip displayName distanceFontFamily drillthroughSection
    dueDateFontFamily duration enabledTooltip endDate fontFamily formatString goalFontFamily goalIds
    goalNameFontFamily goalText gridlineDashArray growthFontFamily headerFontFamily iconId iconUrl
    imageData imageUrl label labelFontFamily lastDateFontFamily leaderLineDashArray
    levelSubtitleFontFamily levelSubtotalLabel levelTitleFontFamily mappings min name
    navigationSection pageInformationAltName pageInformationName perspectiveRef placeholder
    placeholderFontFamily provider questionFontFamily referenceLayerUrl reportId
    restatementFontFamily rowSubtotalsLabel rowWithReferenceText savedUtterance scorecardId
    scorecardNameFontFamily secFontFamily section secTitleFontFamily secTitleText selectedBookmark
    selectedVisualsJson seriesFontFamily showBlankAs source sourceField sourceUrl startDate
    strokeDashArray targetValue targetValueFontFamily text tileLayerUrl titleCustomFormatString
    titleFontFamily titleFormatString titleShowBlankAs titleText tooltip tooltipLabel
    tooltipPlaceholderText tooltipText url valueCustomFormatString valueFontFamily valueFormatString
    visualType1 visualType2 webURL webUrl workspaceId xAxisFontFamily yAxisFontFamily`,
  color: `
    accentBarColor accentColor acceptedColor actionFontColor areaColor backColor backColorPrimary
    backColorSecondary background backgroundColor backgroundFillColor badColor bandAreaColor
    bandLineColor barBorderColor barColor blankRowColor borderColor bubbleFillColor
    bubbleStrokeColor canvasColor cardBackground cardBackgroundColor cardFontColor
    cardForegroundColor categoryLabelFontColor chartBackgroundColor chartForegroundColor
    checkboxAndApplyColor clusteredBubbleFillColor clusteredBubbleFontColor
    clusteredBubbleStrokeColor color color0 color100 color50 commitButtonBackgroundColor
    confidenceBandColor connectorDefaultColor currentLineColor currentValueFontColor
    dataBarBackgroundColor dataBarColor dataColor dataLabelColor dataLabelFontColor decreaseFill
    defaultColor detailBackgroundColor detailColor detailFontColor dismissColor distanceFontColor
    dividerColor dueDateFontColor errorColor expandCollapseButtonsColor fill fillColor fontColor
    fontColorPrimary fontColorSecondary foreground foregroundColor goalFontColor goalNameFontColor
    goodColor gridHorizontalColor gridlineColor gridLineColor gridVerticalColor growthFontColor
    handleBorderColor handleFillColor headerFontColor heatMapColorCenter heatMapColorHigh
    heatMapColorLow hoverColor iconColor increaseFill inputBoxColor labelBackgroundColor labelColor
    lastDateFontColor leaderLineColor levelHeaderBackgroundColor levelSubtitleFontColor
    levelTitleFontColor lineColor lineStrokeColor lowerShadingColor markerBorderColor markerColor
    negativeBarColor neutralColor notesFontColor otherFill outlineColor placeholderFontColor
    polygonFillColor polygonStrokeColor positiveBarColor primaryColor primaryFontColor
    questionFontColor referenceLineColor restatementFontColor scorecardNameFontColor secLabelColor
    secondaryColor secondaryFontColor secondaryLineColor secTitleColor seriesColor shadeColor
    strokeColor tableBackgroundColor targetLineColor targetValueFontColor themedBackground
    themedTitleFontColor themedValueFontColor titleColor titleFontColor totalFill
    unmappedObjectFillColor unmappedObjectStrokeColor upperShadingColor valueFontColor warningColor
    xAxisFontColor yAxisFontColor`,
  image: 'backgroundImage image imageFile sourceFile',
  icon: 'icon',
  colorScale: 'fillRule',
  dataBars: 'dataBars',
  paragraphs: 'paragraphs',
  itemLocation: 'dataFunction reference scorecardReference',
  annotation: 'callout highlight',
  numberOrText: 'axisEnd axisStart end start',
  textOrInteger: 'field',
  scalar: 'detailValue dynamicLabelDetail dynamicLabelTitle dynamicLabelValue expr',
  state: '$id',
  aboveUnder: 'dataLabelVerticalPosition',
  accentBarPosition: 'accentBarPosition',
  alignment: 'alignment horizontalAlignment segmentAlignment',
  arrangement: 'arrangement',
  autoOrCustom: 'labelSource layoutType',
  axisStyle: 'axisStyle secAxisStyle',
  axisType: 'axisType',
  backgroundImageType: 'backgroundImageType imageType sourceType',
  barShape: 'barShape',
  borderPosition: 'borderPosition',
  chartType: 'chartType',
  collage: 'collage',
  columnAdjustment: 'columnAdjustment',
  columnAlignment: 'textAlignment titleAlignment',
  confidenceBandStyle: 'confidenceBandStyle',
  connectorType: 'connectorType',
  contentOrder: 'contentOrder',
  countType: 'aiMode countType',
  dataBarScalingType: 'dataBarScalingType',
  dataLabelText: 'dataLabelText',
  datasourceType: 'datasourceType',
  defaultClickAction: 'defaultClickAction',
  defaultStyle: 'defaultStyle',
  density: 'density',
  detailContentType: 'detailContentType',
  disabledItemsOrder: 'disabledItemsOrder',
  displayMode: 'displayMode',
  displayUnits: `
    dataLabelDisplayUnits indicatorDisplayUnits labelDisplayUnits secLabelDisplayUnits`,
  displayUnitsOrCustom: `
    detailDisplayUnits detailLabelDisplayUnits displayUnits titleLabelDisplayUnits valueDisplayUnits`,
  distanceLabel: 'distanceLabel',
  expandCollapseToggleType: 'expandCollapseToggleType',
  filterMode: 'filterMode',
  funnelLabelStyle: 'funnelLabelStyle',
  geocodingCulture: 'geocodingCulture',
  goalDirection: 'direction',
  gridLineType: 'gridlineRegion gridLineType',
  heading: 'heading',
  iconType: 'iconType imageSourceType',
  imageFit: `
    backgroundImageDataFit backgroundImageFit backgroundImageUrlFit enhancedFit fit imageDataFit
    imageUrlFit`,
  imageScalingType: 'imageFit imageScalingType',
  interpolationSmooth: 'interpolationSmooth',
  interpolationStep: 'interpolationStep',
  labelContentLayout: 'labelContentLayout',
  labelFormat: 'labelFormat tooltipFormat',
  labelPosition: 'labelPosition',
  labelStyle: 'labelStyle',
  layerPosition: 'layerPosition',
  leftOrRight: 'seriesPosition',
  leftRight: 'dataLabelHorizontalPosition dismissPosition pillHorizontalPosition',
  legendMarkerRendering: 'legendMarkerRendering',
  lineCap: 'bandLineDashCap dashCap gridlineDashCap leaderLineDashCap strokeDashCap',
  linecapType: 'linecapType',
  lineChartType: 'interpolation lineChartType',
  linePattern: 'bandLinePattern gridlineStyle leaderLinePattern style',
  lineStyle: 'borderStyle dividerLineStyle gridLineStyle lineStyle strokePattern',
  mapTheme: 'mapTheme',
  markerRangeType: 'markerRangeType',
  markerType: 'markerType',
  matrixLayout: 'layout',
  mode: 'mode',
  orientation: 'orientation',
  overFlowStyle: 'overFlowStyle',
  overlayPosition: 'overlayPosition',
  paddingSelection: 'paddingSelection',
  pageSizeTypes: 'pageSizeTypes',
  pitchAlignment: 'pitchAlignment rotationAlignment',
  placement: 'placement',
  preset: 'preset',
  projectionEnum: 'projectionEnum',
  radiusScalingMethod: 'radiusScalingMethod',
  refreshType: 'refreshType',
  relativePeriod: 'relativePeriod',
  relativeRange: 'relativeRange',
  relativeTimePeriod: 'relativeTimePeriod',
  rowSubtotalsPosition: 'rowSubtotalsPosition',
  selectedAnalysis: 'selectedAnalysis',
  selectedNumericAnalysis: 'selectedNumericAnalysis',
  selectedSort: 'selectedSort',
  shadeBandStyle: 'shadeBandStyle',
  shadeRegion: 'shadeRegion',
  shadowPositionPreset: 'glowPositionPreset shadowPositionPreset',
  shapeType: 'shapeType',
  shownMarkerShape: 'markerShape',
  side: 'headerPosition position',
  speechBubbleTailPosition: 'speechBubbleTailPosition',
  strokeLineJoin: 'strokeLineJoin',
  tileShape: 'tileShape',
  tileSizeDropdown: 'tileSizeDropdown',
  tilingMethod: 'tilingMethod',
  titleContentType: 'titleContentType',
  titleOrientation: 'titleOrientation',
  tooltipType: 'type',
  unit: 'heatMapRadiusUnit unit',
  verticalAlignment: 'verticalAlignment',
  verticalOrHorizontal: 'labelOrientation overFlowDirection',
} as const;
