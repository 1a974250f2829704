import {
  DECISION_LIST,
  DEFAULT_DECISIONS,
  MAX_DATA_COLORS,
  type Decision,
  type Decisions,
  type TextStyle,
} from './decisions';
import { isObject, type Json, type JsonObject } from './json';
import { isPlainText, MAX_FONT } from './plain-text';
import { recognise } from './recognise';

const HEX = /^#[0-9a-f]{6}$/;

/**
 * Validates untrusted decisions. Returns null if any is invalid or all are missing. Fills in
 * decisions that an older version did not have.
 */
export function parseDecisions(value: Json | undefined): Decisions | null {
  if (!isObject(value)) return null;
  const given = DECISION_LIST.filter(
    ({ key }) => Object.hasOwn(value, key) && value[key] !== undefined,
  );
  if (given.length === 0 || !given.every((one) => accepts(one, value[one.key]))) return null;
  const own = Object.fromEntries(given.map(({ key }) => [key, copyValue(value[key] ?? null)]));
  if (given.length === DECISION_LIST.length) return own as Decisions;
  const base =
    own['background'] === undefined
      ? DEFAULT_DECISIONS
      : recognise({ background: own['background'] });
  return { ...base, ...own };
}

function accepts(decision: Decision, value: unknown): boolean {
  switch (decision.kind) {
    case 'page':
      return value === 'light' || value === 'dark';
    case 'colors':
      return (
        Array.isArray(value) &&
        value.length >= 8 &&
        value.length <= MAX_DATA_COLORS &&
        value.every(isHex)
      );
    case 'color':
      return isHex(value);
    case 'optionalColor':
      return value === null || isHex(value);
    case 'font':
      return isPlainText(value, MAX_FONT) && value.trim() !== '';
    case 'text':
      return isTextStyle(value);
    case 'pixels':
      return isNumber(value, 0, decision.max);
    case 'switch':
      return typeof value === 'boolean';
  }
}

function isHex(value: unknown): boolean {
  return typeof value === 'string' && HEX.test(value);
}

function isNumber(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}

function isTextStyle(value: unknown): value is TextStyle {
  const style = value as Json | undefined;
  return (
    isObject(style) &&
    (style.weight === 'regular' || style.weight === 'semibold' || style.weight === 'bold') &&
    isNumber(style.size, 6, 45)
  );
}

/** Copies lists and text styles without unknown keys. */
function copyValue(value: Json): Json {
  if (Array.isArray(value)) return [...(value as readonly Json[])];
  if (!isObject(value)) return value;
  const { weight, size } = value as JsonObject & TextStyle;
  return { weight, size };
}
