import { cardsOf } from '../format/description/read-description';
import type { Theme } from '../model/document';
import { isObject, type Json, type JsonObject } from '../model/json';
import { valueAt } from '../model/pointer';
import { plainOf } from './plain-value';
import type { ReportVisual } from './report-files';

/** Settings that say what one visual shows, not how such visuals look. */
const CONTENT = /^(?:text|titleText|altText|paragraphs|imageUrl|url|name|x|y|height|width)$/;

/**
 * Copies a visual's formatting into the theme for all visuals of its type, or into a named style
 * preset. Formatting of single series and rules stays with the visual.
 */
export function promoted(theme: Theme, visual: ReportVisual, preset = '*'): Theme {
  const cards = cardsOf(visual.type);
  if (!cards) return theme;
  const found: Record<string, Json> = {};
  for (const at of ['/visual/visualContainerObjects', '/visual/objects']) {
    for (const [card, entries] of Object.entries(objectOf(valueAt(visual.json, at)))) {
      const kinds = cards.get(card) ?? [];
      const items = listOf(entries).flatMap((entry) => {
        const id = valueAt(entry, '/selector/id');
        if (isObject(entry) && 'selector' in entry && id === undefined) return [];
        const settings = Object.entries(objectOf(valueAt(entry, '/properties'))).flatMap(
          ([name, value]) => {
            const plain = plainOf(value);
            const isKnown = kinds.some((kind) => kind.has(name)) && !CONTENT.test(name);
            return isKnown && plain !== undefined ? [[name, plain] as const] : [];
          },
        );
        if (settings.length === 0) return [];
        return [{ ...(id !== undefined && { $id: id }), ...Object.fromEntries(settings) }];
      });
      if (items.length > 0) found[card] = items;
    }
  }
  const styles = objectOf(theme['visualStyles']);
  const presets = objectOf(styles[visual.type]);
  const style = objectOf(presets[preset]);
  const merged = Object.fromEntries(
    Object.entries(found).map(([card, items]) => [card, over(listOf(items), listOf(style[card]))]),
  );
  return {
    ...theme,
    visualStyles: {
      ...styles,
      [visual.type]: { ...presets, [preset]: { ...style, ...merged } },
    },
  };
}

/** Items of a card laid over others, state by state. */
function over(items: readonly Json[], below: readonly Json[]): readonly Json[] {
  const stateOf = (item: Json) => valueAt(item, '/$id') ?? 'default';
  const states = items.map(stateOf);
  return [
    ...items.map((item) => {
      const under = below.find((each) => stateOf(each) === stateOf(item));
      return { ...objectOf(under), ...objectOf(item) };
    }),
    ...below.filter((item) => !states.includes(stateOf(item))),
  ];
}

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
