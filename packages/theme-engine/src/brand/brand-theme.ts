import { HARD_TO_TELL, computeLeastDifference } from '../model/separation';
import { findBetterOrder } from '../checks/separation-fixes';
import { computeDeltaE, fromOklch } from '../model/color-space';
import { computeContrast, SHAPE_CONTRAST, TEXT_CONTRAST } from '../model/contrast';
import { DEFAULT_DECISIONS, type DecisionKey, type Decisions } from '../model/decisions';
import { ACCENTS, deriveAccents } from '../model/derive-accents';
import { isHexColor, parseHex, toHex } from '../model/gradient';
import { findPassingColor, findNearestColor } from '../model/nearest-passing';
import { OWN_SEEDS } from '../model/preset-seeds';
import { createSurfaceTints } from '../model/surface-tints';
import { convertToPageOnce } from '../model/turn';

/** Maximum number of brand colours. */
export const MAX_BRAND_COLORS = 3;

/** Power BI fills a shorter list from the previous theme. */
const DATA_COLORS = 8;

/** Preferred minimum difference (CIEDE2000) between further data colours and the others. */
const EASY_TO_TELL = 8;
/**
 * Minimum difference of a status colour from the accent, so that an ordinary bar does not look bad.
 */
const APART_FROM_ACCENT = 15;
/** Maximum chroma of surfaces, which are tinted with the brand even if it is neon. */
const MAX_TINT = 0.1;

export interface Brand {
  /** One to three hex colours, the main one first. */
  readonly colors: readonly string[];
  readonly page: Decisions['page'];
}

/** A colour that had to change. */
export interface Adjustment {
  readonly id: string;
  readonly label: string;
  /** The brand's colour, and the colour in the theme. */
  readonly wanted: string;
  readonly used: string;
  /** A sentence for people. */
  readonly reason: string;
  /** The decisions that hold the colour, and its position among the data colours. */
  readonly decisions: readonly DecisionKey[];
  readonly position?: number;
}

export interface BrandTheme {
  readonly decisions: Decisions;
  readonly adjustments: readonly Adjustment[];
}

/** Returns at most three distinct brand colours as lower-case hex. */
export function readBrand(colors: readonly string[]): string[] {
  const valid = colors.filter(isHexColor).map((color) => toHex(parseHex(color)));
  return [...new Set(valid)].slice(0, MAX_BRAND_COLORS);
}

/**
 * Makes every colour of a theme from a brand's, and lists the colours that had to move. The result
 * passes each contrast check, and no two data colours are hard to tell apart. Fonts, text sizes and
 * shape come from `base`.
 *
 * @throws if no colour of the brand is hex
 */
export function createBrandTheme(
  { colors, page }: Brand,
  base: Decisions = DEFAULT_DECISIONS,
): BrandTheme {
  const brand = readBrand(colors);
  const [first] = brand;
  if (first === undefined) throw new Error('A brand needs at least one colour, such as #e4002b');
  const surfaces = createSurfaces(first, page, base);
  const { background: card } = surfaces;
  const { dataColors, moved } = createDataColors(brand, surfaces);
  const accents = deriveAccents(first, surfaces);
  const status = createStatus(card, accents.accent);
  const adjustments: Adjustment[] = [
    ...moved,
    ...(accents.accent === first
      ? []
      : [
          {
            id: 'accent',
            label: 'Accent, buttons and tables',
            wanted: first,
            used: accents.accent,
            reason: describeContrast('Links and buttons', first, card, TEXT_CONTRAST),
            decisions: ACCENTS,
          },
        ]),
    ...status.moved,
  ];
  return { decisions: { ...surfaces, ...accents, ...status.colors, dataColors }, adjustments };
}

/** Restores the wanted colour, although a check may fail with it. */
export function resetAdjustment(decisions: Decisions, adjustment: Adjustment): Decisions {
  const { wanted, position } = adjustment;
  if (position !== undefined) {
    return { ...decisions, dataColors: decisions.dataColors.with(position, wanted) };
  }
  const values = adjustment.decisions.map((key) => [key, wanted]);
  return { ...decisions, ...(Object.fromEntries(values) as Partial<Decisions>) };
}

/** Creates white cards on a page tinted with the brand, and text that is readable on both. */
function createSurfaces(brand: string, page: Decisions['page'], base: Decisions): Decisions {
  const background = '#ffffff';
  const tints = createSurfaceTints(brand, MAX_TINT);
  const { pageBackground, secondaryBackground, firstLevel, secondLevel, fourthLevel } = tints;
  const grounds = [background, pageBackground, secondaryBackground];
  const ensureContrast = (color: string) =>
    findPassingColor(color, grounds, TEXT_CONTRAST) ?? color;
  const light: Decisions = {
    ...base,
    ...tints,
    page: 'light',
    background,
    firstLevel: ensureContrast(firstLevel),
    secondLevel: ensureContrast(secondLevel),
    fourthLevel: ensureContrast(fourthLevel),
  };
  return page === 'light' ? light : convertToPageOnce(light, 'dark');
}

