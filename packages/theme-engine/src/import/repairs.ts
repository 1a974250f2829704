import { labelOption } from '../format/description/labels';
import { listOptions, type TypeName } from '../format/description/read-description';
import { findNearest, type Finding } from '../format/finding';
import { FONT_SIZE } from '../format/description/theme-keys';
import { isObject, type Json, type JsonObject } from '../model/json';
import { parsePointer, formatPointer, resolvePointer, type Pointer } from '../model/pointer';
import { parseCssColor } from './css-color';
import type { Edit } from './edit-theme';

/** Visuals that people call by other names than Power BI. */
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
export function chooseRepair(finding: Finding, theme: JsonObject, fileName: string): Edit {
  const { kind, at, value } = finding;
  switch (kind) {
    case 'missing-key':
      if (at === '' && finding.key === 'name') {
        return { kind: 'set', at: formatPointer('name'), value: fileName };
      }
      return createRemoval(at);
    case 'wrong-preset':
      return renameOrRemove(at, '*', theme);
    case 'unknown-key':
    case 'unknown-visual':
    case 'unknown-card':
    case 'unknown-property': {
      const key = parsePointer(at).at(-1) ?? '';
      const meant =
        (kind === 'unknown-visual' && VISUAL_NAMES[key]) || findNearest(key, finding.known ?? []);
      return meant ? renameOrRemove(at, meant, theme) : createRemoval(at);
    }
    case 'wrong-value': {
      const right =
        value === undefined ? undefined : convertValue(value, finding.type ?? '', fileName);
      return right === undefined ? createRemoval(at) : { kind: 'set', at, value: right };
    }
  }
}

/** Removes the key if the correct one is present, because a key can't appear twice. */
function renameOrRemove(at: Pointer, key: string, theme: JsonObject): Edit {
  const place = formatPointer(...parsePointer(at).slice(0, -1), key);
  return resolvePointer(theme, place) === undefined
    ? { kind: 'rename', at, key }
    : createRemoval(at);
}

/** Removes a colour or another compound value completely instead of leaving an empty shell. */
function createRemoval(at: Pointer): Edit {
  const keys = parsePointer(at);
  const isInCard = keys[0] === 'visualStyles' && keys.length > 6;
  if (isInCard) return { kind: 'remove', at: formatPointer(...keys.slice(0, 6)) };
  return { kind: 'remove', at };
}

/** Returns the intended value in the correct type; undefined if it is not clear. */
function convertValue(value: Json, type: TypeName, fileName: string): Json | undefined {
  const options = listOptions(type);
  if (options) {
    const written = normalizeText(value);
    const exact = options.find(
      (option) =>
        normalizeText(option.value) === written || normalizeText(labelOption(option)) === written,
    );
    if (exact) return exact.value;
    const near = findNearest(
      written,
      options.map((option) => String(option.value)),
    );
    return options.find((option) => String(option.value) === near)?.value;
  }
  switch (type) {
    case 'hex':
    case 'themeColor':
      return readColor(value);
    case 'color': {
      const color = readColor(value);
      return color === undefined ? undefined : { solid: { color } };
    }
    case 'number':
      return readNumber(value);
    case 'integer': {
      const number = readNumber(value);
      return number === undefined ? undefined : Math.round(number);
    }
    case 'fontSize': {
      const number = readNumber(value);
      return number === undefined
        ? undefined
        : Math.min(FONT_SIZE.max, Math.max(FONT_SIZE.min, number));
    }
    case 'boolean':
      return readBoolean(value);
    case 'text':
      return readText(value, fileName);
    case 'card':
      return isObject(value) ? [value] : undefined;
    case 'dataColors':
      return readColors(value);
    default:
      return undefined;
  }
}

const normalizeText = (value: Json): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase().replace(/[\s_-]/g, '');

function readColor(value: Json): string | undefined {
  if (typeof value === 'string') return parseCssColor(value) ?? undefined;
  const inside = resolvePointer(value, '/solid/color') ?? resolvePointer(value, '/color');
  return typeof inside === 'string' ? (parseCssColor(inside) ?? undefined) : undefined;
}

function readColors(value: Json): Json | undefined {
  const parts =
    typeof value === 'string'
      ? value.split(/[\s,;]+/)
      : isObject(value)
        ? Object.values(value)
        : [];
  const colors = parts.map(readColor).filter((color) => color !== undefined);
  return colors.length > 0 ? colors : undefined;
}

function readNumber(value: Json): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const found = /^\s*(-?\d+(?:[.,]\d+)?)\s*(?:pt|px|%|D|L)?\s*$/i.exec(value)?.[1];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
}

function readBoolean(value: Json): boolean | undefined {
  const written = normalizeText(value);
  if (['true', 'yes', 'on', '1'].includes(written)) return true;
  if (['false', 'no', 'off', '0'].includes(written)) return false;
  return undefined;
}

function readText(value: Json, fileName: string): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  // Only the name can't be removed.
  return value === null ? fileName : undefined;
}
