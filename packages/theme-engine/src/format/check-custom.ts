import { isObject, type Json } from '../model/json';
import { formatPointer, type Pointer } from '../model/pointer';
import type { CustomSetting, CustomVisual } from './custom-visuals';
import { COMMON } from './description/read-description';
import { formatValue } from './finding';
import type { PropertyType } from './property';
import { visitCards, visitItems, ignoreCard, ignoreProperty, type Run } from './validation-run';
import { checkAnyValue } from './values';

/**
 * Checks a style of our visuals. Power BI accepts any value in it; values that the visual can't use
 * have no effect.
 */
export function checkCustomStyle(
  { label, cards }: CustomVisual,
  style: Json,
  at: Pointer,
  run: Run,
): void {
  visitCards(style, at, run, (card, items, here) => {
    const own = cards.get(card)?.settings;
    const common = COMMON.get(card);
    if (!own && !common) ignoreCard(label, card, items, [...cards.keys()], here, run);
    visitItems(items, here, run, (item, place) => {
      for (const [name, value] of Object.entries(item)) {
        if (name === '$id') continue;
        run.count++;
        const spot = place + formatPointer(name);
        checkAnyValue(value, spot, run.error);
        const setting = own?.get(name);
        if (setting) checkSetting(label, setting, value, spot, run);
        else if (own && !common?.some((kind) => kind.has(name))) {
          ignoreProperty(label, card, name, value, [...own.keys()], spot, run);
        }
      }
    });
  });
}

function checkSetting(
  visual: string,
  { type }: CustomSetting,
  value: Json,
  at: Pointer,
  run: Run,
): void {
  if (matchesType(type, value)) return;
  const message = `${visual} ignores ${formatValue(value)}. ${RIGHT[type.kind]}`;
  run.ignore({ kind: 'wrong-value', at, value, type: type.kind, message });
}

function matchesType(type: PropertyType, value: Json): boolean {
  switch (type.kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'color':
      return isObject(value) && 'solid' in value;
    case 'choice':
      return type.options.some((option) => option.value === value);
    default:
      return typeof value === 'string';
  }
}

const TEXT = 'It takes text in quotes.';
const RIGHT: Record<PropertyType['kind'], string> = {
  boolean: 'It takes true or false.',
  number: 'It takes a number without quotes.',
  color: 'A colour is { "solid": { "color": "#RRGGBB" } }.',
  choice: 'It takes one of the choices of the format pane.',
  text: TEXT,
  font: TEXT,
  image: TEXT,
};
