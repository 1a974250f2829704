import { CSV_ROWS_MAX, type AuditEntry } from '@flexa/contracts/admin';
import { formatCsvLine } from '../platform/csv';
import { createInvalidField } from '../platform/errors';
import { defineHandlers, Streamed, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createAuditRepository, recordAudit, type AuditFilter } from './repository';

/** The part of the accounts that the audit reads. */
export interface PeopleHolder {
  /** Names of those who have a profile. */
  names(uids: readonly string[]): Promise<Record<string, string>>;
  /** The newest orders of a person. */
  orderIds(uid: string): Promise<string[]>;
  /** The people that a search finds. */
  find(search: string, limit: number): Promise<string[]>;
}

/** Ids of the orders, and of the tickets, that a search finds: at most so many of each. */
export type RelatedReader = (search: string, limit: number) => Promise<string[]>;

/** People, and orders and tickets each, whose entries a search shows: Firestore takes 30 alternatives. */
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
   * Reads a page of the audit with the names of the people in it, since nobody knows people by
   * their ids.
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
    const among = search === undefined ? undefined : await findSearched(search);
    return { ...rest, person, among };
  }

  /**
   * Entries hold only ids, so we search people, orders and tickets for the words and match their
   * ids.
   */
  async function findSearched(search: string) {
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
   * @throws AppError invalid-argument for more entries than fit a file, unless a month was chosen.
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
    // As for users, the audit doesn't keep the search.
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

/** Ids of people in an entry: who did it, and whom it concerns. */
function listEntryPeople({ actor, action, target, changes }: AuditEntry): string[] {
  const owner = changes['userId'];
  return [
    actor,
    ...(action.startsWith('user.') ? [target] : []),
    ...(typeof owner === 'string' ? [owner] : []),
  ];
}
