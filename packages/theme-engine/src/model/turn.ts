import { fromOklch, toOklch, type Oklch } from './color-space';
import { computeContrast, SHAPE_CONTRAST, TEXT_CONTRAST } from './contrast';
import { DECISION_LIST, isColorDecision, type Decisions, type Turn } from './decisions';
import { findPassingColor } from './nearest-passing';

type Page = Decisions['page'];

/** Lightness on a dark page from lightness on a light one: `start + slope * light`. */
interface Line {
  readonly start: number;
  readonly slope: number;
}

/** A white card becomes this light. */
const DARK_CARD = 0.215;

/**
 * Surfaces behind cards keep their order: a page a bit darker than its cards stays so. Bands, lines
 * and empty cells on a card turn round, and so do words.
 */
const BEHIND: Line = { start: DARK_CARD - 1, slope: 1 };
const ON_CARD: Line = { start: DARK_CARD + 1.4, slope: -1.4 };
const LINES: Line = { start: DARK_CARD + 1.9, slope: -1.9 };
const WORDS: Line = { start: 1.172, slope: -0.8 };

/** Rounds of turning back and forth in which the colours settle. */
const MAX_ROUNDS = 12;

/**
 * The same brand on the other kind of page: surfaces and words turned round, data colours and marks
 * moved only as far as they need to be seen on the new card. On surfaces that are light or
 * dark turning settles: a turned theme, turned back and turned again, is the same.
 */
export function convertToPage(decisions: Decisions, page: Page): Decisions {
  if (decisions.page === page) return decisions;
  // Bytes are coarser among dark colours than among light ones; the first few rounds round that off.
  let result = convertToPageOnce(decisions, page);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const again = convertToPageOnce(convertToPageOnce(result, decisions.page), page);
    if (JSON.stringify(again) === JSON.stringify(result)) break;
    result = again;
  }
  return result;
}

/** One turn, without letting the rounding settle. */
export function convertToPageOnce(d: Decisions, page: Page): Decisions {
  const createMove = (line: Line) => (color: string, tint?: Oklch) =>
    moveAlong(color, line, page, tint);
  const [behind, onCard, lines, words] = [
    createMove(BEHIND),
    createMove(ON_CARD),
    createMove(LINES),
    createMove(WORDS),
  ];
  // White has no hue of its own: on a dark page it takes the one of the page around it.
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

/** So near to white that the rounding of dark colours is all there is between. */
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

/** Least step in lightness between colours that all had to be moved to the same contrast. */
const APART = 0.035;

/** Each colour seen on the card; those that had to move keep their order among each other. */
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
