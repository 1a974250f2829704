import { discountHandlers } from './discount/operations';
import { discountService } from './discount/service';
import type { OperationName } from './contracts/operations';
import { licenseHandlers } from './licenses/operations';
import { licenseService } from './licenses/service';
import type { Handlers } from './platform/handlers';
import type { Platform } from './platform/platform';
import { userHandlers } from './users/operations';
import { userRepository } from './users/repository';
import { userService } from './users/service';

/**
 * Wires the features, which do not know each other, and answers the handler of every operation.
 * A feature that needs another one names what it needs as an interface of its own.
 */
export function composeHandlers(platform: Platform): Handlers<OperationName> {
  const { db, clock } = platform;
  const profiles = userRepository(db);
  const discount = discountService(platform);
  const licenses = licenseService(platform, discount, {
    exists: async (uid) => (await profiles.get(uid)) !== undefined,
  });
  const users = userService(platform, licenses, discount);

  return {
    health: async () => {
      await db.doc('counters/users').get();
      return { status: 'ok', time: clock().toISOString() };
    },
    ...userHandlers(users),
    ...licenseHandlers(licenses),
    ...discountHandlers(discount),
  };
}
