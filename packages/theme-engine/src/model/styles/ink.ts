import { computeContrast } from '../contrast';
import { clampTextSize, type Decisions, type TextStyle } from '../decisions';
import { chooseFace, needsBold } from '../fonts';
import { mix, parseHex, toHex } from '../gradient';
import type { JsonObject } from '../json';

/** A colour in the form that a visual's property uses. */
export type Fill = Readonly<{ solid: { color: string } }>;

/** One text style under the three property names that most cards use. */
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
  /** Text on the three fills above: white or black, whichever is more readable. */
  readonly onAccent: Fill;
  /** The card tinted with the accent, for selected items that keep their text colour. */
  readonly selected: Fill;
  /** The card tinted with the text colour, for hovered items. */
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
  /** Text on the data colours: white or black. */
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
  /** Corner radius rounded to a whole number, for properties that require one. */
  readonly radius: number;
}

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Shares for mixing two colours. */
const HOVER = 0.12;
const PRESSED = 0.3;
const TOUCH_OF_ACCENT = 0.14;
const TOUCH_OF_WORDS = 0.06;
const TOUCH_OF_WORDS_PRESSED = 0.12;
const BAND = 0.45;
const FADED = 0.35;

export function createInk(d: Decisions): Ink {
  const onAccent = chooseWordsColor([d.accentFill]);
  // Shifts the fill away from its text, so the contrast never falls.
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

/** Returns white or black, whichever has the higher minimum contrast on all backgrounds. */
export function chooseWordsColor(grounds: readonly string[]): string {
  const findLowestContrast = (words: string) =>
    Math.min(...grounds.map((ground) => computeContrast(words, ground)));
  return findLowestContrast(WHITE) >= findLowestContrast(BLACK) ? WHITE : BLACK;
}

/** Returns the middle of the colour scale, halfway between its ends if none is set. */
export function findCenter(d: Decisions): string {
  return d.center ?? mixColors(d.minimum, d.maximum, 0.5);
}

export function mixDisabledText(d: Decisions): string {
  return mixColors(d.fourthLevel, d.background, FADED);
}

export function mixColors(from: string, to: string, share: number): string {
  return toHex(mix(parseHex(from), parseHex(to), share));
}

/** Returns a text style some steps larger or smaller, within Power BI's limits. */
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
