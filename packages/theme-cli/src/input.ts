import { basename } from 'node:path';
import { createBrandTheme, MAX_BRAND_COLORS, type Adjustment } from '@flexa/theme-engine/brand';
import { readTheme, readThemeText, type ReadTheme } from '@flexa/theme-engine/import';
import {
  DEFAULT_DECISIONS,
  createDocument,
  isHexColor,
  isObject,
  parseDocument,
  formatPointer,
  resolvePreset,
  STUDIO_PRESETS,
  type Json,
  type JsonObject,
  type StudioDocument,
} from '@flexa/theme-engine/model';
import { convertTokens, isTokenFile } from '@flexa/theme-engine/tokens';
import { EXIT, Failure } from './failure';
import {
  createFinding,
  createEncodingFinding,
  createLocate,
  findRepeatedKeys,
  type CheckFinding,
  type Locate,
} from './findings';

/** A parsed recipe, design tokens or theme. */
export interface Input {
  readonly kind: 'recipe' | 'tokens' | 'theme';
  readonly document: StudioDocument;
  readonly read: ReadTheme;
  /** Finds a setting of the theme in the file. */
  readonly locate: Locate;
  /** Findings about the text itself: repeated keys, a guessed encoding. */
  readonly notes: readonly CheckFinding[];
  /** Adjusted colours of a recipe's brand. */
  readonly adjustments: readonly Adjustment[];
}

const isRecipe = (json: JsonObject) =>
  'decisions' in json || 'preset' in json || Array.isArray(json.brand);

/** Recognises a file of a Power BI project by its Fabric schema. */
function isReportFile({ $schema, ...rest }: JsonObject): boolean {
  if ('dataColors' in rest || 'visualStyles' in rest || 'textClasses' in rest) return false;
  return typeof $schema === 'string' && $schema.includes('/fabric/');
}

/**
 * Reads a recipe (preset or brand, page, decisions, changes), design tokens or a Power BI theme.
 */
export function parseInput(content: string | Uint8Array, path: string): Input {
  const read =
    typeof content === 'string'
      ? { ...readTheme(content), isGuessed: false }
      : readThemeText(content);
  if (read.kind === 'fault') {
    const help =
      read.repair === null ? '' : ` flexa-theme repair ${path} ${describeRepair(read.repair.did)}.`;
    const { line, column } = read;
    const message = `${read.message}${help}`;
    throw new Failure(
      `${path}:${line}:${column}: ${message}`,
      EXIT.unusable,
      createFinding('not-json', { file: path, line, column, message }),
    );
  }
  if (isReportFile(read.theme)) {
    throw new Failure(`${path}: is a part of a report, not a theme; pass the report’s folder`);
  }
  const locate = createLocate(read);
  const notes = [
    ...(read.isGuessed ? [createEncodingFinding(path)] : []),
    ...findRepeatedKeys(read, path),
  ];
  if (isRecipe(read.theme)) {
    const { document, adjustments } = parseRecipe(read.theme, path);
    return {
      kind: 'recipe',
      document,
      read,
      notes,
      locate: locateInRecipe(read, locate),
      adjustments,
    };
  }
  if (isTokenFile(read.theme)) {
    const document = parseTokens(read.theme, path);
    return { kind: 'tokens', document, read, notes, locate, adjustments: [] };
  }
  const document = createDocument(read.theme, '', read.text, read.source);
  return { kind: 'theme', document, read, notes, locate, adjustments: [] };
}

/** Puts repairs into the present tense: "removed comments" becomes "removes comments". */
const describeRepair = (did: readonly string[]) =>
  did
    .map((each) =>
      each
        .replace(/^removed/, 'removes')
        .replace(/^added/, 'adds')
        .replace(/^used/, 'uses')
        .replace(/^put/, 'puts')
        .replace(/^wrote/, 'writes')
        .replace(/^closed/, 'closes'),
    )
    .join(', ');

/** Locates a setting in a recipe: among its changes, or in the recipe as a whole. */
const locateInRecipe =
  ({ places }: ReadTheme, locate: Locate): Locate =>
  (at) =>
    locate(findChange(at, (place) => places.has(place)) ?? '');

/** Returns the pointer of the recipe's change that determines a setting. */
export function findChange(at: string, has: (place: string) => boolean): string | undefined {
  for (let holder = at; holder !== ''; holder = holder.slice(0, holder.lastIndexOf('/'))) {
    const place = formatPointer('changes', holder);
    if (has(place)) return place;
  }
  return undefined;
}

function parseTokens(json: JsonObject, path: string): StudioDocument {
  const made = convertTokens(json, basename(path).replace(/(\.tokens)?\.json$/i, ''));
  if (made) return made.document;
  throw new Failure(`${path}: none of its design tokens is a colour that a theme can use`);
}

const FIELDS = new Set(['$schema', 'name', 'preset', 'brand', 'page', 'decisions', 'changes']);

function parseRecipe(json: JsonObject, path: string): Pick<Input, 'document' | 'adjustments'> {
  const createFieldFailure = (field: string, message: string) =>
    new Failure(`${path}: ${field}: ${message}`);
  const unknown = Object.keys(json).find((key) => !FIELDS.has(key));
  if (unknown !== undefined) throw createFieldFailure(unknown, 'unknown field');
  const { name = 'Theme', preset, page = 'light', decisions = {}, changes = {} } = json;
  if (page !== 'light' && page !== 'dark')
    throw createFieldFailure('page', 'is neither "light" nor "dark"');
  if (!isObject(decisions)) throw createFieldFailure('decisions', 'is not an object');
  const known = STUDIO_PRESETS.map((each) => each.name);
  if (preset !== undefined && !known.some((each) => each === preset)) {
    throw createFieldFailure('preset', `has to be one of ${known.join(', ')}`);
  }
  for (const [key, value] of Object.entries(decisions)) {
    if (!(key in DEFAULT_DECISIONS))
      throw createFieldFailure(`decisions.${key}`, 'unknown decision');
    const isTaken = parseDocument({ name: 'Theme', decisions: { [key]: value } }) !== null;
    if (!isTaken) throw createFieldFailure(`decisions.${key}`, `${shorten(value)} can't be taken`);
  }
  const base = resolvePreset({ name: typeof preset === 'string' ? preset : '' }, page);
  const colors = json.brand === undefined ? [] : parseBrand(json.brand, createFieldFailure);
  const { decisions: start, adjustments } =
    colors.length === 0
      ? { decisions: base, adjustments: [] }
      : createBrandTheme({ colors, page }, base);
  const all = { ...start, ...decisions };
  const named = parseDocument({ name, decisions: all });
  if (!named) throw createFieldFailure('name', `${shorten(name)} can't be taken`);
  const document = parseDocument({ name, decisions: all, changes });
  if (!document)
    throw createFieldFailure('changes', 'has to be { "/place/of/setting": { "set": value } }');
  return { document, adjustments };
}

function parseBrand(brand: Json, wrong: (field: string, message: string) => Failure): string[] {
  const colors = Array.isArray(brand) ? (brand as readonly Json[]) : [];
  if (colors.length === 0 || colors.length > MAX_BRAND_COLORS) {
    throw wrong('brand', `has to be a list of one to ${MAX_BRAND_COLORS} colours`);
  }
  return colors.map((color, i) => {
    if (typeof color === 'string' && isHexColor(color)) return color;
    throw wrong(`brand.${i}`, `${shorten(color)} is not a colour like #e4002b`);
  });
}

function shorten(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
