import { defineHandlers } from './handlers';
import type { Platform } from './platform';

/** Shows that the API and its database work. */
export function createHealthHandlers({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return defineHandlers({
    health: async () => {
      await db.collection('offers').limit(1).get();
      return { status: 'ok', time: clock().toISOString() };
    },
  });
}
