import { stripPastedKey, peekClaims } from '../members.js';
import { FLEXA_VISUALS, formatStoreName, listProductsFor } from './visuals.js';

/** Name of the card that holds a visual's key, in its capabilities and in a theme. */
export const LICENSE_CARD = 'flexaLicence';

type Members = Readonly<Record<string, unknown>>;
type Theme = Members & { visualStyles?: unknown };

const readMembers = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};

/** Places of a key in a theme besides the names of the visuals it unlocks. */
export interface KeyPlaces {
  /**
   * Puts the key into the style of every visual too, `visualStyles["*"]["*"]`, where it needs no visual's name. Every
   * visual in the report can read it there. There is room for one key: the last.
   */
  everyVisual?: boolean;
}

/**
 * Returns the theme with a key under each visual it unlocks, in the style `*` of the visual:
 * `visualStyles[name]["*"].flexaLicence = [{ key }]`. A visual has two names, its GUID and the one it has when it comes
 * from an organisation's store. Everything else stays as it is.
 *
 * @throws RangeError where the text isn't a licence key of ours
 */
export function addLicenseKey<T extends Theme>(
  theme: T,
  pasted: unknown,
  { everyVisual = false }: KeyPlaces = {},
): T & { visualStyles: Members } {
  const key = typeof pasted === 'string' ? stripPastedKey(pasted) : '';
  const product = peekClaims(key)?.prd;
  const unlocked = FLEXA_VISUALS.filter(({ pack }) =>
    listProductsFor(pack).some((name) => name === product),
  );
  if (unlocked.length === 0) throw new RangeError('This is not a licence key of a Flexa pack');
  const styles = readMembers(readMembers(theme).visualStyles);
  const names = unlocked.flatMap(({ guid }) => [guid, formatStoreName(guid)]);
  const added = [...(everyVisual ? ['*'] : []), ...names].map((name) => {
    const visual = readMembers(styles[name]);
    const every = readMembers(visual['*']);
    const licensed = { ...every, [LICENSE_CARD]: [{ key }] };
    return [name, { ...visual, '*': licensed }] as const;
  });
  return { ...theme, visualStyles: { ...styles, ...Object.fromEntries(added) } };
}

/** The theme without any licence key, as it may be shared. */
export function removeLicenseKeys<T extends Theme>(theme: T): T {
  if (listLicenseKeys(theme).length === 0) return theme;
  const { visualStyles, ...rest } = theme;
  const styles = Object.entries(readMembers(visualStyles)).flatMap(([guid, presets]) => {
    const cleaned = Object.entries(readMembers(presets)).flatMap(([preset, cards]) => {
      const { [LICENSE_CARD]: removed, ...kept } = readMembers(cards);
      return removed !== undefined && isEmpty(kept) ? [] : [[preset, removed ? kept : cards]];
    });
    const hadNothingElse = cleaned.length === 0 && !isEmpty(readMembers(presets));
    return hadNothingElse ? [] : [[guid, Object.fromEntries(cleaned) as unknown]];
  });
  return (
    styles.length > 0 ? { ...rest, visualStyles: Object.fromEntries(styles) as unknown } : rest
  ) as T;
}

/** Returns every licence key in a theme, once each; a theme that isn't an object has none. */
export function listLicenseKeys(theme: unknown): string[] {
  const cards = Object.values(readMembers(readMembers(theme).visualStyles)).flatMap((presets) =>
    Object.values(readMembers(presets)).map((preset) => readMembers(preset)[LICENSE_CARD]),
  );
  const keys = cards
    .flatMap((card): unknown[] => (Array.isArray(card) ? (card as unknown[]) : []))
    .map((entry) => readMembers(entry).key)
    .filter((key) => typeof key === 'string');
  return [...new Set(keys)];
}

function isEmpty(members: Members): boolean {
  return Object.keys(members).length === 0;
}
