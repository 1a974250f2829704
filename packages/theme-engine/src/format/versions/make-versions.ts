import { isObject, type Json, type JsonObject } from '../../model/json';
import { ANY } from '../description/any';

/** First versions of Power BI with each setting, as Microsoft's theme schemas show them. */
export interface Versions {
  /** Oldest published schema. A setting of this version may be older. */
  readonly oldest: string;
  /** Newest schema that was compared. */
  readonly newest: string;
  /**
   * Visuals by `card`, `card.setting` or `*` (everything), by the version that added them. Settings of the oldest
   * schema are left out.
   */
  readonly added: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

export interface VersionedSchema {
  readonly version: string;
  readonly schema: JsonObject;
}

/** Compares Microsoft's theme schemas, the oldest first. */
export function makeVersions(schemas: readonly VersionedSchema[]): Versions {
  const first = new Map<string, string>();
  for (const { version, schema } of schemas) {
    for (const place of listPlaces(schema)) if (!first.has(place)) first.set(place, version);
  }
  const [oldest, newest] = [schemas[0], schemas.at(-1)];
  if (!oldest || !newest) throw new Error('There are no schemas to compare');
  const added: Record<string, Record<string, string[]>> = {};
  // Settings that a newer schema dropped again are left out.
  for (const place of listPlaces(newest.schema)) {
    const version = first.get(place);
    if (version === undefined || version === oldest.version) continue;
    const [visual = '', card, setting] = place.split(' ');
    // A new card or visual speaks for everything in it that came with it.
    if (card !== undefined && first.get(visual) === version) continue;
    if (setting !== undefined && first.get(`${visual} ${card}`) === version) continue;
    const name = [card ?? ANY, setting].filter((part) => part !== undefined).join('.');
    const names = (added[version] ??= {});
    (names[name] ??= []).push(visual);
  }
  return { oldest: oldest.version, newest: newest.version, added: sortVersions(added) };
}

/** Lists visuals, their cards and their settings, with their names divided by spaces. */
function listPlaces(schema: JsonObject): Set<string> {
  const definitions = toObject(schema['definitions']);
  const follow = (rules: Json | undefined): JsonObject => {
    const reference = toObject(rules)['$ref'];
    return typeof reference === 'string'
      ? follow(definitions[reference.replace('#/definitions/', '')])
      : toObject(rules);
  };
  const places = new Set<string>();
  const addCards = (visual: string, rules: Json | undefined) => {
    const own = follow(rules);
    const parts = Array.isArray(own['allOf']) ? (own['allOf'] as readonly Json[]) : [];
    const cards = parts.map(toObject).find((part) => 'properties' in part) ?? own;
    places.add(visual);
    for (const [card, list] of Object.entries(toObject(cards['properties']))) {
      if (card === ANY) continue;
      places.add(`${visual} ${card}`);
      const item = follow(follow(list)['items']);
      for (const setting of Object.keys(toObject(item['properties']))) {
        places.add(`${visual} ${card} ${setting}`);
      }
    }
  };
  addCards(ANY, definitions['commonCards']);
  const styles = toObject(toObject(toObject(schema['properties'])['visualStyles'])['properties']);
  for (const [visual, rules] of Object.entries(styles)) {
    addCards(visual, toObject(toObject(rules)['properties'])[ANY]);
  }
  return places;
}

const toObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** Orders versions by number, and the rest by name, so that changes are readable. */
const sortVersions = (added: Record<string, Record<string, string[]>>) =>
  Object.fromEntries(
    Object.entries(added)
      .toSorted(([a], [b]) => compareVersions(a, b))
      .map(([version, names]) => [
        version,
        Object.fromEntries(
          Object.entries(names)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, visuals]) => [name, visuals.toSorted()]),
        ),
      ]),
  );

/** Orders versions such as 2.99 and 2.114 by their numbers. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  return (left?.[0] ?? 0) - (right?.[0] ?? 0) || (left?.[1] ?? 0) - (right?.[1] ?? 0);
}

/** Formats the table with one name per line, so that changes are readable. */
export function formatVersions({ oldest, newest, added }: Versions): string {
  const blocks = Object.entries(added).map(([version, names]) => {
    const lines = Object.entries(names).map(
      ([name, visuals]) => `${JSON.stringify(name)}: ${JSON.stringify(visuals)}`,
    );
    return `${JSON.stringify(version)}: {\n${lines.join(',\n')}\n}`;
  });
  return `{\n"oldest": ${JSON.stringify(oldest)},\n"newest": ${JSON.stringify(newest)},\n"added": {\n${blocks.join(',\n')}\n}\n}\n`;
}
