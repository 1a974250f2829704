import type { Handlers } from '../platform/handlers';
import type { WaitListService } from './service';

export function waitListHandlers(
  waitList: WaitListService,
): Handlers<'joinWaitList' | 'listWaitList' | 'notifyWaitList'> {
  return {
    joinWaitList: async ({ input }) => {
      await waitList.join(input);
      return { joined: true };
    },
    notifyWaitList: ({ input, caller }) => waitList.notify(caller, input),
    listWaitList: ({ input }) => waitList.list(input),
  };
}
