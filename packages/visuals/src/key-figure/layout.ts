import { isRightToLeft } from '../scene/input';
import { toPixels } from '../scene/word-shape';
import type { KeyFigureInput } from './input';

/** A card of the grid, in pixels. */
export interface Card {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface KeyFigureLayout {
  cards: readonly Card[];
  /** Height of all cards; the visual scrolls if it has less room. */
  height: number;
  fontSize: number;
  /** Height of a line of words. */
  line: number;
  /** Between a card's edge and what is in it. */
  padding: number;
  isMirrored: boolean;
}

/** A card looks best at this size; the grid comes as near to it as the room allows. */
const WANTED = { width: 180, height: 100 };
/** So many times the wanted size is as good as more: then a full row counts. */
const ENOUGH = 1.2;

export function computeLayout({ data, settings, size, locale }: KeyFigureInput): KeyFigureLayout {
  const count = data.figures.length;
  const isSmall = size.width < 160 || size.height < 80;
  const most = isSmall
    ? Math.min(4, size.width / (2 * count), size.height / (2 * count))
    : Infinity;
  const gap = Math.min(most, settings.grid.gap);
  const fontSize = toPixels(settings.text.fontSize);
  const line = Math.round(fontSize * 1.5);
  const computeCardSize = (columns: number) => {
    const rows = Math.ceil(count / columns);
    return {
      width: Math.max(0, (size.width - gap * (columns - 1)) / columns),
      // A card holds its figure at least.
      height: Math.max(line, (size.height - gap * (rows - 1)) / rows),
    };
  };
  const columns =
    Math.min(count, Math.round(settings.grid.columns)) || chooseColumns(count, computeCardSize);
  const { width, height } = computeCardSize(columns);
  const isMirrored = isRightToLeft(locale);
  const cards = data.figures.map((_, i): Card => {
    const column = isMirrored ? columns - 1 - (i % columns) : i % columns;
    const row = Math.floor(i / columns);
    return { left: column * (width + gap), top: row * (height + gap), width, height };
  });
  const padding = settings.grid.frame && !isSmall ? Math.min(16, width * 0.08, height * 0.12) : 2;
  const last = cards.at(-1)?.top ?? 0;
  const all = Math.max(size.height, Math.ceil(last + height));
  return { cards, height: all, fontSize, line, padding, isMirrored };
}

/** As many cards in a row as come nearest to the wanted size; a fuller row where two are alike. */
function chooseColumns(
  count: number,
  cardSize: (columns: number) => { width: number; height: number },
) {
  let [best, most] = [1, -Infinity];
  for (let columns = 1; columns <= count; columns += 1) {
    const { width, height } = cardSize(columns);
    const empty = Math.ceil(count / columns) * columns - count;
    const fit = Math.min(ENOUGH, width / WANTED.width, height / WANTED.height) - empty * 0.1;
    if (fit >= most) [best, most] = [columns, fit];
  }
  return best;
}
