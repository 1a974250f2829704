import { deriveAccents } from '../model/derive-accents';
import { computeContrast, TEXT_CONTRAST } from '../model/contrast';
import {
  DECISION_LIST,
  DECISIONS,
  MAX_DATA_COLORS,
  clampTextSize,
  type Decision,
  type DecisionKey,
  type Decisions,
} from '../model/decisions';
import type { StudioDocument } from '../model/document';
import { extendColors } from '../model/further-colors';
import { isObject, type JsonObject } from '../model/json';
import { parseDocument } from '../model/parse-document';
import { MAX_FONT, MAX_NAME, cleanText } from '../model/plain-text';
import { resolvePreset } from '../model/studio-presets';
import { findBrandColors, DATA, assignRoles, splitPath } from './roles';
import { listTokens, type Token } from './token-tree';
import { toPoints } from './token-units';
import { parseColorToken, parseFont, parsePixels, parseWeight } from './token-values';
import { EXTENSION } from './format-tokens';

/** Result of reading a token file. */
export interface ConvertedTokens {
  readonly document: StudioDocument;
  /** Each decision that a token determined, with that token. */
  readonly used: readonly { readonly decision: DecisionKey; readonly token: string }[];
  /** Tokens that a theme has no place for, such as spacing and motion. */
  readonly unused: number;
}

/** Theme that supplies the decisions without a token. */
const START = { name: 'Meridian' };
const MIN_DATA_COLORS = 8;
const TEXT_ROLES = ['firstLevel', 'secondLevel', 'fourthLevel'] as const;

/**
 * Converts design tokens to a document. Files of `formatTokens` return their decisions exactly. In
 * others, names decide: chart colours, brand, surfaces, text, status, font. Missing decisions come
 * from our theme for the same kind of page. Returns null if no token is a usable colour.
 */
export function convertTokens(file: JsonObject, fallbackName: string): ConvertedTokens | null {
  const tokens = listTokens(file);
  const own = isObject(file.$extensions) ? file.$extensions[EXTENSION] : undefined;
  const ownExtension = isObject(own) ? own : null;
  const converted = ownExtension ? readOwnDecisions(tokens) : deriveDecisions(tokens);
  const colors = converted.filter(
    ({ value }) => typeof value === 'string' && value.startsWith('#'),
  );
  if (colors.length === 0 && !converted.some(({ decision }) => decision === 'dataColors'))
    return null;

  const given = Object.fromEntries(converted.map(({ decision, value }) => [decision, value]));
  const ground = given.background ?? given.pageBackground;
  const page =
    ownExtension?.page ?? (typeof ground === 'string' && isDark(ground) ? 'dark' : 'light');
  const start = resolvePreset(START, page === 'dark' ? 'dark' : 'light');
  // In our own files, a missing optional colour is unset on purpose.
  const none = DECISION_LIST.filter(({ kind, key }) => kind === 'optionalColor' && !(key in given));
  const untyped = ownExtension ? { ...toNulls(none), ...readUntyped(ownExtension) } : {};
  const decisions: Record<string, unknown> = {
    ...start,
    ...untyped,
    ...given,
    // The extension may name an unknown kind of page.
    page: start.page,
  };
  if (!ownExtension) {
    Object.assign(decisions, completeAccents(given, { ...start, ...given }));
    if (!isReadable(decisions)) for (const role of TEXT_ROLES) decisions[role] = start[role];
  }
  const name =
    cleanText(typeof ownExtension?.name === 'string' ? ownExtension.name : '', MAX_NAME) ||
    cleanText(fallbackName, MAX_NAME);
  const document = parseDocument({ name, decisions });
  if (!document) return null;
  const used = converted.flatMap(({ decision, from }) =>
    from.map(({ path }) => ({ decision, token: path.join('.') })),
  );
  return { document, used, unused: tokens.length - new Set(used.map(({ token }) => token)).size };
}

interface Made {
  readonly decision: DecisionKey;
  readonly value: JsonObject[string];
  readonly from: readonly Token[];
}

const toNulls = (decisions: readonly Decision[]) =>
  Object.fromEntries(decisions.map(({ key }) => [key, null]));

/** Reads the decisions in the file's extension. */
function readUntyped(extension: JsonObject): JsonObject {
  const known = DECISION_LIST.filter(
    ({ token, key }) => token === undefined && extension[key] !== undefined,
  );
  return Object.fromEntries(known.map(({ key }) => [key, extension[key] ?? null]));
}

