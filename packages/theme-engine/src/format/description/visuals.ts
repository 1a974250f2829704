/** Cards that every visual has, beside its own. */
export const COMMON_CARDS = `
  background border divider dropShadow general/common lockAspect=switch padding/common
  spacing/common stylePreset subTitle title visualHeader visualHeaderTooltip visualLink
  visualTooltip`;

/** Parts of a report that are no visuals: they have no common cards and no style presets. */
export const PAGE_PARTS = {
  report: 'outspacePane section=displayArea',
  page: `
    background/page displayArea filterCard outspace=background/page outspacePane/page
    pageInformation pageRefresh pageSize personalizeVisual`,
  filter: 'general/filter',
  group: 'background general/group lockAspect=switch',
} as const;

/**
 * Every visual with its cards: the kind of the card in cards.ts, `name=kind` where the kind has
 * another name. `@visual` stands for all cards of another visual, `-name` takes one away.
 */
export const VISUAL_CARDS = {
  actionButton: `
    fill/actionButton glow icon/actionButton outline rotation shadow shape text/actionButton`,
  bookmarkNavigator: `
    accentBar bookmarks fill glow layout/bookmarkNavigator outline rotation shadow shape text`,
  textbox: 'general/textbox text/textbox values',
  pageNavigator: '@bookmarkNavigator -bookmarks pages',
  shape: 'fill/shape glow/shape outline/shape rotation shadow/shape shape/shape text/shape',
  barChart: `
    annotationTemplate categoryAxis dataPoint error filters general/barChart labels layout legend
    plotArea ribbonBands smallMultiplesLayout subheader totals trend valueAxis xAxisReferenceLine
    y1AxisReferenceLine=referenceLine zoom`,
  columnChart: '@barChart',
  clusteredBarChart: `
    @barChart -ribbonBands -totals dataPoint/clusteredBarChart layout/clusteredBarChart
    referenceLine`,
  clusteredColumnChart: '@clusteredBarChart',
  hundredPercentStackedBarChart: '@barChart',
  hundredPercentStackedColumnChart: '@barChart',
  lineChart: `
    annotationTemplate anomalyDetection categoryAxis/lineChart dataPoint/lineChart error/lineChart
    filters forecast general/barChart labels/lineChart layout/lineChart legend/lineChart lineStyles
    markers plotArea referenceLine scalarKey seriesLabels smallMultiplesLayout subheader trend
    valueAxis xAxisReferenceLine y1AxisReferenceLine=referenceLine y2Axis zoom/lineChart`,
  areaChart: '@lineChart -anomalyDetection -error -forecast',
  stackedAreaChart: `
    @areaChart -referenceLine categoryAxis/stackedAreaChart labels/stackedAreaChart
    layout/stackedAreaChart totals/stackedAreaChart`,
  hundredPercentStackedAreaChart: '@stackedAreaChart',
  lineStackedColumnComboChart: `
    annotationTemplate categoryAxis/lineStackedColumnComboChart
    dataPoint/lineStackedColumnComboChart error/lineChart filters
    general/lineStackedColumnComboChart labels/lineStackedColumnComboChart
    layout/lineStackedColumnComboChart legend/lineChart lineStyles/lineStackedColumnComboChart
    markers plotArea seriesLabels smallMultiplesLayout subheader totals
    valueAxis/lineStackedColumnComboChart xAxisReferenceLine y1AxisReferenceLine=referenceLine
    zoom/lineChart`,
  lineClusteredColumnComboChart: `
    @lineStackedColumnComboChart -totals dataPoint/lineClusteredColumnComboChart
    layout/clusteredBarChart referenceLine trend`,
  ribbonChart: '@barChart',
  waterfallChart: `
    breakdown categoryAxis/waterfallChart general/barChart labels/waterfallChart
    legend/waterfallChart plotArea sentimentColors valueAxis/waterfallChart
    y1AxisReferenceLine=referenceLine`,
  funnel: `
    categoryAxis/funnel dataPoint/funnel general labels/funnel percentBarLabel=categoryAxis/funnel`,
  scatterChart: `
    bubbles categoryAxis/scatterChart categoryLabels clustering colorBorder=switch
    colorByCategory=switch currentFrameIndex dataPoint/funnel fillPoint general/scatterChart legend
    markers plotArea plotAreaShading ratioLine referenceLine trend/scatterChart
    valueAxis/scatterChart xAxisReferenceLine=referenceLine y1AxisReferenceLine=referenceLine zoom`,
  pieChart: `
    annotationTemplate dataPoint/pieChart general labels/pieChart legend/waterfallChart slices`,
  donutChart: '@pieChart',
  treemap: `
    categoryLabels=categoryAxis/funnel dataPoint/treemap general labels/treemap layout/treemap
    legend/waterfallChart`,
  map: `
    bubbles/map categoryLabels dataPoint/map general heatMap legend/waterfallChart mapControls
    mapStyles`,
  filledMap: `
    categoryLabels=switch dataPoint/map general labels/filledMap legend/waterfallChart mapControls
    mapStyles stroke`,
  shapeMap: `
    dataPoint/funnel defaultColors general legend/waterfallChart shape/shapeMap zoom/shapeMap`,
  azureMap: `
    barChart bubbleLayer categoryLabels commonDataOptions dataPoint/azureMap filledMap general
    heatMapLayer labels/filledMap legend/waterfallChart mapControls/azureMap pathLayer
    referenceLayer tileLayer traffic`,
  gauge: 'axis calloutValue dataPoint/gauge general labels/treemap target=labels/treemap',
  cardVisual: `
    accentBar border/cardVisual cardCalloutArea cardImage divider/cardVisual fillCustom/cardVisual
    general glowCustom/cardVisual grid=border/cardVisual image label layout/cardVisual outline
    overFlow padding/cardVisual referenceLabel referenceLabelDetail referenceLabelLayout
    referenceLabelTitle referenceLabelValue rotation shadowCustom/cardVisual shapeCustomRectangle
    smallMultiplesAccentBar smallMultiplesBorder smallMultiplesCellBackGround smallMultiplesGrid
    smallMultiplesHeader smallMultiplesLayout/cardVisual smallMultiplesOuterShape
    smallMultiplesOverFlow=overFlow spacing/cardVisual value/cardVisual`,
  card: 'categoryLabels/card general labels/card wordWrap=switch',
  multiRowCard: 'card cardTitle categoryLabels=categoryAxis/funnel dataLabels=cardTitle general',
  kpi: 'general goals indicator lastDate status trendline',
  slicer: `
    data/slicer date dateRange general/slicer header items numericInputStyle pendingChangesIcon
    searchBox selection/slicer slider`,
  tableEx: `
    accessibility clustering columnFormatting columnHeaders columnWidth general grid sparklines
    total values/tableEx`,
  pivotTable: `
    accessibility/pivotTable annotationTemplate/pivotTable blankRows columnFormatting/pivotTable
    columnHeaders/pivotTable columnTotal columnWidth general/pivotTable grid rowHeaders
    rowTotal=columnTotal sparklines subTotals total=columnTotal values/pivotTable`,
  scriptVisual: 'script',
  pythonVisual: 'script',
  keyDriversVisual: 'keyDrivers keyDriversDrillVisual keyInfluencersVisual',
  decompositionTreeVisual: `
    analysis categoryLabels/decompositionTreeVisual dataBars dataLabels/decompositionTreeVisual
    general insights levelHeader tree`,
  qnaVisual: 'hiddenProperties inputBox suggestions',
  aiNarratives: 'narrativeSelection summary text/aiNarratives userPrompt',
  scorecard: `
    columnHeaders/scorecard detailsPane goals/scorecard header/scorecard scorecard visualization`,
  rdlVisual: 'autoFilter=switch export parameterMapping reportInfo toolbar',
  advancedSlicerVisual: `
    accentBar/advancedSlicerVisual actionState background/advancedSlicerVisual behavior data
    fillCustom general/advancedSlicerVisual glowCustom icon image/advancedSlicerVisual
    label/advancedSlicerVisual layout/advancedSlicerVisual outline/advancedSlicerVisual overFlow
    padding rotation selection selectionIcon shadowCustom shapeCustomRectangle spacing value`,
  textSlicer: 'applyButton dropdown filterOperator general inputText inputTextBox slicerSettings',
  listSlicer: `
    @advancedSlicerVisual -behavior expansionIcon image/listSlicer label/listSlicer
    layout/listSlicer`,
  image: 'general/image image/image imageScaling',
} as const;
