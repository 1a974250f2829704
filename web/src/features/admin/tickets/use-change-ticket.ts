import { useState } from 'react';
import type { OperationInput, OperationOutput } from '@flexa/contracts/operations';
import type { Ticket } from '@flexa/contracts/tickets';
import { call } from '@/lib/api';
import { changeCached, useOptimistic } from '@/lib/optimistic';
import { onSignOut } from '@/lib/sign-out';
import { toast } from '@/lib/toast';
import { reloadAdmin, TICKETS } from '../queries';

type Changes = Omit<OperationInput<'updateTicket'>, 'id'>;
type Tickets = OperationOutput<'listTickets'>;

/** Notes that were typed and are not saved yet: closing a card must not lose one, nor a refusal. */
const drafts = new Map<string, string>();
onSignOut(() => drafts.clear());

/** The note of a ticket as it is typed; one that is not touched, or was saved, is the ticket's own. */
export function useNote(ticket: Ticket) {
  const { id } = ticket;
  const [draft, setDraft] = useState(drafts.get(id));
  const own = ticket.note ?? '';
  const set = (note: string | undefined) => {
    if (note === undefined || note === own) drafts.delete(id);
    else drafts.set(id, note);
    setDraft(note === own ? undefined : note);
  };
  return {
    note: draft ?? own,
    setNote: set,
    /** What was typed while it was saved stays. */
    onSaved: (saved: Changes['note'] = own) => {
      if (drafts.get(id)?.trim() === (saved ?? '')) set(undefined);
    },
  };
}

const DONE = { closed: 'Ticket closed', open: 'Ticket reopened' } as const;

/** Changes a ticket in every list at once: it leaves those of another state. */
export function useChangeTicket({ id }: Ticket, onSaved: (note: Changes['note']) => void) {
  return useOptimistic({
    mutationFn: (changes: Changes) => call('updateTicket', { id, ...changes }),
    show: (changes) => {
      const patch = {
        ...(changes.state && { state: changes.state }),
        ...(changes.note !== undefined && { note: changes.note }),
      };
      return changeCached<Tickets>(TICKETS, (list, [, , request]) => {
        const { state } = request as OperationInput<'listTickets'>;
        const data = list.data
          .map((each) => (each.id === id ? { ...each, ...patch } : each))
          .filter((each) => each.id !== id || (state ?? each.state) === each.state);
        return { ...list, data };
      });
    },
    onSuccess: async (_ticket, { state, note }) => {
      onSaved(note);
      toast.success(state ? DONE[state] : 'Note saved');
      await reloadAdmin();
    },
  });
}
