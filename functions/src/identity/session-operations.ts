import type { Handlers } from '../platform/handlers';
import type { SessionService } from './sessions';

export function sessionHandlers(
  sessions: SessionService,
): Handlers<'listSessions' | 'endSessions'> {
  return {
    listSessions: async ({ caller }) => ({ data: await sessions.list(caller) }),
    endSessions: async ({ caller }) => {
      await sessions.endAll(caller);
      return { ended: true };
    },
  };
}