/** Returns the brand's colours first, then colours of our presets that are easy to tell from them. */
function createDataColors(brand: readonly string[], surfaces: Decisions) {
  const { page, background: card } = surfaces;
  const dataColors: string[] = [];
  const moved: Adjustment[] = [];
  const isSeen = (color: string) => computeContrast(color, card) >= SHAPE_CONTRAST;
  const isApart = (color: string, least: number) =>
    dataColors.every((other) => computeLeastDifference(color, other) >= least);
  for (const [position, wanted] of brand.entries()) {
    const passes = (color: string) => isSeen(color) && isApart(color, HARD_TO_TELL);
    const used = findNearestColor(wanted, passes) ?? findNearestColor(wanted, isSeen) ?? wanted;
    const like =
      dataColors.find((other) => computeLeastDifference(wanted, other) < HARD_TO_TELL) ?? used;
    dataColors.push(used);
    if (used === wanted) continue;
    moved.push({
      id: `dataColors.${position}`,
      label: `Data colour ${position + 1}`,
      wanted,
      used,
      reason: isSeen(wanted)
        ? describeLikeness(wanted, like)
        : describeContrast('Bars and lines', wanted, card, SHAPE_CONTRAST),
      decisions: ['dataColors'],
      position,
    });
  }
  const candidates = [...listChosenColors(brand[0] ?? card, page), ...listOtherColors()];
  for (const least of [EASY_TO_TELL, HARD_TO_TELL]) {
    for (const color of candidates) {
      if (dataColors.length >= DATA_COLORS) break;
      if (isSeen(color) && isApart(color, least)) dataColors.push(color);
    }
  }
  const own = brand.map((_, position) => position);
  return { dataColors: findBetterOrder(dataColors, own), moved };
}

/** Lists data colours of our presets, starting with the preset nearest to the brand. */
function listChosenColors(brand: string, page: Decisions['page']): string[] {
  const apart = OWN_SEEDS.map((seed) => ({ seed, distance: computeDeltaE(seed.brand, brand) }));
  return apart
    .sort((one, other) => one.distance - other.distance)
    .flatMap(({ seed }) => seed[page].split(' ').map((code) => `#${code}`));
}

/** Creates colours of all hues, in case those of the presets resemble the brand too much. */
function listOtherColors(): string[] {
  return [0.55, 0.7, 0.4, 0.85].flatMap((l) =>
    [0.13, 0.05].flatMap((c) =>
      Array.from({ length: 12 }, (_, i) => fromOklch({ l, c, h: i * 150 })),
    ),
  );
}

/** Returns the usual good, neutral and bad, moved away from the accent. */
function createStatus(card: string, accent: string) {
  const { good, neutral, bad } = DEFAULT_DECISIONS;
  const rows = [
    { key: 'good', label: 'Good', wanted: good, needed: TEXT_CONTRAST },
    { key: 'neutral', label: 'Neutral', wanted: neutral, needed: SHAPE_CONTRAST },
    { key: 'bad', label: 'Bad', wanted: bad, needed: TEXT_CONTRAST },
  ] as const;
  const moved: Adjustment[] = [];
  const colors = { good, neutral, bad };
  for (const { key, label, wanted, needed } of rows) {
    const isSeen = (color: string) => computeContrast(color, card) >= needed;
    // A dark card needs lighter colours, which become the usual ones of a dark page.
    const usual = findNearestColor(wanted, isSeen) ?? wanted;
    const isApart = (color: string) => computeDeltaE(color, accent) >= APART_FROM_ACCENT;
    const used = findNearestColor(usual, (color) => isSeen(color) && isApart(color)) ?? usual;
    colors[key] = used;
    if (used === usual) continue;
    const reason = `${usual} looks like the accent ${accent}, so an ordinary bar would read as ${key}.`;
    moved.push({ id: key, label, wanted: usual, used, reason, decisions: [key] });
  }
  return { colors, moved };
}

/** Names the colour that another one resembles, and for which colour vision. */
function describeLikeness(color: string, other: string): string {
  return computeDeltaE(color, other) < HARD_TO_TELL
    ? `${color} is hard to tell from ${other}.`
    : `People with colour blindness can hardly tell ${color} from ${other}.`;
}

/**
 * States the required and the actual contrast, rounded down so that no failing value looks
 * sufficient.
 */
function describeContrast(subject: string, color: string, card: string, needed: number): string {
  const measured = Math.floor(computeContrast(color, card) * 100) / 100;
  return `${subject} need a contrast of ${needed} on the card ${card}; ${color} has ${measured.toFixed(2)}.`;
}
