import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../stack/paths';
import type { Need } from './need';

const scopeSchema = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const modeSchema = {
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
};

const fileSchema = z.object({
  indexes: z.array(
    z.object({
      '//': z.string(),
      collectionGroup: z.string(),
      queryScope: scopeSchema,
      fields: z.array(z.object({ fieldPath: z.string(), ...modeSchema })),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      '//': z.string(),
      collectionGroup: z.string(),
      fieldPath: z.string(),
      indexes: z.array(z.object({ queryScope: scopeSchema, ...modeSchema })),
    }),
  ),
});

/** firestore.indexes.json: the composite indexes, and the fields that differ from the usual. */
export type Configured = z.infer<typeof fileSchema>;
type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export async function readConfigured(): Promise<Configured> {
  const text = await readFile(join(ROOT, 'firestore.indexes.json'), 'utf8');
  return fileSchema.parse(JSON.parse(text));
}

/** An index as a query sees it. */
interface Index {
  fields: { field: string; mode: Mode }[];
  /** Its purpose according to the file; null for an automatic index of Firestore. */
  purpose: string | null;
}

const modeOf = ({ order, arrayConfig }: { order?: Mode; arrayConfig?: Mode }): Mode =>
  order ?? arrayConfig ?? 'ASCENDING';

/** The indexes of single fields that a need may use: those made by themselves, or by an override. */
function singleIndexes({ fieldOverrides }: Configured, need: Need): Index[] {
  const fields = [...need.equal, ...need.sorted].map(({ field }) => field);
  return fields.flatMap((field): Index[] => {
    const override = fieldOverrides
      .filter(
        ({ collectionGroup, fieldPath }) =>
          collectionGroup === need.collection &&
          // A part of a map does as the map does.
          (field === fieldPath || field.startsWith(`${fieldPath}.`)),
      )
      .sort((a, b) => b.fieldPath.length - a.fieldPath.length)[0];
    if (override) {
      return override.indexes
        .filter(({ queryScope }) => queryScope === need.scope)
        .map((index) => ({ fields: [{ field, mode: modeOf(index) }], purpose: override['//'] }));
    }
    if (need.scope === 'COLLECTION_GROUP') return [];
    const modes: Mode[] = ['ASCENDING', 'DESCENDING', 'CONTAINS'];
    return modes.map((mode) => ({ fields: [{ field, mode }], purpose: null }));
  });
}

function compositeIndexes({ indexes }: Configured, need: Need): Index[] {
  return indexes
    .filter(
      ({ collectionGroup, queryScope }) =>
        collectionGroup === need.collection && queryScope === need.scope,
    )
    .map((index) => ({
      fields: index.fields.map((field) => ({ field: field.fieldPath, mode: modeOf(field) })),
      purpose: index['//'],
    }));
}

/** The fields of equality that an index begins with, where it ends in the order that is needed. */
function coveredBy({ fields }: Index, need: Need): string[] | null {
  const begin = fields.length - need.sorted.length;
  if (begin < 0) return null;
  const endsRight = need.sorted.every(({ field, direction }, at) => {
    const entry = fields[begin + at];
    return entry?.field === field && entry.mode === direction;
  });
  const equal = fields.slice(0, begin);
  const beginsRight = equal.every((entry) =>
    need.equal.some(
      ({ field, mode }) =>
        field === entry.field && (mode === 'CONTAINS') === (entry.mode === 'CONTAINS'),
    ),
  );
  return endsRight && beginsRight ? equal.map(({ field }) => field) : null;
}

/** The purposes of the indexes that answer a need, as the file has them; null where none do. */
export function answeredBy(need: Need, configured: Configured): string[] | null {
  const wanted = need.equal.map(({ field }) => field);
  if (wanted.length + need.sorted.length === 0) return [];
  const usable = [...compositeIndexes(configured, need), ...singleIndexes(configured, need)]
    .map((index) => ({ ...index, covered: coveredBy(index, need) }))
    .filter((index) => index.covered !== null && index.fields.length > 0);
  const whole = usable.find(({ covered }) => wanted.every((field) => covered?.includes(field)));
  const used = whole ? [whole] : usable;
  const covered = new Set(used.flatMap((index) => index.covered ?? []));
  if (used.length === 0 || !wanted.every((field) => covered.has(field))) return null;
  return used.flatMap(({ purpose }) => (purpose === null ? [] : [purpose]));
}
