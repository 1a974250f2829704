import type { Theme } from '../model/document';
import { valueAt, type Pointer } from '../model/pointer';
import { over, resolveColor, topColor, type ThemeColor } from '../model/theme-colors';

const EVERY = '/visualStyles/*/*';
const PAGE = '/visualStyles/page/*';

/** What Power BI takes where a theme says nothing. */
const WHITE = '#ffffff';
const BLACK = '#252423';
const GREY = '#605e5c';

/** The words of a theme that sets no colour for them, by the decision they would follow from. */
export const WORDS_UNSET: Readonly<Record<string, { at: Pointer; color: string }>> = {
  firstLevel: { at: '/firstLevelElements', color: BLACK },
  secondLevel: { at: '/secondLevelElements', color: GREY },
};

/** The page as it is exported, over the wallpaper and the window's white. */
export function pageGround(theme: Theme): string {
  const wallpaper = layer(theme, `${PAGE}/outspace/0`, WHITE);
  return layer(theme, `${PAGE}/background/0`, wallpaper);
}

/** The card of every visual as it is exported: its own colour over the page. */
export function cardGround(theme: Theme): string {
  const page = pageGround(theme);
  if (valueAt(theme, `${EVERY}/background/0/show`) === false) return page;
  const card = layer(theme, `${EVERY}/background/0`, page);
  const isSet = valueAt(theme, `${EVERY}/background/0/color`) !== undefined;
  return isSet
    ? card
    : faded(theme, `${EVERY}/background/0`, { hex: cardOf(theme), alpha: 1 }, page);
}

/** A coloured card of a visual over what lies behind it; that itself where the theme sets none. */
export function groundAt(
  theme: Theme,
  item: Pointer,
  name: string,
  behind: string,
  transparency = 'transparency',
): string {
  if (valueAt(theme, `${item}/show`) === false) return behind;
  const color = resolveColor(theme, valueAt(theme, `${item}/${name}`));
  return color ? faded(theme, item, color, behind, transparency) : behind;
}

/** Words at a pointer as they are seen on a ground; undefined where the theme does not set them. */
export function wordsAt(theme: Theme, at: Pointer, ground: string): string | undefined {
  const color = resolveColor(theme, valueAt(theme, at));
  return color && over(color, ground);
}

export function firstWords(theme: Theme): string {
  return topColor(theme, 'foreground') ?? BLACK;
}

function cardOf(theme: Theme): string {
  return topColor(theme, 'background') ?? WHITE;
}

function layer(theme: Theme, item: Pointer, behind: string): string {
  return groundAt(theme, item, 'color', behind);
}

function faded(
  theme: Theme,
  item: Pointer,
  color: ThemeColor,
  behind: string,
  transparency = 'transparency',
): string {
  const percent = Number(valueAt(theme, `${item}/${transparency}`) ?? 0);
  const shown = 1 - Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)) / 100;
  return over({ ...color, alpha: color.alpha * shown }, behind);
}
