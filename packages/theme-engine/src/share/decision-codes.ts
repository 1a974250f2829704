import type { Decisions } from '../model/decisions';

/** Short names of the decisions in share links. Part of the format: none is ever reused. */
export const DECISION_CODES = {
  page: 'p',
  dataColors: 'd',
  accent: 'a',
  accentFill: 'af',
  tableAccent: 't',
  pageBackground: 'pb',
  background: 'b',
  secondaryBackground: 'sb',
  outspace: 'o',
  firstLevel: '1',
  secondLevel: '2',
  thirdLevel: '3',
  fourthLevel: '4',
  good: 'g',
  neutral: 'n',
  bad: 'x',
  minimum: 'mi',
  center: 'ce',
  maximum: 'ma',
  missing: 'ms',
  font: 'f',
  title: 'tt',
  callout: 'tc',
  header: 'th',
  label: 'tl',
  corners: 'r',
  hasBorder: 'hb',
  hasShadow: 'hs',
} as const satisfies Record<keyof Decisions, string>;

const KEYS = Object.fromEntries(
  Object.entries(DECISION_CODES).map(([key, code]) => [code, key]),
) as Record<string, keyof Decisions>;

/** Returns the decision of a short name, or undefined for names unknown to this version. */
export function decisionOf(code: string): keyof Decisions | undefined {
  return Object.hasOwn(KEYS, code) ? KEYS[code] : undefined;
}
