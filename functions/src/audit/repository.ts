import {
  Filter,
  Timestamp,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import {
  AUDIT_KINDS,
  auditEntrySchema,
  type AuditEntry,
  type AuditKind,
} from '@flexa/contracts/admin';
import { addMonths, computeMonthSpan } from '@flexa/contracts/calendar';
import { KEPT_MONTHS } from '@flexa/contracts/constants';
import { readPages, createConverter } from '../platform/firestore';

export type NewAuditEntry = Omit<AuditEntry, 'id' | 'at'>;

/** Maximum number of values in one `in` query (Firestore's limit). */
const IN_MAX = 30;
/** Entries per page when reading for a file. */
const FILE_PAGE = 500;

const storedEntrySchema = auditEntrySchema.omit({ id: true });
type StoredEntry = Omit<AuditEntry, 'id'>;

/**
 * Appends an entry to the audit in the same write as the change it describes, so that neither is stored without the
 * other.
 *
 * @param once id of the entry; the write fails (isWriteConflict) if the audit already has an entry with that id.
 */
export function recordAudit(
  db: Firestore,
  writer: Transaction | WriteBatch,
  entry: NewAuditEntry,
  at: Date,
  once?: string,
): void {
  const entries = db.collection('audit');
  // Both writers have the same `create`, but their types differ in whether it can be chained.
  (writer as WriteBatch).create(once === undefined ? entries.doc() : entries.doc(once), {
    ...entry,
    at: Timestamp.fromDate(at),
    expireAt: Timestamp.fromDate(addMonths(at, KEPT_MONTHS.audit)),
  });
}

export interface AuditFilter {
  /** Only entries about this id. */
  target?: string | undefined;
  /** Only entries about this person: the account, its licences, and orders of these ids. */
  person?: { uid: string; orders: readonly string[] } | undefined;
  /**
   * Only entries about or by any of these people, or about any of these ids. At most 30 values, where a person counts
   * three times.
   */
  among?: { people: readonly string[]; ids: readonly string[] } | undefined;
  /** Only changes of this kind. */
  kind?: AuditKind | undefined;
  /** Only entries of this month (UTC), such as 2026-11. May be combined with one other filter. */
  month?: string | undefined;
}

export interface AuditRequest extends AuditFilter {
  /** Only entries older than this. */
  before?: string | undefined;
  limit: number;
}

export interface AuditPage {
  data: AuditEntry[];
  /** The `before` of the next page; null on the last page. */
  next: string | null;
}

export function createAuditRepository(db: Firestore) {
  const entries = db.collection('audit').withConverter(createConverter(storedEntrySchema, ['at']));

  const toEntry = (document: QueryDocumentSnapshot<StoredEntry>): AuditEntry => ({
    id: document.id,
    ...document.data(),
  });

  const queryTarget = (target: string | undefined): Query<StoredEntry> =>
    target === undefined ? entries : entries.where('target', '==', target);

  function buildQuery({ month, ...filter }: AuditFilter): Query<StoredEntry> {
    const filtered = filterEntries(filter);
    if (month === undefined) return filtered;
    const [from, to] = computeMonthSpan(month).map((moment) => Timestamp.fromDate(moment));
    return filtered.where('at', '>=', from).where('at', '<', to);
  }

  function filterEntries({ target, person, among, kind }: AuditFilter): Query<StoredEntry> {
    if (among) {
      const { people, ids } = among;
      const aboutThem = Filter.where('target', 'in', [...people, ...ids]);
      if (people.length === 0) return entries.where(aboutThem);
      const by = Filter.where('actor', 'in', people);
      return entries.where(Filter.or(aboutThem, by, Filter.where('changes.userId', 'in', people)));
    }
    if (kind) return entries.where('action', 'in', AUDIT_KINDS[kind]);
    if (!person) return queryTarget(target);
    return entries.where(
      Filter.or(
        Filter.where('target', 'in', [person.uid, ...person.orders]),
        Filter.where('changes.userId', '==', person.uid),
      ),
    );
  }

  return {
    async find(id: string): Promise<AuditEntry | undefined> {
      const entry = (await entries.doc(id).get()).data();
      return entry && { id, ...entry };
    },

    /**
     * Returns a page of the audit, newest first. Entries of the same instant stay on one page, because `before` can't
     * point between them, so a page may exceed the limit.
     */
    async list({ before, limit, ...request }: AuditRequest): Promise<AuditPage> {
      const newest = buildQuery(request).orderBy('at', 'desc');
      const older = before ? newest.where('at', '<', Timestamp.fromDate(new Date(before))) : newest;
      const found = (await older.limit(limit + 1).get()).docs.map(toEntry);
      const data = found.slice(0, limit);
      const [last, following] = found.slice(limit - 1);
      if (!last || !following) return { data, next: null };
      if (following.at === last.at) {
        const moment = Timestamp.fromDate(new Date(last.at));
        // The instant is within the month already, and an additional range would need another index.
        const sameInstant = filterEntries(request).where('at', '==', moment);
        const together = (await sameInstant.get()).docs.map(toEntry);
        const known = new Set(data.map(({ id }) => id));
        data.push(...together.filter(({ id }) => !known.has(id)));
      }
      return { data, next: last.at };
    },

    async count(filter: AuditFilter): Promise<number> {
      // Ordered like the list, so that both use the same index.
      return (await buildQuery(filter).orderBy('at', 'desc').count().get()).data().count;
    },

    /** Yields all entries in pages, newest first. */
    async *pages(filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
      const newest = buildQuery(filter).orderBy('at', 'desc');
      for await (const page of readPages(newest, FILE_PAGE)) yield page.map(toEntry);
    },

    /** Returns all entries about a person: the account, its licences, and targets with the given ids. */
    async aboutPerson(uid: string, others: readonly string[]): Promise<AuditEntry[]> {
      const targets = [uid, ...others];
      const queries: Query<StoredEntry>[] = [entries.where('changes.userId', '==', uid)];
      for (let from = 0; from < targets.length; from += IN_MAX) {
        queries.push(entries.where('target', 'in', targets.slice(from, from + IN_MAX)));
      }
      const found = (await Promise.all(queries.map((query) => query.get()))).flatMap(
        ({ docs }) => docs,
      );
      const all = [...new Map(found.map((document) => [document.id, toEntry(document)])).values()];
      return all.sort((a, b) => a.at.localeCompare(b.at));
    },
  };
}
