import { tagged, type Capability } from '../../capability';
import { createTicket } from './create-ticket';
import { listTickets } from './list-tickets';
import { updateTicket } from './update-ticket';

export const support = {
  operations: {
    ...tagged('Support', { createTicket }),
    ...tagged('Admin', { listTickets, updateTicket }),
  },
} as const satisfies Capability;
