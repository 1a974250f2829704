import { computeContrast } from '../contrast';
import { clampTextSize, type Decisions, type TextStyle } from '../decisions';
import { chooseFace, needsBold } from '../fonts';
import { mix, parseHex, toHex } from '../gradient';
import type { JsonObject } from '../json';

/** A colour as a visual's property holds it. */
export type Fill = Readonly<{ solid: { color: string } }>;

/** One text style by the three names that most cards use for it. */
export interface Face {
  readonly family: string;
  readonly size: number;
  readonly bold: boolean;
}

/** Cards of one visual, by name. */
export type Cards = Readonly<Record<string, readonly JsonObject[]>>;

/**
 * The shared colours and text styles from which all visual styles are built. Created once per
 * theme.
 */
export interface Ink {
  readonly d: Decisions;
  readonly accent: Fill;
  readonly accentFill: Fill;
  readonly accentHover: Fill;
  readonly accentPressed: Fill;
  /** Words on the three above: white or black, whichever is read better. */
  readonly onAccent: Fill;
  /** A touch of the accent over the card: what is selected and keeps its own words. */
  readonly selected: Fill;
  /** A touch of the words over the card: what is pointed at. */
  readonly hover: Fill;
  readonly pressed: Fill;
  readonly disabledText: Fill;
  readonly tableAccent: Fill;
  readonly page: Fill;
  readonly card: Fill;
  readonly secondary: Fill;
  /** Every other row of a table. */
  readonly band: Fill;
  readonly outspace: Fill;
  readonly first: Fill;
  readonly second: Fill;
  readonly third: Fill;
  readonly fourth: Fill;
  /** Words on the data colours: white or black. */
  readonly onData: Fill;
  readonly good: Fill;
  readonly neutral: Fill;
  readonly bad: Fill;
  readonly minimum: Fill;
  readonly center: Fill;
  readonly maximum: Fill;
  readonly missing: Fill;
  readonly title: Face;
  readonly callout: Face;
  readonly header: Face;
  readonly label: Face;
  /** Corner radius where a property wants a whole number. */
  readonly radius: number;
}

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Shares of the way to another colour. */
const HOVER = 0.12;
const PRESSED = 0.3;
const TOUCH_OF_ACCENT = 0.14;
const TOUCH_OF_WORDS = 0.06;
const TOUCH_OF_WORDS_PRESSED = 0.12;
const BAND = 0.45;
const FADED = 0.35;

export function createInk(d: Decisions): Ink {
  const onAccent = chooseWordsColor([d.accentFill]);
  // Away from its words: they are read better, never worse.
  const away = onAccent === WHITE ? BLACK : WHITE;
  return {
    d,
    accent: createFill(d.accent),
    accentFill: createFill(d.accentFill),
    accentHover: createFill(mixColors(d.accentFill, away, HOVER)),
    accentPressed: createFill(mixColors(d.accentFill, away, PRESSED)),
    onAccent: createFill(onAccent),
    selected: createFill(mixColors(d.background, d.accentFill, TOUCH_OF_ACCENT)),
    hover: createFill(mixColors(d.background, d.firstLevel, TOUCH_OF_WORDS)),
    pressed: createFill(mixColors(d.background, d.firstLevel, TOUCH_OF_WORDS_PRESSED)),
    disabledText: createFill(mixDisabledText(d)),
    tableAccent: createFill(d.tableAccent),
    page: createFill(d.pageBackground),
    card: createFill(d.background),
    secondary: createFill(d.secondaryBackground),
    band: createFill(mixColors(d.background, d.secondaryBackground, BAND)),
    outspace: createFill(d.outspace),
    first: createFill(d.firstLevel),
    second: createFill(d.secondLevel),
    third: createFill(d.thirdLevel),
    fourth: createFill(d.fourthLevel),
    onData: createFill(chooseWordsColor(d.dataColors)),
    good: createFill(d.good),
    neutral: createFill(d.neutral),
    bad: createFill(d.bad),
    minimum: createFill(d.minimum),
    center: createFill(findCenter(d)),
    maximum: createFill(d.maximum),
    missing: createFill(d.missing),
    title: createFace(d.font, d.title),
    callout: createFace(d.font, d.callout),
    header: createFace(d.font, d.header),
    label: createFace(d.font, d.label),
    radius: Math.round(d.corners),
  };
}

export function createFill(color: string): Fill {
  return { solid: { color } };
}

/** White or black: the one with the higher lowest contrast on all of the grounds. */
export function chooseWordsColor(grounds: readonly string[]): string {
  const findLowestContrast = (words: string) =>
    Math.min(...grounds.map((ground) => computeContrast(words, ground)));
  return findLowestContrast(WHITE) >= findLowestContrast(BLACK) ? WHITE : BLACK;
}

/** Middle of the colour scale; without one of its own it is half way. */
export function findCenter(d: Decisions): string {
  return d.center ?? mixColors(d.minimum, d.maximum, 0.5);
}

export function mixDisabledText(d: Decisions): string {
  return mixColors(d.fourthLevel, d.background, FADED);
}

export function mixColors(from: string, to: string, share: number): string {
  return toHex(mix(parseHex(from), parseHex(to), share));
}

/** A text style some steps larger or smaller, within what Power BI takes. */
export function resizeText(style: Face, points: number): Face {
  return { ...style, size: clampTextSize(style.size + points) };
}

function createFace(font: string, { weight, size }: TextStyle): Face {
  return {
    family: chooseFace(font, weight),
    size: clampTextSize(size),
    bold: needsBold(font, weight),
  };
}
