import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../stack/paths';
import type { IndexNeed } from './need';

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

/** Content of firestore.indexes.json: composite indexes, and overrides for single fields. */
export type IndexConfiguration = z.infer<typeof fileSchema>;
type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export async function readConfigured(): Promise<IndexConfiguration> {
  const text = await readFile(join(ROOT, 'firestore.indexes.json'), 'utf8');
  return fileSchema.parse(JSON.parse(text));
}

interface Index {
  fields: { field: string; mode: Mode }[];
  /** Purpose according to the file; null for an automatic index of Firestore. */
  purpose: string | null;
}

const readMode = ({ order, arrayConfig }: { order?: Mode; arrayConfig?: Mode }): Mode =>
  order ?? arrayConfig ?? 'ASCENDING';

/** Lists the single-field indexes that a need may use: automatic ones or those of an override. */
function listSingleIndexes({ fieldOverrides }: IndexConfiguration, need: IndexNeed): Index[] {
  const fields = [...need.equal, ...need.sorted].map(({ field }) => field);
  return fields.flatMap((field): Index[] => {
    const override = fieldOverrides
      .filter(
        ({ collectionGroup, fieldPath }) =>
          collectionGroup === need.collection &&
          // An override of a map applies to its parts.
          (field === fieldPath || field.startsWith(`${fieldPath}.`)),
      )
      .sort((a, b) => b.fieldPath.length - a.fieldPath.length)[0];
    if (override) {
      return override.indexes
        .filter(({ queryScope }) => queryScope === need.scope)
        .map((index) => ({ fields: [{ field, mode: readMode(index) }], purpose: override['//'] }));
    }
    if (need.scope === 'COLLECTION_GROUP') return [];
    const modes: Mode[] = ['ASCENDING', 'DESCENDING', 'CONTAINS'];
    return modes.map((mode) => ({ fields: [{ field, mode }], purpose: null }));
  });
}

function listCompositeIndexes({ indexes }: IndexConfiguration, need: IndexNeed): Index[] {
  return indexes
    .filter(
      ({ collectionGroup, queryScope }) =>
        collectionGroup === need.collection && queryScope === need.scope,
    )
    .map((index) => ({
      fields: index.fields.map((field) => ({ field: field.fieldPath, mode: readMode(field) })),
      purpose: index['//'],
    }));
}

/** Returns the equality fields that an index covers; null if it lacks the order that is needed. */
function findCoveredFields({ fields }: Index, need: IndexNeed): string[] | null {
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

/** Returns the purposes of the configured indexes that answer a need; null if none do. */
export function findAnswers(need: IndexNeed, configured: IndexConfiguration): string[] | null {
  const equalFields = need.equal.map(({ field }) => field);
  if (equalFields.length + need.sorted.length === 0) return [];
  const usable = [...listCompositeIndexes(configured, need), ...listSingleIndexes(configured, need)]
    .map((index) => ({ ...index, covered: findCoveredFields(index, need) }))
    .filter((index) => index.covered !== null && index.fields.length > 0);
  const whole = usable.find(({ covered }) =>
    equalFields.every((field) => covered?.includes(field)),
  );
  const chosenIndexes = whole ? [whole] : usable;
  const covered = new Set(chosenIndexes.flatMap((index) => index.covered ?? []));
  if (chosenIndexes.length === 0 || !equalFields.every((field) => covered.has(field))) return null;
  return chosenIndexes.flatMap(({ purpose }) => (purpose === null ? [] : [purpose]));
}
