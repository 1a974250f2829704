import type { DecisionKey } from '../model/decisions';
import type { Token } from './token-tree';

interface Rule {
  readonly role: DecisionKey;
  /** The words of the token's path must include one word of each list. */
  readonly words: readonly (readonly string[])[];
  readonly without?: readonly string[];
}

const STATUS = [
  ...['success', 'positive', 'good', 'warning', 'caution', 'attention', 'danger', 'error'],
  ...['negative', 'critical', 'destructive', 'bad', 'info', 'disabled', 'inverse', 'inverted'],
];
const GROUND = ['background', 'bg', 'canvas', 'page', 'body'];
const CARD = ['surface', 'card', 'paper', 'container'];
const TEXT = ['text', 'foreground', 'fg', 'content'];
const SECOND = ['secondary', 'muted', 'subtle', 'subdued', 'weak', 'alt'];
const THIRD = ['tertiary', 'hint', 'placeholder', 'caption', 'faint'];
const LINE = ['border', 'divider', 'outline', 'stroke', 'line', 'separator'];
/** Names of chart colours in design systems. */
export const DATA = ['data', 'datacolors', 'dataviz', 'chart', 'charts', 'categorical', 'series'];
/** A brand's main colours, in order of importance. */
export const BRAND = ['primary', 'brand', 'accent', 'secondary', 'tertiary'] as const;
const OTHERS = [...STATUS, ...DATA, ...GROUND, ...CARD, ...TEXT, ...LINE];

const RULES: readonly Rule[] = [
  { role: 'good', words: [['success', 'positive', 'good']], without: [...TEXT, ...LINE, 'on'] },
  { role: 'neutral', words: [['warning', 'caution']], without: [...TEXT, ...LINE, 'on'] },
  {
    role: 'bad',
    words: [['danger', 'error', 'negative', 'critical', 'destructive', 'bad']],
    without: [...TEXT, ...LINE, 'on'],
  },
  { role: 'background', words: [CARD], without: [...STATUS, ...TEXT, ...LINE, ...SECOND, 'on'] },
  { role: 'pageBackground', words: [GROUND], without: [...STATUS, ...TEXT, ...LINE, ...SECOND] },
  {
    role: 'secondaryBackground',
    words: [[...GROUND, ...CARD], SECOND],
    without: [...STATUS, ...TEXT],
  },
  { role: 'firstLevel', words: [TEXT], without: [...STATUS, ...SECOND, ...THIRD, 'on', 'link'] },
  { role: 'secondLevel', words: [TEXT, SECOND], without: [...STATUS, 'on', 'link'] },
  { role: 'fourthLevel', words: [TEXT, THIRD], without: [...STATUS, 'on', 'link'] },
  { role: 'thirdLevel', words: [LINE], without: [...STATUS, ...BRAND, 'focus'] },
];

/** Shades and states that represent the base colour, best first. */
const ITSELF = ['default', 'base', 'main', 'normal', 'rest', '500', '600'];

/**
 * Splits a path into words: "color/textPrimary" and "Color.Text-Primary" both give color, text,
 * primary.
 */
export function splitPath({ path }: Token): string[] {
  return path
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Returns the most likely token for a role: the plainest one whose words match. */
function findPlainest(tokens: readonly Token[]): Token | undefined {
  const rank = (token: Token) => {
    const words = splitPath(token);
    const itself = ITSELF.findIndex((word) => words.includes(word));
    return words.length * 2 - (itself === -1 ? 0 : 3 - itself / ITSELF.length);
  };
  return tokens.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Maps the roles in another design system's colour tokens to their tokens. */
export function assignRoles(colors: readonly Token[]): Map<DecisionKey, Token> {
  const roles = new Map<DecisionKey, Token>();
  for (const { role, words, without = [] } of RULES) {
    const fitting = colors.filter((token) => {
      const own = splitPath(token);
      return (
        words.every((some) => some.some((word) => own.includes(word))) &&
        !without.some((word) => own.includes(word)) &&
        !own.some((word) => DATA.includes(word))
      );
    });
    const best = findPlainest(fitting);
    if (best) roles.set(role, best);
  }
  return roles;
}

/** Returns the plainest token of each brand colour, the main colour first. */
export function findBrandColors(colors: readonly Token[]): Token[] {
  return BRAND.flatMap((name) => {
    const fitting = colors.filter((token) => {
      const own = splitPath(token);
      return own.includes(name) && !own.includes('on') && !own.some((w) => OTHERS.includes(w));
    });
    return findPlainest(fitting) ?? [];
  });
}
