import { LICENSE_CARD } from '@flexa/license/flexa';
import { isObject, type Json, type JsonObject } from '../model/json';
import { formatPointer, type Pointer } from '../model/pointer';
import { ANY } from './description/any';
import {
  findCards,
  listAllCards,
  isNewer,
  NEWER_VISUALS,
  PART_KEYS,
  VISUAL_KEYS,
  type CardKind,
  type Cards,
  type TypeName,
} from './description/read-description';
import { COLOR_KEYS, TEXT_CLASSES, THEME_KEYS } from './description/theme-keys';
import { isStoreCopy } from '../model/store-names';
import { checkCustomStyle } from './check-custom';
import { findCustomVisual } from './custom-visuals';
import {
  createWrongValue,
  findMisspelling,
  findNearest,
  formatValue,
  type Finding,
  type Report,
} from './finding';
import { countSettings, countCardSettings } from './count-settings';
import { visitCards, visitItems, ignoreCard, ignoreProperty, type Run } from './validation-run';
import { checkAnyValue, checkIcon, checkTextClass, checkValue } from './values';

export interface Findings {
  readonly errors: readonly Finding[];
  readonly ignored: readonly Finding[];
  /** Number of single settings. */
  readonly settings: number;
}

/** Validates a theme with our description of the format. */
export function validate(theme: Json): Findings {
  const errors: Finding[] = [];
  const ignored: Finding[] = [];
  const run: Run = {
    error: (finding) => errors.push(finding),
    ignore: (finding) => ignored.push(finding),
    count: 0,
  };
  if (isObject(theme)) checkTheme(theme, run);
  else errors.push(createWrongValue('', theme, 'theme', 'A theme is one object: { "name": … }.'));
  return { errors, ignored, settings: run.count };
}

function checkTheme(theme: JsonObject, run: Run): void {
  if (!Object.hasOwn(theme, 'name')) {
    const message = 'The name is missing: Power BI rejects a theme without one.';
    run.error({ kind: 'missing-key', at: '', value: theme, type: 'theme', key: 'name', message });
  }
  for (const [key, value] of Object.entries(theme)) {
    const at = formatPointer(key);
    if (Object.hasOwn(COLOR_KEYS, key)) {
      run.count++;
      checkValue('hex', value, at, run.error);
    } else if (key === 'name' || key === '$schema' || key === 'baseTheme')
      checkValue('text', value, at, run.error);
    else if (key === 'dataColors') checkDataColors(value, at, run);
    else if (key === 'textClasses') checkTextClasses(value, at, run);
    else if (key === 'icons') checkIcons(value, at, run);
    else if (key === 'visualStyles') checkStyles(value, at, run);
    else reportUnknownKey(key, at, theme, THEME_KEYS, run);
  }
}

function reportUnknownKey(
  key: string,
  at: Pointer,
  place: JsonObject,
  known: readonly string[],
  run: Run,
): void {
  const near = findMisspelling(key, known);
  const finding = { kind: 'unknown-key', at, value: place[key], type: 'theme' } as const;
  if (near !== undefined) {
    const message = `Unknown key ${key}. The closest key is ${near}.`;
    run.error({ ...finding, known: [near], message });
  } else {
    // Power BI rejects a key that its version does not know, and each version knows more.
    run.ignore({ ...finding, message: `Unknown key ${key}. A newer Power BI may know it.` });
  }
}

function checkDataColors(value: Json, at: Pointer, run: Run): void {
  if (!Array.isArray(value)) {
    run.error(createWrongValue(at, value, 'dataColors', 'It takes a list of colours.'));
    return;
  }
  run.count += value.length;
  (value as readonly Json[]).forEach((color, i) =>
    checkValue('hex', color, at + formatPointer(i), run.error),
  );
}

function checkTextClasses(value: Json, at: Pointer, run: Run): void {
  if (!isObject(value)) {
    run.error(createWrongValue(at, value, 'textClasses', 'It takes an object of text classes.'));
    return;
  }
  for (const [name, style] of Object.entries(value)) {
    const here = at + formatPointer(name);
    if (Object.hasOwn(TEXT_CLASSES, name)) {
      if (isObject(style)) run.count += Object.keys(style).length;
      checkTextClass(style, here, run.error);
    } else reportUnknownKey(name, here, value, Object.keys(TEXT_CLASSES), run);
  }
}

function checkIcons(value: Json, at: Pointer, run: Run): void {
  if (value === null || typeof value !== 'object') {
    run.error(createWrongValue(at, value, 'icons', 'It takes an object or a list of icons.'));
    return;
  }
  for (const [key, icon] of Object.entries<Json>(value)) {
    run.count++;
    checkIcon(icon, at + formatPointer(key), run.error);
  }
}

function checkStyles(value: Json, at: Pointer, run: Run): void {
  if (!isObject(value)) {
    run.error(createWrongValue(at, value, 'visualStyles', 'It takes an object of visuals.'));
    return;
  }
  for (const [visual, presets] of Object.entries(value)) {
    // Skipped, because every finding would appear twice.
    if (isStoreCopy(value, visual)) continue;
    const here = at + formatPointer(visual);
    const cards = findCards(visual);
    const custom = findCustomVisual(visual);
    if (!cards && !custom && visual !== ANY) ignoreVisual(visual, presets, here, run);
    if (!isObject(presets)) {
      const right = 'A visual holds its styles: { "*": { … } }.';
      run.error(createWrongValue(here, presets, 'presets', right));
      continue;
    }
    for (const [preset, style] of Object.entries(presets)) {
      const place = here + formatPointer(preset);
      if (cards) checkKnown(visual, preset, style, cards, place, run);
      else if (custom && preset === ANY) checkCustomStyle(custom, style, place, run);
      else if (preset === ANY) checkAnyStyle(visual, style, place, run);
      else run.count += countSettings(style);
    }
  }
}

