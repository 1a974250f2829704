import { readTheme } from '@flexa/theme-engine/import';
import {
  DEFAULT_DECISIONS,
  documentOf,
  isObject,
  parseDocument,
  presetOn,
  STUDIO_PRESETS,
  type Json,
  type JsonObject,
  type StudioDocument,
} from '@flexa/theme-engine/model';
import { documentOfTokens, isTokenFile } from '@flexa/theme-engine/tokens';
import { basename } from 'node:path';
import { Failure } from './failure';

const isRecipe = (json: JsonObject) => 'decisions' in json || 'preset' in json;

/**
 * The document in a text: of a recipe (preset, page, decisions, changes), of design tokens, or of a theme as Power BI
 * has it.
 */
export function documentIn(text: string, path: string): StudioDocument {
  const read = readTheme(text);
  if (read.kind === 'fault') {
    throw new Failure(`${path}:${read.line}:${read.column}: ${read.message}`);
  }
  if (isRecipe(read.theme)) return recipe(read.theme, path);
  return isTokenFile(read.theme)
    ? fromTokens(read.theme, path)
    : documentOf(read.theme, '', read.text);
}

function fromTokens(json: JsonObject, path: string): StudioDocument {
  const made = documentOfTokens(json, basename(path).replace(/(\.tokens)?\.json$/i, ''));
  if (made) return made.document;
  throw new Failure(`${path}: none of its design tokens is a colour that a theme has a place for`);
}

const FIELDS = new Set(['$schema', 'name', 'preset', 'page', 'decisions', 'changes']);

function recipe(json: JsonObject, path: string): StudioDocument {
  const wrong = (field: string, message: string) => new Failure(`${path}: ${field}: ${message}`);
  const unknown = Object.keys(json).find((key) => !FIELDS.has(key));
  if (unknown !== undefined) throw wrong(unknown, 'unknown field');
  const { name = 'Theme', preset, page = 'light', decisions = {}, changes = {} } = json;
  if (page !== 'light' && page !== 'dark') throw wrong('page', 'is neither "light" nor "dark"');
  if (!isObject(decisions)) throw wrong('decisions', 'is no object');
  const known = STUDIO_PRESETS.map((each) => each.name);
  if (preset !== undefined && !known.some((each) => each === preset)) {
    throw wrong('preset', `is none of ${known.join(', ')}`);
  }
  for (const [key, value] of Object.entries(decisions)) {
    if (!(key in DEFAULT_DECISIONS)) throw wrong(`decisions.${key}`, 'unknown decision');
    const isTaken = parseDocument({ name: 'Theme', decisions: { [key]: value } }) !== null;
    if (!isTaken) throw wrong(`decisions.${key}`, `${shown(value)} can't be taken`);
  }
  const start = presetOn({ name: typeof preset === 'string' ? preset : '' }, page);
  const all = { ...start, ...decisions };
  const named = parseDocument({ name, decisions: all });
  if (!named) throw wrong('name', `${shown(name)} can't be taken`);
  const document = parseDocument({ name, decisions: all, changes });
  if (!document) throw wrong('changes', 'has to be { "/place/of/setting": { "set": value } }');
  return document;
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
