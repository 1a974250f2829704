import type { JsonObject } from '../model/json';

export interface ReadTable {
  columns: string[];
  measures: string[];
  sortedBy: string[];
  /** Rows by column name; dates as text. */
  rows: Record<string, string | number>[];
}

const unquote = (name: string) =>
  name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;

/** Parses a table from its TMDL text alone, as another program would. */
export function readTable(text: string): { name: string; table: ReadTable } {
  const listNames = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => unquote(name));
  const [name = ''] = listNames(/^table (.+)$/gm);
  const columns = listNames(/^\tcolumn (.+)$/gm);
  const data = /#table\(\s+type table \[(.+?)\],\s+\{\n([\s\S]+?)\n\s+\}\n\s+\)\n/.exec(text);
  const types = [...(data?.[1] ?? '').matchAll(/#"([^"]+)" = /g)].map(([, column = '']) => column);
  const rows = [...(data?.[2] ?? '').matchAll(/\{((?:"(?:[^"]|"")*"|#date\([^)]*\)|[^{}"])*)\}/g)];
  return {
    name,
    table: {
      columns,
      measures: listNames(/^\tmeasure ('(?:[^']|'')+'|\w+) =/gm),
      sortedBy: listNames(/^\t\tsortByColumn: (.+)$/gm),
      rows: rows.map(([, row = '']) => {
        const values = [...row.matchAll(/"(?:[^"]|"")*"|#date\([^)]*\)|-?[\d.]+/g)].map(([value]) =>
          /^-?[\d.]+$/.test(value) ? Number(value) : value.replace(/^"|"$/g, ''),
        );
        return Object.fromEntries(types.map((column, i) => [column, values[i] ?? '']));
      }),
    },
  };
}

/** Reads all tables of a project's model. */
export function readModel(files: ReadonlyMap<string, string>): Map<string, ReadTable> {
  const tables = [...files].filter(([path]) => /\/tables\/.+\.tmdl$/.test(path));
  return new Map(
    tables.map(([, text]) => {
      const { name, table } = readTable(text);
      return [name, table];
    }),
  );
}

interface Reference {
  table: string;
  name: string;
  kind: 'column' | 'measure';
}

/** Lists every field that a file of the report uses. */
export function collectFields(value: unknown): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.entries(value).flatMap(([key, item]) => {
    if (key !== 'Column' && key !== 'Measure') return collectFields(item);
    const { Expression, Property } = item as {
      Expression: { SourceRef: { Entity?: string; Source?: string } };
      Property: string;
    };
    const kind = key === 'Column' ? ('column' as const) : ('measure' as const);
    const table = Expression.SourceRef.Entity;
    return table === undefined ? [] : [{ table, name: Property, kind }];
  });
  return found;
}

/** Reads the JSON files of a project. */
export function readJsonFiles(files: ReadonlyMap<string, string>): Map<string, JsonObject> {
  const json = [...files].filter(
    ([path]) =>
      /\.(json|pbip|pbir|pbism|platform)$/.test(path) && !path.includes('StaticResources'),
  );
  return new Map(json.map(([path, text]) => [path, JSON.parse(text) as JsonObject]));
}