function readOwnDecisions(tokens: readonly Token[]): Made[] {
  return DECISION_LIST.flatMap((decision) => {
    const { key, token } = decision;
    const from = tokens.filter(({ path }) => {
      const place = path.join('.');
      return token !== undefined && (place === token || place.startsWith(`${token}.`));
    });
    if (decision.kind === 'colors') return listDataColors(from, key);
    const value = from.length === 0 ? null : readTokens(decision, from);
    return value === null ? [] : [{ decision: key, value, from }];
  });
}

/** Returns the value of a decision from its tokens; null if it can't be read. */
function readTokens(decision: Decision, from: readonly Token[]): Made['value'] | null {
  const [first] = from;
  if (!first) return null;
  switch (decision.kind) {
    case 'color':
    case 'optionalColor':
      return parseColorToken(first.value);
    case 'font':
      return readFont(first);
    case 'text': {
      const findValue = (name: string) =>
        from.find(({ path }) => path.at(-1) === name)?.value ?? null;
      const [pixels, weight] = [parsePixels(findValue('size')), parseWeight(findValue('weight'))];
      if (pixels === null || weight === null) return null;
      return { size: clampTextSize(toPoints(pixels)), weight };
    }
    case 'pixels':
      return limitPixels(first, decision.max);
    default:
      return null;
  }
}

function deriveDecisions(tokens: readonly Token[]): Made[] {
  const colors = tokens.filter(
    ({ type, value }) => /^colou?r$/i.test(type) && parseColorToken(value) !== null,
  );
  const data = colors.filter((token) => splitPath(token).some((word) => DATA.includes(word)));
  const brand = findBrandColors(colors);
  const findFirst = (types: RegExp) => tokens.find(({ type }) => types.test(type));
  const font = findFirst(/^fontFamil(y|ies)$/);
  const radius = tokens.find(
    (token) => splitPath(token).includes('radius') || token.type === 'borderRadius',
  );
  const createDecision = (decision: DecisionKey, token: Token | undefined, value: Made['value']) =>
    token && value !== null ? [{ decision, value, from: [token] }] : [];
  return [
    ...(data.length > 0 ? listDataColors(data, 'dataColors') : listDataColors(brand, 'dataColors')),
    ...[...assignRoles(colors)].flatMap(([role, token]) =>
      createDecision(role, token, parseColorToken(token.value)),
    ),
    ...createDecision('accent', brand[0], brand[0] ? parseColorToken(brand[0].value) : null),
    ...createDecision('font', font, font ? readFont(font) : null),
    ...createDecision(
      'corners',
      radius,
      radius ? limitPixels(radius, DECISIONS.corners.max) : null,
    ),
  ];
}

/** Returns distinct data colours, at least as many as Power BI requires. */
function listDataColors(tokens: readonly Token[], decision: DecisionKey): Made[] {
  const colors = [...new Set(tokens.flatMap(({ value }) => parseColorToken(value) ?? []))];
  if (colors.length === 0) return [];
  const enough = extendColors(colors.slice(0, MAX_DATA_COLORS), MIN_DATA_COLORS);
  return [{ decision, value: enough, from: tokens }];
}

function completeAccents(given: JsonObject, decisions: Decisions): Partial<Decisions> {
  if (given.dataColors === undefined && given.accent === undefined) return {};
  const brand = typeof given.accent === 'string' ? given.accent : decisions.dataColors[0];
  return deriveAccents(brand ?? decisions.accent, decisions);
}

function readFont({ value }: Token): string | null {
  return cleanText(parseFont(value) ?? '', MAX_FONT) || null;
}

function limitPixels({ value }: Token, max: number): number | null {
  const pixels = parsePixels(value);
  return pixels === null ? null : Math.min(max, Math.max(0, pixels));
}

function isDark(color: string): boolean {
  return computeContrast(color, '#ffffff') > computeContrast(color, '#000000');
}

/**
 * Returns true if the text is readable. Text of one token set may come with the background of
 * another, such as light and dark.
 */
function isReadable({ firstLevel, background }: Record<string, unknown>): boolean {
  return computeContrast(String(firstLevel), String(background)) >= TEXT_CONTRAST;
}
