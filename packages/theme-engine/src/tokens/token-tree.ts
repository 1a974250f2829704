import { isObject, type Json, type JsonObject } from '../model/json';

/** One token of a file with its alias resolved. */
export interface Token {
  /** Names of its groups, then its own. */
  readonly path: readonly string[];
  /** Type from the token or its group; empty if neither has one. */
  readonly type: string;
  readonly value: Json;
}

/** Maximum depth, beyond the files of any tool. */
const MAX_DEPTH = 32;
const MAX_ALIASES = 32;
const ALIAS = /^\{([^{}]+)\}$/;

interface Found extends Token {
  readonly place: string;
}

/**
 * Returns true if a file contains design tokens: a `$value` in the Design Tokens Community Group's
 * format, or a `value` with its `type` as written by Tokens Studio.
 */
export function isTokenFile(file: JsonObject): boolean {
  const isTheme = Array.isArray(file.dataColors) || isObject(file.visualStyles);
  return !isTheme && collectTokens(file).length > 0;
}

/**
 * Lists the tokens of a file with known values. Aliases are `{group.name}` or `$ref`; Tokens Studio
 * omits the name of the set, which is the first group.
 */
export function listTokens(file: JsonObject): Token[] {
  const all = collectTokens(file);
  const places = new Map<string, Found>();
  for (const token of all) places.set(token.place, token);
  // The first set wins, as in Tokens Studio.
  for (const token of all) {
    const inSet = token.path.slice(1).join('.');
    if (inSet !== '' && !places.has(inSet)) places.set(inSet, token);
  }
  return all.flatMap(({ path, type, value }) => {
    let at: { type: string; value: Json } = { type, value };
    for (let n = 0; n < MAX_ALIASES; n += 1) {
      const place = parseAlias(at.value);
      if (place === undefined) return [{ path, type: at.type, value: at.value }];
      const next = places.get(place);
      if (!next) return [];
      at = { type: at.type || next.type, value: next.value };
    }
    return [];
  });
}

function parseAlias(value: Json): string | undefined {
  if (typeof value === 'string') return ALIAS.exec(value.trim())?.[1];
  if (!isObject(value) || typeof value.$ref !== 'string') return undefined;
  const names = value.$ref.replace(/^#\//, '').split('/');
  const plain = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return plain.filter((name) => name !== '$value').join('.');
}

function collectTokens(file: JsonObject): Found[] {
  const tokens: Found[] = [];
  const walk = (group: JsonObject, path: readonly string[], inherited: string) => {
    if (path.length > MAX_DEPTH) return;
    const type = typeof group.$type === 'string' ? group.$type : inherited;
    for (const [name, child] of Object.entries(group)) {
      // `$root` is a token with the name of its group.
      if ((name.startsWith('$') && name !== '$root') || !isObject(child)) continue;
      const own = name === '$root' ? path : [...path, name];
      const token = readToken(child, type);
      if (token) tokens.push({ ...token, path: own, place: own.join('.') });
      else walk(child, own, type);
    }
  };
  walk(file, [], '');
  return tokens;
}

function readToken(child: JsonObject, inherited: string): { type: string; value: Json } | null {
  if (child.$value !== undefined) {
    return { type: typeof child.$type === 'string' ? child.$type : inherited, value: child.$value };
  }
  if (child.$ref !== undefined) return { type: inherited, value: { $ref: child.$ref } };
  if (typeof child.type !== 'string' || child.value === undefined) return null;
  return { type: child.type, value: child.value };
}
