import { isObject, type Json, type JsonObject } from '../model/json';
import { formatPointer, type Pointer } from '../model/pointer';
import { ANY } from './description/any';
import { createWrongValue, findNearest, type Report } from './finding';

/** One validation and its findings. */
export interface Run {
  readonly error: Report;
  readonly ignore: Report;
  count: number;
}

/** Returns the cards of a style, and reports an error if it is not an object. */
export function visitCards(
  style: Json,
  at: Pointer,
  run: Run,
  each: (card: string, items: Json, at: Pointer) => void,
): void {
  if (!isObject(style)) {
    run.error(createWrongValue(at, style, 'style', STYLE));
    return;
  }
  for (const [card, items] of Object.entries(style)) {
    if (card !== '') each(card, items, at + formatPointer(card));
  }
}

const STYLE = 'A style holds cards: { "title": [{ … }] }.';
const LIST = 'A card is a list of objects: [{ "show": true }].';

export function visitItems(
  items: Json,
  at: Pointer,
  run: Run,
  each: (item: JsonObject, at: Pointer) => void,
): void {
  if (!Array.isArray(items)) {
    run.error(createWrongValue(at, items, 'card', LIST));
    return;
  }
  (items as readonly Json[]).forEach((item, i) => {
    const here = at + formatPointer(i);
    if (isObject(item)) each(item, here);
    else run.error(createWrongValue(here, item, 'cardItem', LIST));
  });
}

export function ignoreCard(
  visual: string,
  card: string,
  value: Json,
  known: readonly string[],
  at: Pointer,
  run: Run,
): void {
  const near = findNearest(card, known);
  const where = visual === ANY ? 'No visual has' : `${visual} has no`;
  const message = `Power BI ignores ${card}. ${where} ${visual === ANY ? 'such ' : ''}card${
    visual === ANY ? '' : ' of that name'
  }.${near ? ` The closest is ${near}.` : ''}`;
  run.ignore({ kind: 'unknown-card', at, value, known, message });
}

export function ignoreProperty(
  visual: string,
  card: string,
  name: string,
  value: Json,
  known: readonly string[],
  at: Pointer,
  run: Run,
): void {
  const near = findNearest(name, known);
  const where = visual === ANY ? card : `${card} of ${visual}`;
  const message = `Power BI ignores ${name}: ${where} has no such setting.${
    near ? ` The closest is ${near}.` : ''
  }`;
  run.ignore({ kind: 'unknown-property', at, value, known, message });
}
