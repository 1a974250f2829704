import { DECISION_LIST, clampTextSize, type Decisions, type TextStyle } from './decisions';
import { chooseFace, chooseFontWeight } from './fonts';
import type { JsonObject } from './json';
import { buildBarStyles } from './styles/bars';
import { buildButtonStyles } from './styles/buttons';
import { buildElementStyles, buildEveryVisual, buildPageStyles } from './styles/chrome';
import { buildFigureStyles } from './styles/cards-and-gauges';
import { mixDisabledText, createInk, chooseWordsColor, type Cards } from './styles/ink';
import { buildLineStyles } from './styles/lines';
import { buildPartsOfWholeStyles } from './styles/parts-of-whole';
import { buildPointStyles } from './styles/points';
import { buildSlicerStyles } from './styles/slicers';
import { buildTableStyles } from './styles/tables';
import { VISUAL_NAMES, type VisualName } from './visuals';

/**
 * Builds the theme from a designer's decisions, using only keys that Power BI knows. It runs for
 * each frame of a drag, so equal parts of visuals are one shared object, and themes that differ
 * only in data colours share their styles.
 */
export function buildTheme(name: string, decisions: Decisions): JsonObject {
  const d = decisions;
  const { textClasses, visualStyles } = buildStyles(d);
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
    disabledText: mixDisabledText(d),
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
 * Data colours affect the styles only through the text colour on them, white or black. Sharing the
 * styles takes 0.01 ms instead of 0.3 ms, and lets the preview see that only data colours changed.
 */
function buildStyles(decisions: Decisions): Styles {
  const onData = chooseWordsColor(decisions.dataColors);
  if (latest?.onData === onData && isSameExceptData(latest.decisions, decisions))
    return latest.styles;
  const styles = {
    textClasses: buildTextClasses(decisions),
    visualStyles: buildVisualStyles(decisions),
  };
  latest = { decisions, onData, styles };
  return styles;
}

function isSameExceptData(one: Decisions, other: Decisions): boolean {
  return DECISION_LIST.every(({ key }) => key === 'dataColors' || one[key] === other[key]);
}

/**
 * Builds Power BI's fourteen text classes. Those without a decision follow the four that have one.
 */
function buildTextClasses(d: Decisions): JsonObject {
  const buildTextClass = ({ weight, size }: TextStyle, color: string): JsonObject => ({
    fontFace: chooseFace(d.font, weight),
    fontSize: clampTextSize(size),
    ...buildFontWeight(chooseFontWeight(d.font, weight)),
    color,
  });
  const { title, callout, header, label } = d;
  const semibold = { ...label, weight: 'semibold' } as const;
  const larger = { ...label, size: label.size + 2 };
  const smaller = { ...label, size: label.size - 1 };
  return {
    title: buildTextClass(title, d.firstLevel),
    callout: buildTextClass(callout, d.firstLevel),
    header: buildTextClass(header, d.firstLevel),
    label: buildTextClass(label, d.secondLevel),
    largeTitle: buildTextClass({ ...title, size: title.size + 4 }, d.firstLevel),
    dataTitle: buildTextClass(title, d.firstLevel),
    boldLabel: buildTextClass({ ...label, weight: 'bold' }, d.firstLevel),
    semiboldLabel: buildTextClass(semibold, d.firstLevel),
    largeLabel: buildTextClass(larger, d.secondLevel),
    largeLightLabel: buildTextClass(larger, d.fourthLevel),
    lightLabel: buildTextClass(label, d.fourthLevel),
    smallLabel: buildTextClass(smaller, d.secondLevel),
    smallLightLabel: buildTextClass(smaller, d.fourthLevel),
    smallDataLabel: buildTextClass(smaller, d.firstLevel),
  };
}

function buildFontWeight(weight: string | undefined): JsonObject {
  return weight === undefined ? {} : { fontWeight: weight };
}

function buildVisualStyles(d: Decisions): JsonObject {
  const ink = createInk(d);
  const styles: Partial<Record<VisualName, Cards>> = {
    ...buildBarStyles(ink),
    ...buildLineStyles(ink),
    ...buildPartsOfWholeStyles(ink),
    ...buildPointStyles(ink),
    ...buildFigureStyles(ink),
    ...buildTableStyles(ink),
    ...buildSlicerStyles(ink),
    ...buildButtonStyles(ink),
    ...buildElementStyles(ink),
  };
  const { page, group } = buildPageStyles(ink);
  return {
    '*': { '*': buildEveryVisual(ink) },
    page: { '*': page },
    group: { '*': group },
    ...Object.fromEntries(VISUAL_NAMES.map((visual) => [visual, { '*': styles[visual] ?? {} }])),
  };
}
