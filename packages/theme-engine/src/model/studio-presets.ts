import { TEXT_CONTRAST } from './contrast';
import { DEFAULT_DECISIONS, type Decisions } from './decisions';
import { createFamilyColors, createRamp } from './family-colors';
import { findPassingColor } from './nearest-passing';
import { OWN_SEEDS, type PresetSeed } from './preset-seeds';
import { blendTheme, PRESET_NAMES, PRESETS, type Preset } from './presets';
import { createSurfaceTints, createTint } from './surface-tints';
import { convertToPageOnce } from './turn';

type Page = Decisions['page'];

/** A complete theme to start from. */
export interface StudioPreset {
  readonly name: string;
  /** The kind of page it was designed for. `resolvePreset` also returns the other kind. */
  readonly page: Page;
  readonly decisions: Decisions;
  /** Eight shades for the preview strip, deepest first. */
  readonly ramp: readonly string[];
  readonly palette: Preset;
}

/** The palette of a preset and, for Flexa presets, the data colours designed for each page. */
interface Source {
  readonly page: Page;
  readonly palette: Preset;
  readonly own?: PresetSeed;
}

const ON: Record<Page, (source: Source) => Decisions> = { light: createLight, dark: createDark };

/** The five presets of the specification, the studio's initial theme, then the others. */
const SOURCES: readonly Source[] = [
  ...PRESET_NAMES.map((name): Source => ({ page: 'light', palette: PRESETS[name] })),
  ...OWN_SEEDS.map((own): Source => ({ page: own.page, palette: createPalette(own), own })),
];

export const STUDIO_PRESETS: readonly StudioPreset[] = SOURCES.map(createPreset);

const known = new Map<string, Decisions>();

/** Returns a preset's decisions for a kind of page. */
export function resolvePreset({ name }: { readonly name: string }, page: Page): Decisions {
  const key = `${name} ${page}`;
  const before = known.get(key);
  if (before) return before;
  const source = SOURCES.find(({ palette }) => palette.title === name);
  const decisions = source ? ON[page](source) : DEFAULT_DECISIONS;
  known.set(key, decisions);
  return decisions;
}

/** Computes decisions on first use, because nobody needs all presets at once. */
function createPreset({ page, palette }: Source): StudioPreset {
  const { title: name, dataTheme } = palette;
  return {
    name,
    page,
    palette,
    get decisions() {
      return resolvePreset({ name }, page);
    },
    get ramp() {
      const { background } = resolvePreset({ name }, page);
      return createRamp(dataTheme.data, background, page);
    },
  };
}

/** Creates the colours of a Flexa preset, all tints of its brand. */
function createPalette({ name, brand }: PresetSeed): Preset {
  const tint = createTint(brand);
  const { firstLevel, pageBackground } = createSurfaceTints(brand);
  return {
    title: name,
    dataTheme: blendTheme(tint(0.32, 1), tint(0.97, 1 / 8)),
    brandColor: brand,
    cardBg: '#ffffff',
    textColor: firstLevel,
    mainBg: pageBackground,
  };
}

function createLight({ palette, own }: Source): Decisions {
  const { title, dataTheme, brandColor, cardBg, textColor, mainBg } = palette;
  if (title === 'Meridian') return DEFAULT_DECISIONS;
  const accent = findPassingColor(brandColor, [cardBg], TEXT_CONTRAST) ?? brandColor;
  const [, second = accent, , , , third = cardBg, , lightest = cardBg] = dataTheme.data;
  return {
    ...DEFAULT_DECISIONS,
    ...createSurfaceTints(brandColor),
    page: 'light',
    dataColors: own ? parseHexes(own.light) : createFamilyColors(dataTheme.data, cardBg),
    accent,
    accentFill: accent,
    tableAccent: accent,
    pageBackground: mainBg,
    background: cardBg,
    firstLevel: textColor,
    minimum: lightest,
    center: third,
    maximum: own ? accent : second,
  };
}

/**
 * Creates the dark page from the light one, with data colours designed for a dark card. The ramp of
 * a preset without its own data colours is converted too: its deepest shade is lightened until it
 * is visible and represents the lowest value.
 */
function createDark({ palette, own }: Source): Decisions {
  const { title: name, dataTheme } = palette;
  const dark = convertToPageOnce(resolvePreset({ name }, 'light'), 'dark');
  if (own) return { ...dark, dataColors: parseHexes(own.dark) };
  const ramp = createRamp(dataTheme.data, dark.background, 'dark');
  return {
    ...dark,
    dataColors: createFamilyColors(dataTheme.data, dark.background),
    minimum: ramp[0] ?? dark.minimum,
    center: ramp[3] ?? dark.background,
    maximum: ramp[6] ?? dark.maximum,
  };
}

function parseHexes(codes: string): string[] {
  return codes.split(' ').map((code) => `#${code}`);
}
