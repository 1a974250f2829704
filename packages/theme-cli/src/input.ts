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
import { Failure } from './failure';

const isRecipe = (json: JsonObject) => 'decisions' in json || 'preset' in json;

/** The document in a text: of a recipe (preset, page, decisions, changes), or of a theme as Power BI has it. */
export function documentIn(text: string, path: string): StudioDocument {
  const read = readTheme(text);
  if (read.kind === 'fault') {
    throw new Failure(`${path}:${read.line}:${read.column}: ${read.message}`);
  }
  return isRecipe(read.theme) ? recipe(read.theme, path) : documentOf(read.theme, '', read.text);
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
