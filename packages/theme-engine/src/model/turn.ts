import { fromOklch, toOklch, type Oklch } from './color-space';
import { contrast, SHAPE_CONTRAST, TEXT_CONTRAST } from './contrast';
import type { Decisions } from './decisions';
import { nearestPassing } from './nearest-passing';

type Page = Decisions['page'];

/** Lightness on a dark page from lightness on a light one: `start + slope * light`. */
interface Line {
  readonly start: number;
  readonly slope: number;
}

/** A white card becomes this light. */
const DARK_CARD = 0.215;

/**
 * Surfaces behind cards keep their order (a page a bit darker than its cards stays so), what lies on
 * a card (bands, lines, empty cells) turns round, words turn round.
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
export function turned(decisions: Decisions, page: Page): Decisions {
  if (decisions.page === page) return decisions;
  // Bytes are coarser among dark colours than among light ones; the first few rounds round that off.
  let result = turnedOnce(decisions, page);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const again = turnedOnce(turnedOnce(result, decisions.page), page);
    if (JSON.stringify(again) === JSON.stringify(result)) break;
    result = again;
  }
  return result;
}

/** One turn, without letting the rounding settle. */
export function turnedOnce(d: Decisions, page: Page): Decisions {
  const by = (line: Line) => (color: string, tint?: Oklch) => along(color, line, page, tint);
  const [behind, onCard, lines, words] = [by(BEHIND), by(ON_CARD), by(LINES), by(WORDS)];
  // White has no hue of its own: on a dark page it takes the one of the page around it.
  const tint = page === 'dark' ? toOklch(d.pageBackground) : undefined;
  const background = behind(d.background, tint);
  const pageBackground = behind(d.pageBackground);
  const grounds = [background, pageBackground, onCard(d.secondaryBackground)];
  const read = (color: string) => seen(color, grounds, TEXT_CONTRAST);
  const status = (color: string, needed: number) => seen(color, [background], needed);
  return {
    ...d,
    page,
    dataColors: seenApart(d.dataColors, background),
    accent: seen(d.accent, [background], TEXT_CONTRAST),
    tableAccent: seen(d.tableAccent, [background], SHAPE_CONTRAST),
    background,
    pageBackground,
    outspace: behind(d.outspace),
    secondaryBackground: onCard(d.secondaryBackground),
    thirdLevel: lines(d.thirdLevel),
    firstLevel: read(words(d.firstLevel)),
    secondLevel: read(words(d.secondLevel)),
    fourthLevel: read(words(d.fourthLevel)),
    good: status(d.good, TEXT_CONTRAST),
    neutral: status(d.neutral, SHAPE_CONTRAST),
    bad: status(d.bad, TEXT_CONTRAST),
    minimum: onCard(d.minimum, tint),
    center: d.center === null ? null : onCard(d.center),
    maximum: seen(d.maximum, [background], SHAPE_CONTRAST),
    missing: onCard(d.missing),
  };
}

/** So near to white that the rounding of dark colours is all there is between. */
const NEARLY_WHITE = 0.992;

function along(color: string, { start, slope }: Line, page: Page, tint?: Oklch): string {
  const own = toOklch(color);
  if (page === 'dark') {
    const { c, h } = tint && own.c < tint.c ? tint : own;
    return fromOklch({ l: start + slope * own.l, c, h });
  }
  const l = (own.l - start) / slope;
  return l > NEARLY_WHITE ? '#ffffff' : fromOklch({ ...own, l });
}

function seen(color: string, grounds: readonly string[], needed: number): string {
  return nearestPassing(color, grounds, needed) ?? color;
}

/** Least step in lightness between colours that all had to be moved to the same contrast. */
const APART = 0.035;

/** Each colour seen on the card; those that had to move keep their order among each other. */
function seenApart(colors: readonly string[], card: string): readonly string[] {
  const result = [...colors];
  const unseen = colors
    .map((color, at) => ({ at, hidden: contrast(color, card) }))
    .filter(({ hidden }) => hidden < SHAPE_CONTRAST)
    .sort((a, b) => a.hidden - b.hidden);
  const isDark = toOklch(card).l < 0.5;
  unseen.forEach(({ at }, rank) => {
    const own = colors[at] ?? card;
    const least = toOklch(seen(own, [card], SHAPE_CONTRAST));
    const lifted = fromOklch({ ...least, l: least.l + (isDark ? APART : -APART) * rank });
    result[at] = seen(lifted, [card], SHAPE_CONTRAST);
  });
  return result;
}
