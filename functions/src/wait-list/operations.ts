import type { Handlers } from '../platform/handlers';
import type { WaitListService } from './service';

export function waitListHandlers(waitList: WaitListService): Handlers<'joinWaitList'> {
  return {
    joinWaitList: async ({ input }) => {
      await waitList.join(input);
      return { joined: true };
    },
  };
}
