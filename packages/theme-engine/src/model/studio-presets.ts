import { blend } from './blend';
import { fromOklch, toOklch } from './color-space';
import { SHAPE_CONTRAST, TEXT_CONTRAST } from './contrast';
import { DEFAULT_DECISIONS, type Decisions } from './decisions';
import { familyColors, rampOn } from './family-colors';
import { nearestPassing } from './nearest-passing';
import { OWN_SEEDS, SCHEME_SEEDS, type PresetSeed, type SchemeSeed } from './preset-seeds';
import { turnedOnce } from './turn';

type Page = Decisions['page'];

/** A preset's colours as the specification names them. */
export interface PresetPalette {
  readonly title: string;
  /** The two ends of its ramp and the eight shades between them, the lightest first. */
  readonly dataTheme: {
    readonly colors: readonly [string, string];
    readonly data: readonly string[];
  };
  readonly brandColor: string;
  readonly cardBg: string;
  readonly textColor: string;
  readonly mainBg: string;
}

/** A whole theme to begin with. */
export interface StudioPreset {
  readonly name: string;
  /** The kind of page it was made for; `presetOn` has it for the other one as well. */
  readonly page: Page;
  readonly decisions: Decisions;
  /** Eight shades, the deepest first, for a strip. */
  readonly ramp: readonly string[];
  readonly palette: PresetPalette;
}

const ON: Record<Page, (seed: Seed) => Decisions> = { light: onLight, dark: onDark };

type Seed =
  | { readonly kind: 'own'; readonly seed: PresetSeed }
  | { readonly kind: 'scheme'; readonly seed: SchemeSeed };

const SEEDS: readonly Seed[] = [
  ...SCHEME_SEEDS.map((seed) => ({ kind: 'scheme' as const, seed })),
  ...OWN_SEEDS.map((seed) => ({ kind: 'own' as const, seed })),
];

/** The five schemes, the theme the studio opens with, then the others. */
export const STUDIO_PRESETS: readonly StudioPreset[] = SEEDS.map(presetOf);

const known = new Map<string, Decisions>();

/** A preset for a kind of page. */
export function presetOn({ name }: { readonly name: string }, page: Page): Decisions {
  const key = `${name} ${page}`;
  const before = known.get(key);
  if (before) return before;
  const seed = SEEDS.find((one) => one.seed.name === name);
  const decisions = seed ? ON[page](seed) : DEFAULT_DECISIONS;
  known.set(key, decisions);
  return decisions;
}

/** Its colours are worked out when they are first asked for: nobody looks at all of them at once. */
function presetOf(seed: Seed): StudioPreset {
  const { name } = seed.seed;
  const page = seed.kind === 'own' ? seed.seed.page : 'light';
  return {
    name,
    page,
    get decisions() {
      return presetOn({ name }, page);
    },
    get ramp() {
      const { background } = presetOn({ name }, page);
      return rampOn(shadesOf(seed), background, page);
    },
    get palette() {
      return paletteOf(seed, presetOn({ name }, page));
    },
  };
}

function paletteOf(seed: Seed, decisions: Decisions): PresetPalette {
  const data = shadesOf(seed);
  return {
    title: seed.seed.name,
    dataTheme: { colors: [data[0] ?? '', data.at(-1) ?? ''], data },
    brandColor: seed.seed.brand,
    cardBg: decisions.background,
    textColor: decisions.firstLevel,
    mainBg: decisions.pageBackground,
  };
}

/** Eight shades, the lightest first. */
function shadesOf({ kind, seed }: Seed): string[] {
  if (kind === 'scheme') return hexes(seed.shades);
  const { c, h } = toOklch(seed.brand);
  return blend(fromOklch({ l: 0.97, c: c / 8, h }), fromOklch({ l: 0.32, c, h }), 'oklch');
}

function onLight(seed: Seed): Decisions {
  if (seed.seed.name === 'Meridian') return DEFAULT_DECISIONS;
  const { brand } = seed.seed;
  const { c, h } = toOklch(brand);
  const tint = (l: number, share: number) => fromOklch({ l, c: c * share, h });
  const shades = shadesOf(seed);
  const background = '#ffffff';
  const accent = nearestPassing(brand, [background], TEXT_CONTRAST) ?? brand;
  return {
    ...DEFAULT_DECISIONS,
    page: 'light',
    dataColors: seed.kind === 'own' ? hexes(seed.seed.light) : familyColors(shades, background),
    accent,
    accentFill: accent,
    tableAccent: accent,
    pageBackground: tint(0.964, 0.05),
    background,
    secondaryBackground: tint(0.947, 0.07),
    outspace: tint(0.934, 0.08),
    firstLevel: tint(0.26, 0.25),
    secondLevel: tint(0.46, 0.25),
    thirdLevel: tint(0.932, 0.07),
    fourthLevel: tint(0.53, 0.18),
    minimum: shades[0] ?? background,
    center: shades[2] ?? background,
    maximum: seed.kind === 'own' ? accent : (shades[6] ?? accent),
    missing: tint(0.86, 0.08),
  };
}

/**
 * The light side turned, with data colours made for a dark card. A scheme's ramp is turned as well:
 * its deepest shade, lifted until it is seen, stands for the lowest value.
 */
function onDark(seed: Seed): Decisions {
  const dark = turnedOnce(presetOn(seed.seed, 'light'), 'dark');
  if (seed.kind === 'own') return { ...dark, dataColors: hexes(seed.seed.dark) };
  const shades = shadesOf(seed);
  const ramp = rampOn(shades, dark.background, 'dark');
  const lift = (shade: string) => nearestPassing(shade, [dark.background], SHAPE_CONTRAST) ?? shade;
  return {
    ...dark,
    dataColors: familyColors(shades, dark.background),
    minimum: ramp[0] ?? dark.minimum,
    center: lift(ramp[3] ?? dark.background),
    maximum: ramp[6] ?? dark.maximum,
  };
}

function hexes(codes: string): string[] {
  return codes.split(' ').map((code) => `#${code}`);
}
