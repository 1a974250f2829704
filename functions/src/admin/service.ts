import { CSV_ROWS_MAX, STATS_DAYS, type AuditEntry } from '@flexa/contracts/admin';
import { CURRENCY } from '@flexa/contracts/catalogue';
import type { LatestOffer } from '@flexa/contracts/offers';
import type { UserFilter, UserSummary } from '@flexa/contracts/users';
import { auditRepository, recordAudit, type AuditFilter } from '../audit/repository';
import { csvLine } from '../platform/csv';
import { invalidField } from '../platform/errors';
import { defineHandlers, Streamed, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { peopleReader, type LicenseReader, type OrderReader } from './people';
import { adminRepository } from './repository';
import { seriesRepository } from './series';

/** The part of the free offer that the figures read. */
export interface OfferHolder {
  latest(): Promise<LatestOffer>;
}

/** Reads the users that a filter and a search show, for their CSV file. */
export type UserReader = (
  wish: { show?: UserFilter | undefined; search?: string | undefined },
  limit: number,
) => Promise<{ rows: UserSummary[]; isWhole: boolean }>;

/** Ids of the orders, and of the tickets, that a search finds: at most so many of each. */
export type RelatedReader = (search: string, limit: number) => Promise<string[]>;

/** People, and orders and tickets each, whose entries a search shows: Firestore takes 30 alternatives. */
const SEARCHED_PEOPLE = 5;
const SEARCHED_IDS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

const CSV_COLUMNS = [
  'uid',
  'name',
  'email',
  'isAdmin',
  'isSupport',
  'hasPurchased',
  'disabled',
  'createdAt',
  'licenses',
  'seats',
  'packs',
  'paid',
  'currency',
  'lastSeenAt',
] as const;
type CsvRow = Record<(typeof CSV_COLUMNS)[number], string | boolean>;

const AUDIT_COLUMNS = ['at', 'action', 'target', 'changes', 'actor', 'actorName'] as const;

export function adminService(
  platform: Platform,
  offers: OfferHolder,
  licenses: LicenseReader,
  orderReader: OrderReader,
  found: UserReader,
  related: RelatedReader,
) {
  const { db, auth, clock } = platform;
  const repository = adminRepository(db);
  const people = peopleReader(db, auth, licenses, orderReader);
  const series = seriesRepository(db);
  const audits = auditRepository(db);

  /** Counts the series only if `weeks` is given. */
  async function getStats({ input: { weeks } }: Context<'getStats'>) {
    const now = clock();
    const since = new Date(now.getTime() - STATS_DAYS * DAY_MS);
    const [users, activeLicenses, orders, offer, openTickets, waitList, failedMails, drawn] =
      await Promise.all([
        repository.users(since),
        repository.activeLicenses(now),
        repository.orders(since),
        offers.latest(),
        repository.openTickets(),
        repository.waitList(),
        repository.failedMails(),
        weeks > 0 ? series(now, weeks) : null,
      ]);
    return {
      at: now.toISOString(),
      users,
      activeLicenses,
      orders,
      offer: { expiryDate: offer.expiryDate, placesLeft: offer.userCount },
      openTickets,
      waitList,
      failedMails,
      series: drawn,
    };
  }

  /**
   * Exports users as CSV, read while the file is sent. The audit records the export before the
   * first byte leaves.
   *
   * @throws AppError invalid-argument for more people than fit a file.
   */
  async function exportUsersCsv({ caller, input }: Context<'exportUsersCsv'>): Promise<Streamed> {
    const { show, search, ...time } = input;
    const isSome = show !== undefined || search !== undefined;
    const shown = isSome ? await found({ show, search }, CSV_ROWS_MAX) : undefined;
    const rows = shown ? shown.rows.length : await repository.countUsers(time);
    if (rows > CSV_ROWS_MAX || shown?.isWhole === false) {
      throw invalidField(
        search ? 'search' : show ? 'show' : 'since',
        `These are more users than a file can have, which is ${CSV_ROWS_MAX}`,
      );
    }
    const batch = db.batch();
    // The search is a name or an address, which doesn't belong in the audit.
    const changes = { rows, ...(show && { show }), ...(search !== undefined && { search: true }) };
    const entry = { actor: caller.uid, target: 'users', changes };
    recordAudit(db, batch, { ...entry, action: 'users.export' }, clock());
    await batch.commit();
    return new Streamed(csvOf(shown ? [byTime(shown.rows)] : repository.allUsers(time)));
  }

  async function* csvOf(
    pages: AsyncIterable<UserSummary[]> | UserSummary[][],
  ): AsyncGenerator<string> {
    yield csvLine(CSV_COLUMNS);
    for await (const page of pages) {
      const rows = await rowsOf(page);
      yield rows.map((row) => csvLine(CSV_COLUMNS.map((column) => row[column]))).join('');
    }
  }

  /**
   * Adds licences and payments to people. Sums are in cents, so that a spreadsheet adds them
   * exactly.
   */
  async function rowsOf(page: readonly UserSummary[]): Promise<CsvRow[]> {
    const uids = page.map(({ uid }) => uid);
    const [holdings, seen] = await Promise.all([
      people.holdings(uids, clock()),
      people.lastSeen(uids),
    ]);
    const held = new Map(holdings.map((holding) => [holding.uid, holding]));
    return page.map((user) => {
      const { licenses: active = 0, seats = 0, packs = [], paid = 0 } = held.get(user.uid) ?? {};
      const sums = { licenses: String(active), seats: String(seats), paid: String(paid) };
      const lastSeenAt = seen.get(user.uid) ?? '';
      return { ...user, ...sums, packs: packs.join(' '), currency: CURRENCY, lastSeenAt };
    });
  }

  /**
   * Reads a page of the audit with the names of the people in it, since nobody knows people by
   * their ids.
   */
  async function listAudit({ input }: Context<'listAudit'>) {
    const { before, limit, ...wish } = input;
    const page = await audits.list({ ...(await auditFilter(wish)), before, limit });
    return { ...page, people: await people.names(page.data.flatMap(peopleIn)) };
  }

  async function auditFilter(wish: Context<'exportAuditCsv'>['input']): Promise<AuditFilter> {
    const { person: uid, search, ...rest } = wish;
    const person = uid === undefined ? undefined : { uid, orders: await people.orderIds(uid) };
    const among = search === undefined ? undefined : await foundIn(search);
    return { ...rest, person, among };
  }

  /**
   * Entries hold only ids, so we search people, orders and tickets for the words and match their
   * ids.
   */
  async function foundIn(search: string) {
    const [{ rows }, ids] = await Promise.all([
      found({ search }, SEARCHED_PEOPLE),
      related(search, SEARCHED_IDS),
    ]);
    return { people: rows.map(({ uid }) => uid), ids: [search, ...ids] };
  }

  /**
   * Exports the entries that a filter shows as CSV, read while the file is sent. The audit records
   * the export before the first byte leaves.
   *
   * @throws AppError invalid-argument for more entries than fit a file, unless a month was chosen.
   */
  async function exportAuditCsv({
    caller,
    input: wish,
  }: Context<'exportAuditCsv'>): Promise<Streamed> {
    const filter = await auditFilter(wish);
    const rows = await audits.count(filter);
    // A month can't be split further, so it may be larger.
    if (wish.month === undefined && rows > CSV_ROWS_MAX) {
      throw invalidField('month', `A file has at most ${CSV_ROWS_MAX} entries. Choose a month.`);
    }
    const { month = 'all', kind, person, search, target } = wish;
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
    return new Streamed(auditLines(audits.pages(filter)));
  }

  async function* auditLines(pages: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
    yield csvLine(AUDIT_COLUMNS);
    for await (const page of pages) {
      const names = await people.names(page.map(({ actor }) => actor));
      const rows = page.map((entry) => ({
        ...entry,
        changes: JSON.stringify(entry.changes),
        actorName: names[entry.actor] ?? '',
      }));
      yield rows.map((row) => csvLine(AUDIT_COLUMNS.map((column) => row[column]))).join('');
    }
  }

  const handlers = defineHandlers({
    getStats,
    getHoldings: async ({ input }) => ({
      data: await people.holdings(input.uids.split(','), clock()),
    }),
    getPerson: ({ input }) => people.person(input.uid),
    listAudit,
    exportAuditCsv,
    exportUsersCsv,
  });

  return { handlers, names: people.names };
}

const byTime = (users: readonly UserSummary[]) =>
  users.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

/** Ids of people in an entry: who did it, and whom it concerns. */
function peopleIn({ actor, action, target, changes }: AuditEntry): string[] {
  const owner = changes['userId'];
  return [
    actor,
    ...(action.startsWith('user.') ? [target] : []),
    ...(typeof owner === 'string' ? [owner] : []),
  ];
}
