import { fromOklch, toOklch, type Oklch } from './color-space';
import { computeContrast, SHAPE_CONTRAST, TEXT_CONTRAST } from './contrast';
import { DECISION_LIST, isColorDecision, type Decisions, type Turn } from './decisions';
import { findPassingColor } from './nearest-passing';

type Page = Decisions['page'];

/** Converts the lightness on a light page to a dark page: `start + slope * light`. */
interface Line {
  readonly start: number;
  readonly slope: number;
}

/** Lightness of a white card on a dark page. */
const DARK_CARD = 0.215;

/**
 * Surfaces behind cards keep their order: a page slightly darker than its cards stays darker.
 * Bands, lines, empty cells on cards and text swap light and dark.
 */
const BEHIND: Line = { start: DARK_CARD - 1, slope: 1 };
const ON_CARD: Line = { start: DARK_CARD + 1.4, slope: -1.4 };
const LINES: Line = { start: DARK_CARD + 1.9, slope: -1.9 };
const WORDS: Line = { start: 1.172, slope: -0.8 };

/** Conversions back and forth until the colours stop changing. */
const MAX_ROUNDS = 12;

/**
 * Converts a theme to the other kind of page and keeps the brand. Surfaces and text swap light and
 * dark; data colours and marks change only until they are visible on the new card. On light or dark
 * surfaces the result is stable: converting back and forth again gives the same decisions.
 */
export function convertToPage(decisions: Decisions, page: Page): Decisions {
  if (decisions.page === page) return decisions;
  // Bytes are coarser for dark colours than for light ones. The first rounds even that out.
  let result = convertToPageOnce(decisions, page);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const again = convertToPageOnce(convertToPageOnce(result, decisions.page), page);
    if (JSON.stringify(again) === JSON.stringify(result)) break;
    result = again;
  }
  return result;
}

/** Converts once, without repeating until rounding is stable. */
export function convertToPageOnce(d: Decisions, page: Page): Decisions {
  const createMove = (line: Line) => (color: string, tint?: Oklch) =>
    moveAlong(color, line, page, tint);
  const [behind, onCard, lines, words] = [
    createMove(BEHIND),
    createMove(ON_CARD),
    createMove(LINES),
    createMove(WORDS),
  ];
  // White has no hue, so on a dark page it takes the hue of the surrounding page.
  const tint = page === 'dark' ? toOklch(d.pageBackground) : undefined;
  const card = behind(d.background, tint);
  const grounds = [card, behind(d.pageBackground), onCard(d.secondaryBackground)];
  const moves: Readonly<Record<Turn, (color: string) => string>> = {
    behind,
    card: (color) => behind(color, tint),
    onCard,
    scaleEnd: (color) => onCard(color, tint),
    line: lines,
    words: (color) => ensureContrast(words(color), grounds, TEXT_CONTRAST),
    text: (color) => ensureContrast(color, [card], TEXT_CONTRAST),
    mark: (color) => ensureContrast(color, [card], SHAPE_CONTRAST),
  };
  const colors = DECISION_LIST.filter(isColorDecision).flatMap(({ key, turn }) => {
    const color = d[key];
    return turn === undefined || color === null ? [] : [[key, moves[turn](color)] as const];
  });
  return {
    ...d,
    ...Object.fromEntries(colors),
    page,
    dataColors: ensureOrderedContrast(d.dataColors, card),
  };
}

/** Colours this close to white differ only by the rounding of dark colours. */
const NEARLY_WHITE = 0.992;

function moveAlong(color: string, { start, slope }: Line, page: Page, tint?: Oklch): string {
  const own = toOklch(color);
  if (page === 'dark') {
    const { c, h } = tint && own.c < tint.c ? tint : own;
    return fromOklch({ l: start + slope * own.l, c, h });
  }
  const l = (own.l - start) / slope;
  return l > NEARLY_WHITE ? '#ffffff' : fromOklch({ ...own, l });
}

function ensureContrast(color: string, grounds: readonly string[], needed: number): string {
  return findPassingColor(color, grounds, needed) ?? color;
}

/** Minimum lightness step between colours that had to move to the same contrast. */
const APART = 0.035;

/** Makes each colour visible on the card. Colours that had to move keep their order. */
function ensureOrderedContrast(colors: readonly string[], card: string): readonly string[] {
  const result = [...colors];
  const unseen = colors
    .map((color, at) => ({ at, hidden: computeContrast(color, card) }))
    .filter(({ hidden }) => hidden < SHAPE_CONTRAST)
    .sort((a, b) => a.hidden - b.hidden);
  const isDark = toOklch(card).l < 0.5;
  unseen.forEach(({ at }, rank) => {
    const own = colors[at] ?? card;
    const least = toOklch(ensureContrast(own, [card], SHAPE_CONTRAST));
    const lifted = fromOklch({ ...least, l: least.l + (isDark ? APART : -APART) * rank });
    result[at] = ensureContrast(lifted, [card], SHAPE_CONTRAST);
  });
  return result;
}
