import { isObject, type Json, type JsonObject } from '../json';

/** One setting of a theme's visuals. */
export interface Setting {
  readonly visual: string;
  readonly card: string;
  readonly property: string;
}

/** Maps visual, card and property to Power BI's type. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

export function listSettings(theme: JsonObject): Setting[] {
  return listChildren(theme.visualStyles).flatMap(([visual, presets]) =>
    listChildren(presets).flatMap(([, cards]) =>
      listChildren(cards).flatMap(([card, items]) =>
        (items as readonly Json[]).flatMap((item) =>
          listChildren(item).map(([property]) => ({ visual, card, property })),
        ),
      ),
    ),
  );
}

/**
 * Returns settings that Power BI would ignore. A shared setting is known if any visual knows it. States are
 * left out: the schema lists none for cards such as fillCustom, to which Power BI's base themes give some.
 */
export function findIgnoredSettings(settings: readonly Setting[], catalogue: Catalogue): Setting[] {
  const all = Object.values(catalogue);
  const knows = (cards: Catalogue[string] | undefined, { card, property }: Setting) =>
    Object.hasOwn(cards?.[card] ?? {}, property);
  return settings.filter(
    (setting) =>
      setting.property !== '$id' &&
      (setting.visual === '*'
        ? !all.some((cards) => knows(cards, setting))
        : !knows(catalogue[setting.visual], setting)),
  );
}

function listChildren(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}
