import { defineHandlers } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import { createPeopleReader, type LicenseReader, type OrderReader } from './people';
import { createUsersCsv, type UserReader } from './users-csv';

/** Serves the admin area's views of people, their licences and payments. */
export function createPeopleService(
  platform: Platform,
  licenses: LicenseReader,
  orders: OrderReader,
  findUsers: UserReader,
) {
  const { db, auth, clock } = platform;
  const people = createPeopleReader(db, auth, licenses, orders);

  const handlers = defineHandlers({
    getHoldings: async ({ input }) => ({
      data: await people.readHoldings(input.uids.split(','), clock()),
    }),
    getPerson: ({ input }) => people.readPerson(input.uid),
    exportUsersCsv: createUsersCsv(platform, people, findUsers),
  });

  return {
    handlers,
    names: people.readNames,
    orderIds: people.readOrderIds,
    /** Returns the uids of people who match a search. */
    find: async (search: string, limit: number) =>
      (await findUsers({ search }, limit)).rows.map(({ uid }) => uid),
  };
}
