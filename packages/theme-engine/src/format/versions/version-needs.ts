import { isObject, type Json, type JsonObject } from '../../model/json';
import { formatPointer, type Pointer } from '../../model/pointer';
import { ANY } from '../description/any';
import { findCards, listOptions, toPlainType } from '../description/read-description';
import { OLDER_FONT_SIZE, THEME_COLORS } from '../description/theme-keys';
import { formatValue } from '../finding';
import {
  COMPARED_VERSION,
  findVersion,
  findVisualVersion,
  NEWEST_VERSION,
  rank,
  type SettingVersion,
} from './find-version';

/** A part of a theme that older versions of Power BI do not take. */
export interface VersionNeed {
  readonly at: Pointer;
  /** The setting, as card.setting, or the value. */
  readonly name: string;
  /** First version that takes it. */
  readonly version: Exclude<SettingVersion, 'old'>;
  /** Older versions ignore the setting, or reject the whole theme. */
  readonly effect: 'ignores' | 'rejects';
  /** Explains the rejection by every compared version. */
  readonly message?: string;
}

/** Names the state of an item, and is no setting. */
const STATE = '$id';
/** The first schema that takes names of theme colours in a visual. */
const COLOR_NAMES_VERSION = '2.152';

/** Lists what older versions of Power BI ignore or reject, the newest first. */
export function listVersionNeeds(theme: Json): VersionNeed[] {
  if (!isObject(theme)) return [];
  const needs: VersionNeed[] = [];
  if (Object.hasOwn(theme, 'baseTheme')) {
    needs.push(createRejection('/baseTheme', 'baseTheme', 'they don’t know the key baseTheme'));
  }
  for (const [name, style] of listEntries(theme['textClasses'])) {
    const at = formatPointer('textClasses', name, 'fontSize');
    needs.push(...checkFontSize(isObject(style) ? style['fontSize'] : undefined, at));
  }
  for (const setting of listSettings(theme['visualStyles'])) needs.push(...checkSetting(setting));
  return needs.toSorted((a, b) => rank(b.version) - rank(a.version));
}

interface Setting {
  readonly visual: string;
  readonly card: string;
  readonly name: string;
  readonly value: Json;
  readonly at: Pointer;
}

function listSettings(styles: Json | undefined): Setting[] {
  return listEntries(styles).flatMap(([visual, presets]) =>
    listEntries(presets).flatMap(([preset, cards]) =>
      listEntries(cards).flatMap(([card, items]) =>
        (Array.isArray(items) ? (items as readonly Json[]) : []).flatMap((item, i) =>
          listEntries(item)
            .filter(([name]) => name !== STATE)
            .map(([name, value]) => ({
              visual,
              card,
              name,
              value,
              at: formatPointer('visualStyles', visual, preset, card, i, name),
            })),
        ),
      ),
    ),
  );
}

const listEntries = (value: Json | undefined): [string, Json][] =>
  isObject(value) ? Object.entries<Json>(value) : [];

function checkSetting({ visual, card, name, value, at }: Setting): VersionNeed[] {
  const version = findVersion(visual, card, name);
  if (version === null) return [];
  const needs: VersionNeed[] = [];
  // A visual that an older version lacks loses nothing there.
  if (version !== 'old' && version !== findVisualVersion(visual)) {
    needs.push({ at, name: `${card}.${name}`, version, effect: 'ignores' });
  }
  const kinds = visual === ANY ? [] : (findCards(visual)?.get(card) ?? []);
  for (const type of new Set(kinds.flatMap((kind) => kind.get(name) ?? []))) {
    if (toPlainType(type) === 'fontSize' && version !== NEWEST_VERSION) {
      needs.push(...checkFontSize(value, at));
    }
    if (listOptions(type)?.some((option) => option.isNewer && option.value === value)) {
      const reason = `they take no value ${formatValue(value)} there`;
      needs.push(createRejection(at, `${card}.${name}`, reason));
    }
  }
  for (const [place, color] of listColorNames(value, at)) {
    needs.push({ at: place, name: color, version: COLOR_NAMES_VERSION, effect: 'rejects' });
  }
  return needs;
}

function checkFontSize(size: Json | undefined, at: Pointer): VersionNeed[] {
  if (typeof size !== 'number' || size <= OLDER_FONT_SIZE.max) return [];
  const reason = `they take text sizes up to ${OLDER_FONT_SIZE.max}`;
  return [createRejection(at, `text size ${size}`, reason)];
}

const createRejection = (at: Pointer, name: string, reason: string): VersionNeed => ({
  at,
  name,
  version: NEWEST_VERSION,
  effect: 'rejects',
  message: `Versions of Power BI up to ${COMPARED_VERSION} reject the theme, because ${reason}.`,
});

/** Lists colours of a visual that are names, such as foreground. */
function listColorNames(value: Json, at: Pointer): [Pointer, string][] {
  const fill: JsonObject = isObject(value) ? value : {};
  const readColors = (kind: string, keys: readonly string[]) => {
    const holder = fill[kind];
    if (!isObject(holder)) return [];
    return keys.flatMap((key): [Pointer, string][] => {
      const color = holder[key];
      return typeof color === 'string' && THEME_COLORS.includes(color)
        ? [[at + formatPointer(kind, key), color]]
        : [];
    });
  };
  return [
    ...readColors('solid', ['color']),
    ...readColors('gradient', ['startColor', 'endColor']),
    ...readColors('pattern', ['color']),
  ];
}
