import { mix, parseHex, toHex } from './gradient';

/** What a page looks like: it decides how far a ramp is lifted. */
export type PageScheme = 'light' | 'dark';

/** The two colours a ramp of eight shades is made of. */
interface ColorPair {
  readonly first: string;
  readonly last: string;
}

export const PRESET_NAMES = ['Blues', 'BuGn', 'PuBu', 'PuRd', 'Purples'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

export const PRESETS: Record<PresetName, ColorPair> = {
  Blues: { first: '#0b4a8f', last: '#b9dcf5' },
  BuGn: { first: '#045c43', last: '#b4e5d3' },
  PuBu: { first: '#0a4f7c', last: '#c9cfea' },
  PuRd: { first: '#8a0d4f', last: '#efc2e0' },
  Purples: { first: '#4a1a8c', last: '#d5ccf0' },
};

/** What the studio shows before anyone touched it; --d1 to --d8 in tokens.css are the same. */
const DEFAULTS: Record<PageScheme, ColorPair> = {
  light: { first: '#4338ca', last: '#a5e3f9' },
  dark: { first: '#6d70f6', last: '#b4eafb' },
};

/** On a dark page the first end is lifted by so much white, else its lines would sink into it. */
const LIFT = 0.26;

/** What was chosen: nothing yet, one of the presets, or two colours of one's own. */
export type Choice =
  | { readonly kind: 'default' }
  | { readonly kind: 'preset'; readonly name: PresetName }
  | ({ readonly kind: 'own' } & ColorPair);

export function presetPair(name: PresetName, scheme: PageScheme): ColorPair {
  const { first, last } = PRESETS[name];
  if (scheme === 'light') return { first, last };
  return { first: toHex(mix(parseHex(first), [255, 255, 255], LIFT)), last };
}

/** The pair a choice means on a light or a dark page. */
export function pairOf(choice: Choice, scheme: PageScheme): ColorPair {
  if (choice.kind === 'own') return { first: choice.first, last: choice.last };
  return choice.kind === 'preset' ? presetPair(choice.name, scheme) : DEFAULTS[scheme];
}
