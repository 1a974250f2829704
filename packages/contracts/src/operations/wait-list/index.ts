import { tagged, type Capability } from '../../capability';
import { joinWaitList } from './join-wait-list';
import { listWaitList } from './list-wait-list';
import { notifyWaitList } from './notify-wait-list';

export const waitList = {
  operations: {
    ...tagged('Support', { joinWaitList }),
    ...tagged('Admin', { listWaitList, notifyWaitList }),
  },
} as const satisfies Capability;
