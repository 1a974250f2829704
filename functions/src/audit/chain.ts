import { createHash } from 'node:crypto';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** A link of the chain, auditSeals/{number}: what the audit held of a span of time. */
export const sealSchema = z.object({
  /** 1 for the first; a missing link leaves a gap. */
  number: z.int().min(1),
  /** The span: from this moment on, and before that one. The next link begins where this one ends. */
  from: instantSchema,
  until: instantSchema,
  /** Every entry of the span by its id: when it was, and the hash of all it says. */
  entries: z.record(z.string(), z.object({ at: instantSchema, hash: hashSchema })),
  /** The hash of the link before; of the first, GENESIS. */
  previous: hashSchema,
  /** Of everything above. */
  hash: hashSchema,
});
export type Seal = z.infer<typeof sealSchema>;

/** What stands before the first link. */
export const GENESIS = '0'.repeat(64);

/** As one text, however the fields are ordered. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`;
}

/** A hash by which it is known whether anything of it changed. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/** The next link of the chain. */
export function sealed(link: Omit<Seal, 'hash'>): Seal {
  return { ...link, hash: hashOf(link) };
}

/** Whether the hash of a link is that of what it says. */
export function isWhole({ hash, ...link }: Seal): boolean {
  return hashOf(link) === hash;
}
