import { Ajv } from 'ajv';
import { readThemeCatalogue, readThemeSchema } from '../../testing/powerbi';
import type { JsonObject } from '../json';
import { findIgnoredSettings, type Catalogue } from './settings';

interface ThemeSchema {
  readonly definitions: Readonly<Record<string, object>>;
}

/**
 * Returns Microsoft's schema as a function. Our themes repeat the same colour objects hundreds of
 * times, so each is checked only once, by the schema's own definition of a fill.
 */
export function loadThemeValidator(): (theme: object) => boolean {
  return (compiled ??= compile());
}

/** Cached, because compiling takes a second. */
let compiled: ((theme: object) => boolean) | undefined;

function compile(): (theme: object) => boolean {
  const schema = readThemeSchema() as ThemeSchema;
  const options = { strict: false, validateSchema: false, code: { optimize: false } } as const;
  const { definitions } = schema;
  const isFill = new Ajv(options).compile({ definitions, $ref: '#/definitions/fill' });
  const known = new WeakMap<object, boolean>();
  const ajv = new Ajv(options);
  ajv.addKeyword({
    keyword: 'isFill',
    validate: (_: unknown, value: object) => {
      const before = known.get(value);
      if (before !== undefined) return before;
      const valid = isFill(value);
      known.set(value, valid);
      return valid;
    },
  });
  const fill = { type: 'object', isFill: true };
  const isTheme = ajv.compile({ ...schema, definitions: { ...definitions, fill } });
  return (theme) => isTheme(theme);
}

type Styles = Readonly<Record<string, Readonly<Record<string, readonly JsonObject[]>>>>;

/**
 * Finds settings that Power BI would ignore. Thousands of themes set the same properties, so each
 * is looked up once.
 */
export function ignoreChecker(): (theme: JsonObject) => boolean {
  const catalogue = readThemeCatalogue() as Catalogue;
  const known = new Map<string, Set<string>>();
  return (theme) => {
    const visuals = theme.visualStyles as unknown as Readonly<
      Record<string, { '*': Styles[string] }>
    >;
    for (const visual in visuals) {
      const cards = visuals[visual]?.['*'];
      for (const card in cards) {
        const key = `${visual} ${card}`;
        const seen = known.get(key) ?? new Set();
        known.set(key, seen);
        for (const item of cards[card] ?? []) {
          for (const property in item) {
            if (seen.has(property)) continue;
            if (findIgnoredSettings([{ visual, card, property }], catalogue).length > 0)
              return true;
            seen.add(property);
          }
        }
      }
    }
    return false;
  };
}
