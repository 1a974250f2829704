import { tagOperations } from '../../operation';
import { createTicket } from './create-ticket';
import { listTickets } from './list-tickets';
import { updateTicket } from './update-ticket';

export const support = {
  ...tagOperations('Support', { createTicket }),
  ...tagOperations('Admin', { listTickets, updateTicket }),
};
