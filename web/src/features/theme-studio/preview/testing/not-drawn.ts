/** Settings of a base theme that the preview does not draw, each kind with its reason. */
export const NOT_DRAWN: readonly (readonly [settings: RegExp, reason: string])[] = [
  [/^(basicShape|group)\./, 'The sample report has none.'],
  [
    /^(azureMap|hundredPercentStackedAreaChart|lineStackedColumnComboChart|ribbonChart|textSlicer)\./,
    'The sample shows such a visual by its main parts.',
  ],
  [/\.(smallMultiples\w*|subheader)\./, 'The sample has no small multiples.'],
  [
    /\.(responsive|keepLayerOrder|hideDatePickerButton|accessibilityContrastProperties|legacyStyleDisabled|preventOverflow|markerRangeType)$/,
    'It says how a visual behaves.',
  ],
  [/\.visualHeader\.|\.mapControls\./, 'It shows under the pointer alone.'],
  [
    /^cardVisual\.(image|overflow|overFlow|referenceLabel\w*|divider|borderCustom|shadowCustom|subTitle|title)\./,
    'The sample’s cards have none.',
  ],
  [
    /\.(legend\.show(Gradient|Title)\w*)$/,
    'Legends of the sample have neither title nor gradient.',
  ],
  [
    /\.(wordWrap|titleWrap|concatenateLabels)$|^\*\.wordWrap\./,
    'The sample’s words fit their lines.',
  ],
  [
    /\.(seriesLabels|forecast|centerValue|fillPoint)\./,
    'The sample’s charts have none; a report switches it on.',
  ],
  [/^\*\.(line|plotArea|y2Axis)\./, 'Opaque and shown: as it is drawn.'],
  [
    /\.(padding|spacing|layout)\.|\.text\.(\w+Margin|alignment)$|\.maxMarginFactor$/,
    'The preview keeps rooms of its own.',
  ],
  [/\.(grid|general|dropdown)\.\w+/, 'Drawn with the colour of the lines beside it.'],
  [/^\*\.dropShadow\./, 'The shadow has one softness.'],
  [/\.stylePreset\.name$/, 'A preset changes other settings, which are drawn.'],
  [/^page\.(displayArea|pageSize)\./, 'The sample’s pages have sizes of their own.'],
  [
    /^(actionButton|pageNavigator|bookmarkNavigator|shape|image|textbox|slicer|listSlicer|advancedSlicerVisual)\.(background|border|dropShadow|title|subTitle|shadowCustom|label|icon)\./,
    'Pressed and chosen visuals of the sample wear no frame.',
  ],
  [
    /\.(tileShape|roundEdge|rectangleRoundedCurveCustomStyle|selectionIcon\.size|horizontalAlignment)$/,
    'Rounded rectangles alone.',
  ],
  [/\.subTitle\./, 'The sample’s visuals have no subtitle, but text boxes.'],
  [/^cardVisual\.(label|value|outline|fillCustom)\./, 'The sample’s cards lie flat.'],
  [/\.categoryAxis\.gridlineShow$/, 'Bars have lines across their values alone.'],
];
