import { TEXT_CONTRAST } from './contrast';
import { DEFAULT_DECISIONS, type Decisions } from './decisions';
import { createFamilyColors, createRamp } from './family-colors';
import { findPassingColor } from './nearest-passing';
import { OWN_SEEDS, type PresetSeed } from './preset-seeds';
import { blendTheme, PRESET_NAMES, PRESETS, type Preset } from './presets';
import { createSurfaceTints, createTint } from './surface-tints';
import { convertToPageOnce } from './turn';

type Page = Decisions['page'];

/** A whole theme to begin with. */
export interface StudioPreset {
  readonly name: string;
  /** The kind of page it was made for; `resolvePreset` has it for the other one as well. */
  readonly page: Page;
  readonly decisions: Decisions;
  /** Eight shades, the deepest first, for a strip. */
  readonly ramp: readonly string[];
  readonly palette: Preset;
}

/** The palette of a preset, and of Flexa's own ones the data colours that were made for each page. */
interface Source {
  readonly page: Page;
  readonly palette: Preset;
  readonly own?: PresetSeed;
}

const ON: Record<Page, (source: Source) => Decisions> = { light: createLight, dark: createDark };

/** The five of the specification, the theme the studio opens with, then the others. */
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

/** Computes decisions when they are first asked for: nobody looks at all presets at once. */
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

/** The colours of one of Flexa's own presets, all tints of its brand. */
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
 * The light side turned, with data colours made for a dark card. The ramp of a preset without data colours of
 * its own is turned as well: its deepest shade, lifted until it is seen, is the lowest value.
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
