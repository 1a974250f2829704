import { findCards } from '../format/description/read-description';
import type { Theme } from '../model/document';
import { isObject, type Json, type JsonObject } from '../model/json';
import { resolvePointer } from '../model/pointer';
import { toPlainValue } from './plain-value';
import type { ReportVisual } from './report-files';

/** Settings about the content of one visual instead of its look. */
const CONTENT = /^(?:text|titleText|altText|paragraphs|imageUrl|url|name|x|y|height|width)$/;

/**
 * Copies a visual's formatting into the theme for all visuals of its type, or into a named style
 * preset. Formatting of single series and rules stays with the visual.
 */
export function promoteFormatting(theme: Theme, visual: ReportVisual, preset = '*'): Theme {
  const cards = findCards(visual.type);
  if (!cards) return theme;
  const found: Record<string, Json> = {};
  for (const at of ['/visual/visualContainerObjects', '/visual/objects']) {
    for (const [card, entries] of Object.entries(toObject(resolvePointer(visual.json, at)))) {
      const kinds = cards.get(card) ?? [];
      const items = toList(entries).flatMap((entry) => {
        const id = resolvePointer(entry, '/selector/id');
        if (isObject(entry) && 'selector' in entry && id === undefined) return [];
        const settings = Object.entries(toObject(resolvePointer(entry, '/properties'))).flatMap(
          ([name, value]) => {
            const plain = toPlainValue(value);
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
  const styles = toObject(theme['visualStyles']);
  const presets = toObject(styles[visual.type]);
  const style = toObject(presets[preset]);
  const merged = Object.fromEntries(
    Object.entries(found).map(([card, items]) => [
      card,
      mergeItems(toList(items), toList(style[card])),
    ]),
  );
  return {
    ...theme,
    visualStyles: {
      ...styles,
      [visual.type]: { ...presets, [preset]: { ...style, ...merged } },
    },
  };
}

/** Merges items of a card over others, state by state. */
function mergeItems(items: readonly Json[], below: readonly Json[]): readonly Json[] {
  const readState = (item: Json) => resolvePointer(item, '/$id') ?? 'default';
  const states = items.map(readState);
  return [
    ...items.map((item) => {
      const under = below.find((each) => readState(each) === readState(item));
      return { ...toObject(under), ...toObject(item) };
    }),
    ...below.filter((item) => !states.includes(readState(item))),
  ];
}

const toObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const toList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
