import { CSV_ROWS_MAX, type AuditEntry } from '@flexa/contracts/admin';
import { formatCsvLine } from '../platform/csv';
import { createInvalidField } from '../platform/errors';
import { defineHandlers, Streamed, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createAuditRepository, recordAudit, type AuditFilter } from './repository';

/** The account functions that the audit needs. */
export interface PeopleHolder {
  /** Returns the names of people with a profile, by uid. */
  names(uids: readonly string[]): Promise<Record<string, string>>;
  /** Returns the ids of a person's newest orders. */
  orderIds(uid: string): Promise<string[]>;
  /** Returns the uids of people who match a search. */
  find(search: string, limit: number): Promise<string[]>;
}

/** Returns the ids of orders and tickets that match a search, up to `limit` of each. */
export type RelatedReader = (search: string, limit: number) => Promise<string[]>;

/** Maximum number of people, and of orders and tickets each, in a search. Firestore allows 30 alternatives per query. */
const SEARCHED_PEOPLE = 5;
const SEARCHED_IDS = 7;

const AUDIT_COLUMNS = ['at', 'action', 'target', 'changes', 'actor', 'actorName'] as const;

/** Shows the audit to admins, as a list and as a file. */
export function createAuditService(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  people: PeopleHolder,
  related: RelatedReader,
) {
  const audits = createAuditRepository(db);

  /**
   * Reads a page of the audit, with the names of the people in it.
   */
  async function listAudit({ input }: Context<'listAudit'>) {
    const { before, limit, ...filters } = input;
    const page = await audits.list({ ...(await buildAuditFilter(filters)), before, limit });
    return { ...page, people: await people.names(page.data.flatMap(listEntryPeople)) };
  }

  async function buildAuditFilter(
    filters: Context<'exportAuditCsv'>['input'],
  ): Promise<AuditFilter> {
    const { person: uid, search, ...rest } = filters;
    const person = uid === undefined ? undefined : { uid, orders: await people.orderIds(uid) };
    const among = search === undefined ? undefined : await findMatchingIds(search);
    return { ...rest, person, among };
  }

  /**
   * Entries hold only ids, so we search people, orders and tickets for the words and match their
   * ids.
   */
  async function findMatchingIds(search: string) {
    const [uids, ids] = await Promise.all([
      people.find(search, SEARCHED_PEOPLE),
      related(search, SEARCHED_IDS),
    ]);
    return { people: uids, ids: [search, ...ids] };
  }

  /**
   * Exports the entries that a filter shows as CSV, read while the file is sent. The audit records
   * the export before the first byte leaves.
   *
   * @throws AppError invalid-argument if there are too many entries for one file, unless a month is chosen.
   */
  async function exportAuditCsv({
    caller,
    input: filters,
  }: Context<'exportAuditCsv'>): Promise<Streamed> {
    const filter = await buildAuditFilter(filters);
    const rows = await audits.count(filter);
    // A month can't be split further, so it may be larger.
    if (filters.month === undefined && rows > CSV_ROWS_MAX) {
      throw createInvalidField(
        'month',
        `A file has at most ${CSV_ROWS_MAX} entries. Choose a month.`,
      );
    }
    const { month = 'all', kind, person, search, target } = filters;
    const batch = db.batch();
    // The audit doesn't keep the search text, as for users.
    const changes = {
      rows,
      ...(kind && { kind }),
      ...((person ?? search ?? target) !== undefined && { search: true }),
    };
    const entry = { actor: caller.uid, target: month, changes };
    recordAudit(db, batch, { ...entry, action: 'audit.export' }, clock());
    await batch.commit();
    return new Streamed(streamAuditLines(audits.pages(filter)));
  }

  async function* streamAuditLines(pages: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
    yield formatCsvLine(AUDIT_COLUMNS);
    for await (const page of pages) {
      const names = await people.names(page.map(({ actor }) => actor));
      const rows = page.map((entry) => ({
        ...entry,
        changes: JSON.stringify(entry.changes),
        actorName: names[entry.actor] ?? '',
      }));
      yield rows.map((row) => formatCsvLine(AUDIT_COLUMNS.map((column) => row[column]))).join('');
    }
  }

  return { handlers: defineHandlers({ listAudit, exportAuditCsv }) };
}

/** Returns the uids of the people in an entry: its actor, and the people it concerns. */
function listEntryPeople({ actor, action, target, changes }: AuditEntry): string[] {
  const owner = changes['userId'];
  return [
    actor,
    ...(action.startsWith('user.') ? [target] : []),
    ...(typeof owner === 'string' ? [owner] : []),
  ];
}
