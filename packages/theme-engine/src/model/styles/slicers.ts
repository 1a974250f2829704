import { SLICER_STATE_IDS, type VisualName } from '../visuals';
import type { Cards, Ink } from './ink';
import { buildStates, buildText, buildTextBySize } from './parts';

/** The states of a tile's fill and border, in which a pressed tile has a colour of its own. */
const TILE_STATE_IDS = [...SLICER_STATE_IDS, 'interaction:press'] as const;

/** Builds the styles of the classic, list and button slicers. */
export function buildSlicerStyles(ink: Ink): Partial<Record<VisualName, Cards>> {
  return {
    slicer: buildClassicSlicer(ink),
    listSlicer: {
      ...buildNewSlicer(ink, { selected: ink.selected, onSelected: ink.first, hasOutline: false }),
      expansionIcon: buildStates(
        SLICER_STATE_IDS,
        { position: 'Left', size: 12, transparency: 0 },
        [{ color: ink.second }, { color: ink.first }, { color: ink.first }],
      ),
      selectionIcon: buildStates(
        SLICER_STATE_IDS,
        { show: true, position: 'Left', size: 14, spacing: 6, transparency: 0 },
        [{ color: ink.fourth }, { color: ink.second }, { color: ink.accent }],
      ),
      layout: [{ style: 'Table', cellPadding: 0, backgroundShow: false, indentation: 16 }],
    },
    advancedSlicerVisual: {
      ...buildNewSlicer(ink, {
        selected: ink.accentFill,
        onSelected: ink.onAccent,
        hasOutline: true,
      }),
      selectionIcon: buildStates(
        SLICER_STATE_IDS,
        { show: false, position: 'Left', size: 12, spacing: 6, transparency: 0 },
        [{ color: ink.fourth }, { color: ink.second }, { color: ink.onAccent }],
      ),
      layout: [{ style: 'Cards', cellPadding: 8, backgroundShow: false, alignment: 'center' }],
    },
  };
}

function buildClassicSlicer(ink: Ink): Cards {
  const box = { fontColor: ink.first, background: ink.card, ...buildTextBySize(ink.label) };
  return {
    general: [{ outlineColor: ink.third, outlineWeight: 1, orientation: 0, responsive: true }],
    header: [
      {
        show: true,
        fontColor: ink.second,
        background: ink.card,
        ...buildTextBySize(ink.header),
        outlineStyle: 0,
        showRestatement: false,
      },
    ],
    items: [
      {
        ...box,
        outlineStyle: 0,
        padding: 4,
        steppedLayoutIndentation: 16,
        accessibilityContrastProperties: true,
      },
    ],
    selection: [{ selectAllCheckboxEnabled: false, singleSelect: false }],
    date: [{ ...box, hideDatePickerButton: false }],
    numericInputStyle: [box],
    searchBox: [{ background: ink.card, borderColor: ink.third, outlineStyle: 0 }],
    slider: [
      {
        show: true,
        color: ink.accent,
        handleFillColor: ink.card,
        handleBorderColor: ink.accent,
        secondaryLineColor: ink.third,
      },
    ],
    pendingChangesIcon: [{ show: true, color: ink.accent, size: 14, transparency: 0 }],
  };
}

interface Selection {
  readonly selected: Ink['selected'];
  readonly onSelected: Ink['first'];
  readonly hasOutline: boolean;
}

/** Styles shared by the list and the button slicer: each item is a tile with states. */
function buildNewSlicer(ink: Ink, { selected, onSelected, hasOutline }: Selection): Cards {
  const corners = { rectangleRoundedCurve: ink.radius, rectangleRoundedCurveCustomStyle: false };
  return {
    fillCustom: buildStates(TILE_STATE_IDS, { show: true, transparency: 0 }, [
      { fillColor: ink.card },
      { fillColor: ink.hover },
      { fillColor: selected },
      { fillColor: ink.pressed },
    ]),
    value: buildStates(
      SLICER_STATE_IDS,
      {
        show: true,
        ...buildText(ink.label),
        horizontalAlignment: hasOutline ? 'center' : 'left',
        transparency: 0,
      },
      [{ fontColor: ink.first }, { fontColor: ink.first }, { fontColor: onSelected }],
    ),
    label: buildStates(
      SLICER_STATE_IDS,
      { show: false, ...buildText(ink.label), transparency: 0 },
      [{ fontColor: ink.second }, { fontColor: ink.second }, { fontColor: onSelected }],
    ),
    outline: buildStates(TILE_STATE_IDS, { show: hasOutline, weight: 1, transparency: 0 }, [
      { lineColor: ink.third },
      { lineColor: ink.fourth },
      { lineColor: selected },
      { lineColor: ink.fourth },
    ]),
    accentBar: buildStates(SLICER_STATE_IDS, { position: 'Left', width: 2, transparency: 0 }, [
      { show: false, color: ink.accent },
      { show: false, color: ink.accent },
      { show: false, color: ink.accent },
    ]),
    padding: [{ $id: 'default', paddingSelection: 'Narrow' }],
    spacing: [{ $id: 'default', verticalSpacing: 2 }],
    shapeCustomRectangle: [{ $id: 'default', tileShape: 'rectangleRoundedByPixel', ...corners }],
    shadowCustom: [
      { $id: 'default', show: false, color: ink.first, shadowBlur: 4, transparency: 85 },
    ],
    glowCustom: [{ $id: 'default', show: false, color: ink.accent, transparency: 60 }],
    selection: [{ selectAllCheckboxEnabled: false, singleSelect: false }],
  };
}
