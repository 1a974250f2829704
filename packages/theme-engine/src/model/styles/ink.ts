import { contrast } from '../contrast';
import { textSize, type Decisions, type TextStyle } from '../decisions';
import { faceOf, needsBold } from '../fonts';
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

export function inkOf(d: Decisions): Ink {
  const onAccent = wordsOn([d.accentFill]);
  // Away from its words: they are read better, never worse.
  const away = onAccent === WHITE ? BLACK : WHITE;
  return {
    d,
    accent: fill(d.accent),
    accentFill: fill(d.accentFill),
    accentHover: fill(between(d.accentFill, away, HOVER)),
    accentPressed: fill(between(d.accentFill, away, PRESSED)),
    onAccent: fill(onAccent),
    selected: fill(between(d.background, d.accentFill, TOUCH_OF_ACCENT)),
    hover: fill(between(d.background, d.firstLevel, TOUCH_OF_WORDS)),
    pressed: fill(between(d.background, d.firstLevel, TOUCH_OF_WORDS_PRESSED)),
    disabledText: fill(disabledText(d)),
    tableAccent: fill(d.tableAccent),
    page: fill(d.pageBackground),
    card: fill(d.background),
    secondary: fill(d.secondaryBackground),
    band: fill(between(d.background, d.secondaryBackground, BAND)),
    outspace: fill(d.outspace),
    first: fill(d.firstLevel),
    second: fill(d.secondLevel),
    third: fill(d.thirdLevel),
    fourth: fill(d.fourthLevel),
    onData: fill(wordsOn(d.dataColors)),
    good: fill(d.good),
    neutral: fill(d.neutral),
    bad: fill(d.bad),
    minimum: fill(d.minimum),
    center: fill(centerOf(d)),
    maximum: fill(d.maximum),
    missing: fill(d.missing),
    title: face(d.font, d.title),
    callout: face(d.font, d.callout),
    header: face(d.font, d.header),
    label: face(d.font, d.label),
    radius: Math.round(d.corners),
  };
}

export function fill(color: string): Fill {
  return { solid: { color } };
}

/** White or black: the one with the higher lowest contrast on all of the grounds. */
export function wordsOn(grounds: readonly string[]): string {
  const lowest = (words: string) => Math.min(...grounds.map((ground) => contrast(words, ground)));
  return lowest(WHITE) >= lowest(BLACK) ? WHITE : BLACK;
}

/** Middle of the colour scale; without one of its own it is half way. */
export function centerOf(d: Decisions): string {
  return d.center ?? between(d.minimum, d.maximum, 0.5);
}

export function disabledText(d: Decisions): string {
  return between(d.fourthLevel, d.background, FADED);
}

export function between(from: string, to: string, share: number): string {
  return toHex(mix(parseHex(from), parseHex(to), share));
}

/** A text style some steps larger or smaller, within what Power BI takes. */
export function sized(style: Face, points: number): Face {
  return { ...style, size: textSize(style.size + points) };
}

function face(font: string, { weight, size }: TextStyle): Face {
  return { family: faceOf(font, weight), size: textSize(size), bold: needsBold(font, weight) };
}
