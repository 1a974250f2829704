import { CSV_ROWS_MAX } from '@flexa/contracts/admin';
import { CURRENCY } from '@flexa/contracts/catalogue';
import type { UserFilter, UserSummary } from '@flexa/contracts/users';
import { recordAudit } from '../../audit/repository';
import { formatCsvLine } from '../../platform/csv';
import { createInvalidField } from '../../platform/errors';
import { Streamed, type Context } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import type { PeopleReader } from './people';
import { createUserPages } from './user-pages';

/** Reads the users that match a filter and a search. */
export type UserReader = (
  filters: { show?: UserFilter | undefined; search?: string | undefined },
  limit: number,
) => Promise<{ rows: UserSummary[]; isWhole: boolean }>;

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

/** Creates the file of users for admins. */
export function createUsersCsv(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  people: Pick<PeopleReader, 'readHoldings' | 'readLastSeen'>,
  findUsers: UserReader,
) {
  const users = createUserPages(db);

  /**
   * Exports users as CSV, read while the file is sent. The audit records the export before the
   * first byte leaves.
   *
   * @throws AppError invalid-argument for more people than fit a file.
   */
  async function exportUsersCsv({ caller, input }: Context<'exportUsersCsv'>): Promise<Streamed> {
    const { show, search, ...time } = input;
    const isSome = show !== undefined || search !== undefined;
    const selection = isSome ? await findUsers({ show, search }, CSV_ROWS_MAX) : undefined;
    const rows = selection ? selection.rows.length : await users.count(time);
    if (rows > CSV_ROWS_MAX || selection?.isWhole === false) {
      throw createInvalidField(
        search ? 'search' : show ? 'show' : 'since',
        `These are more users than a file can have, which is ${CSV_ROWS_MAX}`,
      );
    }
    const batch = db.batch();
    // The search text is a name or an address, which doesn't belong in the audit.
    const changes = { rows, ...(show && { show }), ...(search !== undefined && { search: true }) };
    const entry = { actor: caller.uid, target: 'users', changes };
    recordAudit(db, batch, { ...entry, action: 'users.export' }, clock());
    await batch.commit();
    return new Streamed(streamCsv(selection ? [sortByTime(selection.rows)] : users.read(time)));
  }

  async function* streamCsv(
    pages: AsyncIterable<UserSummary[]> | UserSummary[][],
  ): AsyncGenerator<string> {
    yield formatCsvLine(CSV_COLUMNS);
    for await (const page of pages) {
      const rows = await readRows(page);
      yield rows.map((row) => formatCsvLine(CSV_COLUMNS.map((column) => row[column]))).join('');
    }
  }

  /**
   * Adds licences and payments to people. Sums are in cents, so that a spreadsheet adds them
   * exactly.
   */
  async function readRows(page: readonly UserSummary[]): Promise<CsvRow[]> {
    const uids = page.map(({ uid }) => uid);
    const [holdings, lastSeenByUid] = await Promise.all([
      people.readHoldings(uids, clock()),
      people.readLastSeen(uids),
    ]);
    const holdingByUid = new Map(holdings.map((holding) => [holding.uid, holding]));
    return page.map((user) => {
      const {
        licenses: active = 0,
        seats = 0,
        packs = [],
        paid = 0,
      } = holdingByUid.get(user.uid) ?? {};
      const sums = { licenses: String(active), seats: String(seats), paid: String(paid) };
      const lastSeenAt = lastSeenByUid.get(user.uid) ?? '';
      return { ...user, ...sums, packs: packs.join(' '), currency: CURRENCY, lastSeenAt };
    });
  }

  return exportUsersCsv;
}

const sortByTime = (users: readonly UserSummary[]) =>
  users.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
