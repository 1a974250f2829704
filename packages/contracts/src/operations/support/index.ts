import { tagged } from '../../operation';
import { createTicket } from './create-ticket';
import { listTickets } from './list-tickets';
import { updateTicket } from './update-ticket';

export const support = {
  ...tagged('Support', { createTicket }),
  ...tagged('Admin', { listTickets, updateTicket }),
};
