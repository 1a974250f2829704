import { DECISION_LIST, textSize, type Decisions, type TextStyle } from './decisions';
import { faceOf, weightOf } from './fonts';
import type { JsonObject } from './json';
import { barStyles } from './styles/bars';
import { buttonStyles } from './styles/buttons';
import { elementStyles, everyVisual, pageStyles } from './styles/chrome';
import { figureStyles } from './styles/cards-and-gauges';
import { disabledText, inkOf, wordsOn, type Cards } from './styles/ink';
import { lineStyles } from './styles/lines';
import { partsOfWholeStyles } from './styles/parts-of-whole';
import { pointStyles } from './styles/points';
import { slicerStyles } from './styles/slicers';
import { tableStyles } from './styles/tables';
import { VISUAL_NAMES, type VisualName } from './visuals';

/**
 * The theme that follows from a designer's decisions: each key is one that Power BI knows. It runs
 * for each frame of a drag: equal parts of visuals are one shared object, and themes that differ in
 * data colours share their styles.
 */
export function buildTheme(name: string, decisions: Decisions): JsonObject {
  const d = decisions;
  const { textClasses, visualStyles } = stylesOf(d);
  return {
    name,
    dataColors: d.dataColors,
    firstLevelElements: d.firstLevel,
    secondLevelElements: d.secondLevel,
    thirdLevelElements: d.thirdLevel,
    fourthLevelElements: d.fourthLevel,
    background: d.background,
    secondaryBackground: d.secondaryBackground,
    accent: d.accent,
    tableAccent: d.tableAccent,
    good: d.good,
    neutral: d.neutral,
    bad: d.bad,
    minimum: d.minimum,
    ...(d.center !== null && { center: d.center }),
    maximum: d.maximum,
    null: d.missing,
    hyperlink: d.accent,
    visitedHyperlink: d.accent,
    disabledText: disabledText(d),
    shapeStroke: d.thirdLevel,
    mapPushpin: d.accent,
    textClasses,
    visualStyles,
  };
}

interface Styles {
  readonly textClasses: JsonObject;
  readonly visualStyles: JsonObject;
}
let latest: { decisions: Decisions; onData: string; styles: Styles } | undefined;

/**
 * Data colours decide one thing about the styles: white or black words on them. Sharing the styles
 * takes 0.01 ms instead of 0.3 ms, and lets the preview see that only data colours changed.
 */
function stylesOf(decisions: Decisions): Styles {
  const onData = wordsOn(decisions.dataColors);
  if (latest?.onData === onData && differInData(latest.decisions, decisions)) return latest.styles;
  const styles = { textClasses: textClasses(decisions), visualStyles: visualStyles(decisions) };
  latest = { decisions, onData, styles };
  return styles;
}

function differInData(one: Decisions, other: Decisions): boolean {
  return DECISION_LIST.every(({ key }) => key === 'dataColors' || one[key] === other[key]);
}

/** Power BI's fourteen text classes; the ones we don't ask for follow the four we do. */
function textClasses(d: Decisions): JsonObject {
  const text = ({ weight, size }: TextStyle, color: string): JsonObject => ({
    fontFace: faceOf(d.font, weight),
    fontSize: textSize(size),
    ...heaviness(weightOf(d.font, weight)),
    color,
  });
  const { title, callout, header, label } = d;
  const semibold = { ...label, weight: 'semibold' } as const;
  const larger = { ...label, size: label.size + 2 };
  const smaller = { ...label, size: label.size - 1 };
  return {
    title: text(title, d.firstLevel),
    callout: text(callout, d.firstLevel),
    header: text(header, d.firstLevel),
    label: text(label, d.secondLevel),
    largeTitle: text({ ...title, size: title.size + 4 }, d.firstLevel),
    dataTitle: text(title, d.firstLevel),
    boldLabel: text({ ...label, weight: 'bold' }, d.firstLevel),
    semiboldLabel: text(semibold, d.firstLevel),
    largeLabel: text(larger, d.secondLevel),
    largeLightLabel: text(larger, d.fourthLevel),
    lightLabel: text(label, d.fourthLevel),
    smallLabel: text(smaller, d.secondLevel),
    smallLightLabel: text(smaller, d.fourthLevel),
    smallDataLabel: text(smaller, d.firstLevel),
  };
}

function heaviness(weight: string | undefined): JsonObject {
  return weight === undefined ? {} : { fontWeight: weight };
}

function visualStyles(d: Decisions): JsonObject {
  const ink = inkOf(d);
  const styles: Partial<Record<VisualName, Cards>> = {
    ...barStyles(ink),
    ...lineStyles(ink),
    ...partsOfWholeStyles(ink),
    ...pointStyles(ink),
    ...figureStyles(ink),
    ...tableStyles(ink),
    ...slicerStyles(ink),
    ...buttonStyles(ink),
    ...elementStyles(ink),
  };
  const { page, group } = pageStyles(ink);
  return {
    '*': { '*': everyVisual(ink) },
    page: { '*': page },
    group: { '*': group },
    ...Object.fromEntries(VISUAL_NAMES.map((visual) => [visual, { '*': styles[visual] ?? {} }])),
  };
}
