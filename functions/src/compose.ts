import { discountHandlers } from './discount/operations';
import { discountService } from './discount/service';
import type { OperationName } from './contracts/routes';
import { licenseHandlers } from './licenses/operations';
import { licenseService } from './licenses/service';
import type { Handlers } from './platform/handlers';
import type { Platform } from './platform/platform';
import { userHandlers } from './users/operations';
import { userRepository } from './users/repository';
import { userService, type UserService } from './users/service';

/** The services, wired: they do not know each other, each names what it needs of another. */
function composeServices(platform: Platform) {
  const profiles = userRepository(platform.db);
  const discount = discountService(platform);
  const licenses = licenseService(platform, discount, {
    exists: async (uid) => (await profiles.get(uid)) !== undefined,
  });
  return { discount, licenses, users: userService(platform, licenses, discount) };
}

/** The users alone, for a script. */
export function composeUsers(platform: Platform): UserService {
  return composeServices(platform).users;
}

/** The handler of every operation. */
export function composeHandlers(platform: Platform): Handlers<OperationName> {
  const { discount, licenses, users } = composeServices(platform);
  return {
    health: async () => {
      await platform.db.doc('userIndex/*').get();
      return { status: 'ok', time: platform.clock().toISOString() };
    },
    ...userHandlers(users),
    ...licenseHandlers(licenses),
    ...discountHandlers(discount),
  };
}
