import type { Handlers } from '../platform/handlers';
import type { WaitListService } from './service';

export function waitListHandlers(
  waitList: WaitListService,
): Handlers<'joinWaitList' | 'listWaitList'> {
  return {
    joinWaitList: async ({ input }) => {
      await waitList.join(input);
      return { joined: true };
    },
    listWaitList: ({ input }) => waitList.list(input),
  };
}
