import { created, type Handlers } from '../platform/handlers';
import type { SupportService } from './service';

export function supportHandlers(
  support: SupportService,
): Handlers<'createTicket' | 'listTickets' | 'updateTicket'> {
  return {
    createTicket: async ({ input }) => created(await support.create(input)),
    listTickets: ({ input }) => support.list(input),
    updateTicket: ({ input, caller }) => support.update(caller, input),
  };
}
