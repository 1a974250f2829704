import type { Palette } from '../scene/scene';
import type { TableColumn } from './data';

/** The author's rule: a comparison with a number, and the colour of the cells for which it holds. */
interface ColorRule {
  /** Name of the column; empty for all of them. */
  column: string;
  holds(value: number): boolean;
  color: string;
}

/** Rules as they are written in the format pane, and those that can't be read. */
export interface ColorRules {
  rules: readonly ColorRule[];
  unread: readonly string[];
}

const COMPARE: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '≤': (value, limit) => value <= limit,
  '=': (value, limit) => value === limit,
  '<>': (value, limit) => value !== limit,
  '≠': (value, limit) => value !== limit,
  '>=': (value, limit) => value >= limit,
  '≥': (value, limit) => value >= limit,
  '>': (value, limit) => value > limit,
};

const RULE = /^(.*?)(<=|>=|<>|[<>=≤≥≠])\s*([-+−]?\d*\.?\d+)\s*(%?)\s*:\s*(\S+)$/;

/** Colours that authors may name, besides the theme's good and bad. */
const NAMED: Readonly<Record<string, string>> = {
  red: '#c5283d',
  green: '#0f7a55',
  blue: '#1f5fbf',
  orange: '#d9730d',
  amber: '#f2b01e',
  yellow: '#f4d35e',
  purple: '#7a3eb1',
  teal: '#0b7a75',
  pink: '#d6336c',
  brown: '#7b4b2a',
  gray: '#8a919e',
  grey: '#8a919e',
  black: '#000000',
  white: '#ffffff',
};

/** Reads a colour of three or six digits, or a name; null for any other text. */
export function readCellColor(value: unknown, { positive, negative }: Palette): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  if (/^#[\da-f]{6}$/.test(text)) return text;
  if (/^#[\da-f]{3}$/.test(text)) return text.replace(/[\da-f]/g, '$&$&');
  if (text === 'good') return positive;
  if (text === 'bad') return negative;
  return NAMED[text] ?? null;
}

const normalize = (name: string) => name.trim().toLowerCase();

/** Reads rules such as `Δ Plan % < -5%: bad; Sales >= 1000000: #0a7d55`. The name of the column may be left out. */
export function readColorRules(
  text: string,
  columns: readonly TableColumn[],
  palette: Palette,
): ColorRules {
  const names = new Set(columns.map(({ name }) => normalize(name)));
  const rules: ColorRule[] = [];
  const unread: string[] = [];
  for (const part of text.split(/[;\n]/).map((one) => one.trim())) {
    if (part === '') continue;
    const [, name = '', sign = '', digits = '', percent, word] = RULE.exec(part) ?? [];
    const compare = COMPARE[sign];
    const color = readCellColor(word, palette);
    const column = normalize(name);
    if (!compare || color === null || (column !== '' && !names.has(column))) {
      unread.push(part);
      continue;
    }
    const limit = Number(digits.replace('−', '-')) / (percent ? 100 : 1);
    rules.push({ column, color, holds: (value) => compare(value, limit) });
  }
  return { rules, unread };
}

/** Returns the colour of the first rule that holds for a number of a column. */
export function findRuleColor(
  rules: readonly ColorRule[],
  column: string,
  value: number,
): string | null {
  const name = normalize(column);
  return (
    rules.find((rule) => (rule.column === '' || rule.column === name) && rule.holds(value))
      ?.color ?? null
  );
}
