import { computeDeltaE, fromOklch, toOklch } from '../model/color-space';
import { computeContrast, TEXT_CONTRAST } from '../model/contrast';
import type { Theme } from '../model/document';
import type { Json } from '../model/json';
import { findPassingColor } from '../model/nearest-passing';
import { findColor, readNamedColor, parseColor } from '../model/theme-colors';

/** Purpose of a colour: text, background, or a mark such as a bar or line. */
export type Use = 'words' | 'ground' | 'mark';

/** A theme colour that a literal may match. */
export interface Role {
  /** Its name in the theme: `background`, `data3`, … */
  readonly name: string;
  readonly color: string;
  /** Its index in Power BI, if a setting can refer to it. */
  readonly id?: number;
}

const GROUNDS = ['background', 'secondaryBackground', 'thirdLevelElements'];
const WORDS = ['foreground', 'secondLevelElements', 'fourthLevelElements', 'hyperlink'];
const STATUS = ['accent', 'good', 'neutral', 'bad'];
const MARKS = [
  'accent',
  'tableAccent',
  'good',
  'neutral',
  'bad',
  'minimum',
  'center',
  'maximum',
  'null',
  'thirdLevelElements',
];
const PAGES = {
  page: '/visualStyles/page/*/background/0/color',
  wallpaper: '/visualStyles/page/*/outspace/0/color',
} as const;

const known = new WeakMap<Theme, Map<Use, readonly Role[]>>();

/** Lists the colours of a resolved theme by name, the likeliest for a purpose first. */
export function listRoles(theme: Theme, use: Use): readonly Role[] {
  const ofTheme = known.get(theme) ?? new Map<Use, readonly Role[]>();
  known.set(theme, ofTheme);
  const roles = ofTheme.get(use) ?? collectRoles(theme, use);
  ofTheme.set(use, roles);
  return roles;
}

function collectRoles(theme: Theme, use: Use): Role[] {
  const createRoles = (names: readonly string[]) =>
    names.flatMap((name): Role[] => {
      const color = readNamedColor(theme, name);
      if (color === undefined) return [];
      const id = name === 'background' ? 0 : name === 'foreground' ? 1 : undefined;
      return [{ name, color, ...(id !== undefined && { id }) }];
    });
  const data = (
    Array.isArray(theme['dataColors']) ? (theme['dataColors'] as readonly Json[]) : []
  ).flatMap((value, i): Role[] => {
    const color = parseColor(value)?.hex;
    // Power BI numbers the data colours from 2; 0 and 1 are background and foreground.
    return color === undefined ? [] : [{ name: `data${i + 1}`, color, id: i + 2 }];
  });
  const pages = Object.entries(PAGES).flatMap(([name, at]): Role[] => {
    const color = findColor(theme, at)?.hex;
    return color === undefined ? [] : [{ name, color }];
  });
  // White text that equals a gradient's end lies on something and does not mean that end.
  if (use === 'words') return [...createRoles(WORDS), ...data, ...createRoles(STATUS)];
  if (use === 'ground') return [...createRoles(GROUNDS), ...pages, ...data, ...createRoles(MARKS)];
  return [...data, ...createRoles(MARKS), ...createRoles(GROUNDS), ...createRoles(WORDS)];
}

/** Returns the purpose of a setting's colour, by its name. */
export function chooseUse(card: string, property: string): Use {
  if (/font|label(?:Color|FontColor)|^titleColor|foreground/i.test(property)) return 'words';
  if (/^(?:labels|title|subTitle|text|textStyle|header|value|label)$/.test(card)) {
    if (/^color$/.test(property)) return 'words';
  }
  const isGround =
    /background|^back|ground/i.test(property) || /^(?:background|outspace|fillCustom)$/.test(card);
  return isGround ? 'ground' : 'mark';
}

/** Below this difference, one colour clearly means the other. */
const MEANT = 6;

export interface Nearest {
  readonly role: Role;
  /** CIEDE2000; 0 is the same colour. */
  readonly deltaE: number;
}

/** Cached, because a report of thousands of visuals has a few dozen colours. */
const compared = new WeakMap<readonly Role[], Map<string, Nearest | undefined>>();

/** Returns the theme's nearest colour. */
export function findNearestRole(color: string, roles: readonly Role[]): Nearest | undefined {
  const hex = parseColor(color)?.hex ?? color;
  const before = compared.get(roles) ?? new Map<string, Nearest | undefined>();
  compared.set(roles, before);
  if (!before.has(hex)) before.set(hex, computeNearestRole(hex, roles));
  return before.get(hex);
}

function computeNearestRole(hex: string, roles: readonly Role[]): Nearest | undefined {
  let best: Nearest | undefined;
  for (const role of roles) {
    const distance = role.color === hex ? 0 : computeDeltaE(role.color, hex);
    if (!best || distance < best.deltaE - 1e-9) best = { role, deltaE: distance };
    if (best.deltaE === 0) break;
  }
  return best;
}

export const isMeant = ({ deltaE: distance }: Nearest): boolean => distance <= MEANT;

/**
 * Converts a colour without a role to the other kind of page: keeps the hue and inverts the
 * lightness.
 */
export function turnColor(color: string, use: Use, card: string): string {
  const hex = parseColor(color)?.hex ?? color;
  const own = toOklch(hex);
  const isGrey = own.c < 0.04;
  const isTint = use === 'ground' && (own.l > 0.85 || own.l < 0.32);
  const turned = isGrey || isTint ? fromOklch({ ...own, l: turnLightness(own.l) }) : hex;
  if (use !== 'words' || computeContrast(turned, card) >= TEXT_CONTRAST) return turned;
  return findPassingColor(turned, [card], TEXT_CONTRAST) ?? turned;
}

/** White becomes the grey of a dark card, and black nearly white. */
const turnLightness = (l: number) => 0.97 - 0.75 * l;

export function isDark(theme: Theme): boolean {
  const ground = readNamedColor(theme, 'background') ?? '#ffffff';
  return computeContrast(ground, '#ffffff') > computeContrast(ground, '#000000');
}
