import type { JsonObject } from '../json';
import { VISUAL_STATES, type VisualName } from '../visuals';
import type { Cards, Fill, Ink } from './ink';
import { buildStates, buildText } from './parts';

const NAVIGATOR_STATE_IDS = [...VISUAL_STATES, 'press'] as const;

/** Fill, text and border of one state. */
interface Look {
  readonly fill: Fill;
  readonly words: Fill;
  readonly line: Fill;
}

/**
 * Builds the styles of buttons and navigators. Each card has one item for each of VISUAL_STATES, and those of
 * navigators one more while they are pressed: there `selected` is the open page.
 */
export function buildButtonStyles(ink: Ink): Partial<Record<VisualName, Cards>> {
  const disabled = { fill: ink.secondary, words: ink.disabledText, line: ink.third };
  const filled = [
    { fill: ink.accentFill, words: ink.onAccent, line: ink.accentFill },
    { fill: ink.accentHover, words: ink.onAccent, line: ink.accentHover },
    { fill: ink.accentPressed, words: ink.onAccent, line: ink.accentPressed },
    disabled,
  ];
  // In a row of buttons only the selected one is filled.
  const inRow = [
    { fill: ink.card, words: ink.first, line: ink.third },
    { fill: ink.hover, words: ink.first, line: ink.fourth },
    { fill: ink.accentFill, words: ink.onAccent, line: ink.accentFill },
    disabled,
  ];
  const pressed = { fill: ink.pressed, words: ink.first, line: ink.fourth };
  const navigator: Cards = {
    ...buildPressable(ink, [...inRow, pressed]),
    accentBar: buildStates(VISUAL_STATES, { position: 'Bottom', width: 2, transparency: 0 }, [
      { show: false, color: ink.accent },
      { show: false, color: ink.accent },
      { show: false, color: ink.accent },
      { show: false, color: ink.third },
    ]),
    layout: [{ orientation: 0, cellPadding: 8 }],
  };
  return {
    actionButton: { ...buildPressable(ink, filled), icon: buildIcons(filled) },
    pageNavigator: {
      ...navigator,
      pages: [{ showByDefault: true, showHiddenPages: false, showTooltipPages: false }],
    },
    bookmarkNavigator: {
      ...navigator,
      bookmarks: [{ allowDeselectionBookmark: false }],
    },
  };
}

function buildPressable(ink: Ink, looks: readonly Look[]): Cards {
  const mapLooks = (own: (look: Look) => JsonObject) => looks.map(own);
  return {
    // The button draws its own background, and a card behind it would show at its corners.
    background: [{ show: false }],
    border: [{ show: false }],
    dropShadow: [{ show: false }],
    title: [{ show: false }],
    visualHeader: [{ show: false }],
    fill: buildStates(
      NAVIGATOR_STATE_IDS,
      { show: true, transparency: 0 },
      mapLooks((look) => ({ fillColor: look.fill })),
    ),
    text: buildStates(
      NAVIGATOR_STATE_IDS,
      {
        show: true,
        ...buildText(ink.header),
        horizontalAlignment: 'center',
        verticalAlignment: 'middle',
        topMargin: 2,
        rightMargin: 8,
        bottomMargin: 2,
        leftMargin: 8,
      },
      mapLooks((look) => ({ fontColor: look.words })),
    ),
    outline: buildStates(
      NAVIGATOR_STATE_IDS,
      { show: true, weight: 1, transparency: 0 },
      mapLooks((look) => ({ lineColor: look.line })),
    ),
    shadow: buildStates(
      NAVIGATOR_STATE_IDS,
      { show: false, shadowBlur: 4, shadowPositionPreset: 'bottom', transparency: 85 },
      mapLooks(() => ({ color: ink.first })),
    ),
    glow: buildStates(
      NAVIGATOR_STATE_IDS,
      { show: false, shadowBlur: 4, transparency: 60 },
      mapLooks(() => ({ color: ink.accent })),
    ),
    shape: [
      { $id: 'default', tileShape: 'rectangleRoundedByPixel', rectangleRoundedCurve: ink.radius },
    ],
  };
}

function buildIcons(looks: readonly Look[]): JsonObject[] {
  return buildStates(
    VISUAL_STATES,
    {
      show: true,
      lineWeight: 2,
      lineTransparency: 0,
      horizontalAlignment: 'center',
      verticalAlignment: 'middle',
    },
    looks.map((look) => ({ lineColor: look.words })),
  );
}
