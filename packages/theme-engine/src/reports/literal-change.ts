import type { Theme } from '../model/document';
import type { Json } from '../model/json';
import { resolvePointer } from '../model/pointer';
import { findColor, readNamedColor } from '../model/theme-colors';
import { formatLiteral } from '../project/expressions';
import { isNeedless } from './debt';
import type { TextEdit } from '../json/json-text';
import { canFollow, type Literal, type LiteralKind } from './literals';
import { isDark, isMeant, findNearestRole, listRoles, turnColor, chooseUse } from './roles';

export interface SweepOptions {
  /** Kinds of literals to change. */
  readonly kinds: ReadonlySet<LiteralKind>;
  /** Removes values that equal the new theme's. */
  readonly clearsNeedless: boolean;
  /** Removes fonts and text sizes regardless of their value. */
  readonly themeDecidesText: boolean;
}

export interface LiteralChange {
  readonly edit: TextEdit;
  readonly after: string;
  /** The new value, if the literal remains. */
  readonly value?: string;
}

/**
 * Returns the change of a literal for another theme. Applying the same theme again changes nothing,
 * so a colour that matches no old theme colour but matches a new one becomes that colour at once.
 */
export function chooseChange(
  literal: Literal,
  before: Theme,
  after: Theme,
  options: SweepOptions,
): LiteralChange | null {
  const first = computeChange(literal, before, after, options);
  if (first && first.value === undefined) return first;
  const value = first?.value ?? literal.value;
  return computeChange({ ...literal, value }, after, after, options) ?? first;
}

function computeChange(
  literal: Literal,
  before: Theme,
  after: Theme,
  { kinds, clearsNeedless, themeDecidesText }: SweepOptions,
): LiteralChange | null {
  if (!kinds.has(literal.kind)) return null;
  const cleared = { edit: { at: literal.setting, value: undefined }, after: 'follows the theme' };
  // Values equal to the old or the new theme are removed.
  if (clearsNeedless && (isNeedless(literal, after) || isNeedless(literal, before))) {
    return cleared;
  }
  if (themeDecidesText && canFollow(literal)) return cleared;
  if (literal.kind === 'color') return changeColor(literal, before, after);
  if (literal.kind === 'font') return changeFont(literal, before, after);
  return null;
}

function changeColor(literal: Literal, before: Theme, after: Theme): LiteralChange | null {
  // White text on a shape can't be told from white text on a dark card, so re-applying the same
  // theme leaves both.
  if (before === after && isOnColor(literal)) return null;
  const { card, property, form, hasSelector, at, value } = literal;
  const use = chooseUse(card, property);
  const nearest = findNearestRole(String(value), listRoles(before, use));
  const role =
    nearest && isMeant(nearest)
      ? listRoles(after, use).find(({ name }) => name === nearest.role.name)
      : undefined;
  const page = literal.visualType === 'page' ? findPageColor(after, card) : undefined;
  // Power BI treats a reference as white or black if the colour belongs to one series.
  const takesReference = form === 'expression' && !hasSelector;
  if (page === undefined && role?.id !== undefined && takesReference) {
    const reference = { ThemeDataColor: { ColorId: role.id, Percent: 0 } };
    return { edit: { at, value: reference }, after: `${role.name} (${role.color})` };
  }
  const ground = readNamedColor(after, 'background') ?? '#ffffff';
  const isTurned = isDark(before) !== isDark(after);
  const isGroundOfPage = page !== undefined && (role !== undefined || isTurned);
  const color = isGroundOfPage
    ? page
    : (role?.color ??
      (isTurned && !isOnColor(literal) ? turnColor(String(value), use, ground) : null));
  if (color === null || color.toLowerCase() === String(value).toLowerCase()) return null;
  const written: Json = form === 'plain' ? color : { Literal: { Value: formatLiteral(color) } };
  const roleText = role ? `${role.name} (${color})` : color;
  return { edit: { at, value: written }, after: roleText, value: color };
}

/** Returns the new theme's background for a page or wallpaper that sets one. */
function findPageColor(after: Theme, card: string): string | undefined {
  if (card !== 'background' && card !== 'outspace') return undefined;
  return findColor(after, `/visualStyles/page/*/${card}/0/color`)?.hex;
}

/** Keeps white text on coloured shapes and bars, also on a dark page. */
function isOnColor({ card, property, value }: Literal): boolean {
  return chooseUse(card, property) === 'words' && /^#f{3}(?:f{3})?(?:ff)?$/i.test(String(value));
}

const CLASSES = ['label', 'title', 'callout', 'header'] as const;

/** Replaces a font of the old theme by the new theme's font for the same text class. */
function changeFont(
  { value, at, form }: Literal,
  before: Theme,
  after: Theme,
): LiteralChange | null {
  const findFace = (theme: Theme, name: string) =>
    resolvePointer(theme, `/textClasses/${name}/fontFace`);
  const name = CLASSES.find(
    (each) => takeFirstFamily(findFace(before, each)) === takeFirstFamily(value),
  );
  const face = name === undefined ? undefined : findFace(after, name);
  if (typeof face !== 'string' || takeFirstFamily(face) === takeFirstFamily(value)) return null;
  const written: Json = form === 'plain' ? face : { Literal: { Value: formatLiteral(face) } };
  return { edit: { at, value: written }, after: face, value: face };
}

/** Formats a font with its fallbacks, as Power BI does. */
function takeFirstFamily(value: Json | undefined): string {
  const [first = ''] = typeof value === 'string' ? value.split(',') : [];
  return first.replace(/'/g, '').trim().toLowerCase();
}
