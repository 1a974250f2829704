import { created, type Handlers } from '../platform/handlers';
import type { MailDesk } from './mail-desk';
import type { UserService } from './service';

export function userHandlers(
  users: UserService,
): Handlers<'getUser' | 'createUser' | 'listUsers' | 'updateUser' | 'deleteUser' | 'exportUser'> {
  return {
    getUser: ({ input, caller }) => users.get(caller, input.uid),
    createUser: async ({ input, caller }) => {
      const { user, isNew } = await users.create(caller, input);
      return isNew ? created(user) : user;
    },
    listUsers: ({ input }) => users.list(input),
    updateUser: ({ input, caller }) => users.update(caller, input),
    deleteUser: async ({ input, caller }) => {
      await users.remove(caller, input);
      return { deleted: true };
    },
    exportUser: ({ input }) => users.exportAll(input.uid),
  };
}

export function mailDeskHandlers(
  desk: MailDesk,
): Handlers<'listMails' | 'listFailedMails' | 'repeatMail'> {
  return {
    listMails: async ({ input }) => ({ data: await desk.list(input.uid) }),
    listFailedMails: () => desk.failed(),
    repeatMail: async ({ input, caller }) => {
      await desk.repeat(caller, input);
      return { sent: true };
    },
  };
}
