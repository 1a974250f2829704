import { optionLabel } from '../format/description/labels';
import { optionsOf, type TypeName } from '../format/description/read-description';
import { nearest, type Finding } from '../format/finding';
import { FONT_SIZE } from '../format/description/theme-keys';
import { isObject, type Json, type JsonObject } from '../model/json';
import { keysOf, pointer, valueAt, type Pointer } from '../model/pointer';
import { hexOf } from './css-color';
import type { Edit } from './edit-theme';

/** Visuals that people call otherwise than Power BI does. */
const VISUAL_NAMES: Readonly<Record<string, string>> = {
  matrix: 'pivotTable',
  table: 'tableEx',
  newCard: 'cardVisual',
  comboChart: 'lineClusteredColumnComboChart',
  stackedColumnChart: 'columnChart',
  stackedBarChart: 'barChart',
  donut: 'donutChart',
  pie: 'pieChart',
  button: 'actionButton',
  buttonSlicer: 'advancedSlicerVisual',
};

/** Returns the fix for a finding, which removes the setting if nothing else helps. */
export function repairOf(finding: Finding, theme: JsonObject, fileName: string): Edit {
  const { kind, at, value } = finding;
  switch (kind) {
    case 'missing-key':
      if (at === '' && finding.key === 'name') {
        return { kind: 'set', at: pointer('name'), value: fileName };
      }
      return removal(at);
    case 'wrong-preset':
      return renamed(at, '*', theme);
    case 'unknown-key':
    case 'unknown-visual':
    case 'unknown-card':
    case 'unknown-property': {
      const key = keysOf(at).at(-1) ?? '';
      const meant =
        (kind === 'unknown-visual' && VISUAL_NAMES[key]) || nearest(key, finding.known ?? []);
      return meant ? renamed(at, meant, theme) : removal(at);
    }
    case 'wrong-value': {
      const right =
        value === undefined ? undefined : converted(value, finding.type ?? '', fileName);
      return right === undefined ? removal(at) : { kind: 'set', at, value: right };
    }
  }
}

/** Taken out where the new name is there already: two of the same key would be one. */
function renamed(at: Pointer, key: string, theme: JsonObject): Edit {
  const place = pointer(...keysOf(at).slice(0, -1), key);
  return valueAt(theme, place) === undefined ? { kind: 'rename', at, key } : removal(at);
}

/** A colour or another value of several parts is taken out whole, not down to an empty shell. */
function removal(at: Pointer): Edit {
  const keys = keysOf(at);
  const isInCard = keys[0] === 'visualStyles' && keys.length > 6;
  if (isInCard) return { kind: 'remove', at: pointer(...keys.slice(0, 6)) };
  return { kind: 'remove', at };
}

/** The value that was meant, in the type that is right; undefined where nobody can tell. */
function converted(value: Json, type: TypeName, fileName: string): Json | undefined {
  const options = optionsOf(type);
  if (options) {
    const written = plain(value);
    const exact = options.find(
      (option) => plain(option.value) === written || plain(optionLabel(option)) === written,
    );
    if (exact) return exact.value;
    const near = nearest(
      written,
      options.map((option) => String(option.value)),
    );
    return options.find((option) => String(option.value) === near)?.value;
  }
  switch (type) {
    case 'hex':
    case 'themeColor':
      return colorIn(value);
    case 'color': {
      const color = colorIn(value);
      return color === undefined ? undefined : { solid: { color } };
    }
    case 'number':
      return numberIn(value);
    case 'integer': {
      const number = numberIn(value);
      return number === undefined ? undefined : Math.round(number);
    }
    case 'fontSize': {
      const number = numberIn(value);
      return number === undefined
        ? undefined
        : Math.min(FONT_SIZE.max, Math.max(FONT_SIZE.min, number));
    }
    case 'boolean':
      return booleanIn(value);
    case 'text':
      return textIn(value, fileName);
    case 'card':
      return isObject(value) ? [value] : undefined;
    case 'dataColors':
      return colorsIn(value);
    default:
      return undefined;
  }
}

const plain = (value: Json): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase().replace(/[\s_-]/g, '');

function colorIn(value: Json): string | undefined {
  if (typeof value === 'string') return hexOf(value) ?? undefined;
  const inside = valueAt(value, '/solid/color') ?? valueAt(value, '/color');
  return typeof inside === 'string' ? (hexOf(inside) ?? undefined) : undefined;
}

function colorsIn(value: Json): Json | undefined {
  const parts =
    typeof value === 'string'
      ? value.split(/[\s,;]+/)
      : isObject(value)
        ? Object.values(value)
        : [];
  const colors = parts.map(colorIn).filter((color) => color !== undefined);
  return colors.length > 0 ? colors : undefined;
}

function numberIn(value: Json): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const found = /^\s*(-?\d+(?:[.,]\d+)?)\s*(?:pt|px|%|D|L)?\s*$/i.exec(value)?.[1];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
}

function booleanIn(value: Json): boolean | undefined {
  const written = plain(value);
  if (['true', 'yes', 'on', '1'].includes(written)) return true;
  if (['false', 'no', 'off', '0'].includes(written)) return false;
  return undefined;
}

function textIn(value: Json, fileName: string): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  // The name alone cannot be left out.
  return value === null ? fileName : undefined;
}
