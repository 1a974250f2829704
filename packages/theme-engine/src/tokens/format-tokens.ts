import { DECISION_LIST, type Decision, type Decisions, type TextStyle } from '../model/decisions';
import type { StudioDocument } from '../model/document';
import { parseHex } from '../model/gradient';
import type { JsonObject } from '../model/json';
import { toPixels, toWeightNumber } from './token-units';

/** Extension key for values that no type of the format can express. */
export const EXTENSION = 'flexa.theme';

type Group = { [key: string]: Group | JsonObject };

/**
 * Returns the decisions of a document as design tokens (Design Tokens Format Module 2025.10,
 * https://www.designtokens.org/TR/2025.10/format/). Single settings that were changed by hand are
 * Power BI’s own and have no token. `convertTokens` gives the same decisions back.
 */
export function formatTokens({ name, decisions }: StudioDocument): string {
  const untyped = DECISION_LIST.filter(({ token }) => token === undefined);
  const file: Group = { color: { $type: 'color' } };
  for (const decision of DECISION_LIST) {
    const token = createToken(decision, decisions);
    if (token && decision.token !== undefined) addToken(file, decision.token.split('.'), token);
  }
  const whole = {
    $description: `${name}: a Power BI theme`,
    $extensions: {
      [EXTENSION]: { name, ...Object.fromEntries(untyped.map(({ key }) => [key, decisions[key]])) },
    },
    ...file,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function addToken(group: Group, [name = '', ...rest]: readonly string[], token: JsonObject): void {
  if (rest.length === 0) {
    group[name] = token;
    return;
  }
  group[name] ??= {};
  addToken(group[name] as Group, rest, token);
}

/** Returns the token of a decision, or a group of tokens; null for a decision without a token. */
function createToken({ kind, key }: Decision, decisions: Decisions): JsonObject | null {
  const value = decisions[key];
  switch (kind) {
    case 'colors': {
      const colors = (value as readonly string[]).map((hex, i) => [
        String(i + 1),
        { $value: formatColor(hex) },
      ]);
      return Object.fromEntries(colors) as JsonObject;
    }
    case 'color':
    case 'optionalColor':
      return value === null ? null : { $value: formatColor(value as string) };
    case 'font':
      return { $type: 'fontFamily', $value: value as string };
    case 'text':
      return createTextTokens(value as TextStyle);
    case 'pixels':
      return { $type: 'dimension', $value: { value: value as number, unit: 'px' } };
    case 'page':
    case 'switch':
      return null;
  }
}

function formatColor(hex: string): JsonObject {
  const components = parseHex(hex).map((byte) => Number((byte / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, hex };
}

/** Points become pixels: the format has no points. */
function createTextTokens({ size, weight }: TextStyle): JsonObject {
  return {
    size: { $type: 'dimension', $value: { value: toPixels(size), unit: 'px' } },
    weight: { $type: 'fontWeight', $value: toWeightNumber(weight) },
  };
}