function ignoreVisual(visual: string, value: Json, at: Pointer, run: Run): void {
  const known = [...VISUAL_KEYS, ...PART_KEYS];
  const near = visual === 'matrix' ? 'pivotTable' : findNearest(visual, known);
  const message = `Power BI has no visual ${visual}; only a custom visual of that name would use it.${
    near ? ` The closest is ${near}.` : ''
  }`;
  run.ignore({ kind: 'unknown-visual', at, value, known, message });
}

/** Checks the style of one of Power BI's visuals. */
function checkKnown(
  visual: string,
  preset: string,
  style: Json,
  cards: Cards,
  at: Pointer,
  run: Run,
): void {
  const isPart = PART_KEYS.includes(visual);
  if (preset === '' || (isPart && preset !== ANY)) {
    const message = `Only "*" is allowed here, not ${formatValue(preset)}.`;
    run.error({ kind: 'wrong-preset', at, value: style, message });
    return;
  }
  if (!isObject(style)) {
    run.error(createWrongValue(at, style, 'style', 'A style holds cards: { "title": [{ … }] }.'));
    return;
  }
  if (preset !== ANY && Object.hasOwn(style, 'stylePreset')) {
    const message = 'A style preset cannot name another one.';
    const here = at + formatPointer('stylePreset');
    run.error({ kind: 'wrong-preset', at: here, value: style['stylePreset'], message });
  }
  const judge = chooseJudge(visual, preset);
  for (const [card, items] of Object.entries(style)) {
    const here = at + formatPointer(card);
    const kinds = cards.get(card);
    if (kinds) checkCard(visual, card, items, kinds, judge, here, run);
    else {
      run.count += countCardSettings(items);
      ignoreCard(visual, card, items, [...cards.keys()], here, run);
    }
  }
}

type Judge = (type: TypeName, value: Json, at: Pointer, report: Report) => void;

const checkByType: Judge = (type, value, at, report) => {
  if (!isNewer(type)) checkValue(type, value, at, report);
};

/** Visuals missing from the schema may have values of any type. */
function chooseJudge(visual: string, preset: string): Judge {
  if (!NEWER_VISUALS.has(visual)) return checkByType;
  return preset === ANY ? (_, value, at, report) => checkAnyValue(value, at, report) : () => {};
}

function checkCard(
  visual: string,
  card: string,
  items: Json,
  kinds: readonly CardKind[],
  judge: Judge,
  at: Pointer,
  run: Run,
): void {
  visitItems(items, at, run, (item, here) => {
    for (const [name, value] of Object.entries(item)) {
      if (name !== '$id') run.count++;
      const place = here + formatPointer(name);
      // Checks each type once, because the kinds of a card mostly agree.
      const types: TypeName[] = [];
      for (const kind of kinds) {
        const type = kind.get(name);
        if (type === undefined || types.includes(type)) continue;
        types.push(type);
        judge(type, value, place, run.error);
      }
      // A card without its own states ignores a state's name without losing anything.
      if (types.length === 0 && name !== '$id')
        ignoreProperty(visual, card, name, value, listPropertyNames(kinds), place, run);
    }
  });
}

const listPropertyNames = (kinds: readonly CardKind[]) => [
  ...new Set(kinds.flatMap((kind) => [...kind.keys()])),
];

/** Checks the style of every visual, or of an unknown visual. */
function checkAnyStyle(visual: string, style: Json, at: Pointer, run: Run): void {
  const cards = visual === ANY ? listAllCards() : undefined;
  visitCards(style, at, run, (card, items, here) => {
    const kinds = cards?.get(card);
    // A licence key outside the names of our visuals.
    const isKey = card === LICENSE_CARD;
    if (cards && !kinds && !isKey) ignoreCard(visual, card, items, [...cards.keys()], here, run);
    visitItems(items, here, run, (item, place) => {
      for (const [name, value] of Object.entries(item)) {
        if (name !== '$id') run.count++;
        if (name === '') continue;
        const spot = place + formatPointer(name);
        if (kinds && name !== '$id' && !kinds.some((kind) => kind.has(name))) {
          ignoreProperty(visual, card, name, value, listPropertyNames(kinds), spot, run);
        }
        checkInAnyVisual(value, kinds, name, spot, run);
      }
    });
  });
}

/**
 * In the style of every visual, one matching type suffices. The message lists what all visuals with
 * the setting accept.
 */
function checkInAnyVisual(
  value: Json,
  kinds: readonly CardKind[] | undefined,
  name: string,
  at: Pointer,
  run: Run,
): void {
  const general: Finding[] = [];
  checkAnyValue(value, at, (finding) => general.push(finding));
  if (general.length === 0) return;
  const types = new Set((kinds ?? []).flatMap((kind) => kind.get(name) ?? []));
  const [type] = types;
  const special: Finding[] = [];
  if (types.size === 1 && type !== undefined && !isNewer(type)) {
    checkValue(type, value, at, (finding) => special.push(finding));
  }
  (special.length > 0 ? special : general).forEach(run.error);
}
