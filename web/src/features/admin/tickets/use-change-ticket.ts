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

interface Draft {
  text: string;
  /** Saved note, and the ticket's version, when the typing began. */
  savedNote: string;
  version: number;
}

/** Notes that aren't saved yet: neither closing a card nor a refusal may lose one. */
const drafts = new Map<string, Draft>();
onSignOut(() => drafts.clear());

/** Returns the draft of a ticket's note, or the saved note. */
export function useNote(ticket: Ticket) {
  const { id, version } = ticket;
  const [draft, setDraft] = useState(drafts.get(id));
  const currentNote = ticket.note ?? '';
  const set = (next: Draft | undefined) => {
    if (next) drafts.set(id, next);
    else drafts.delete(id);
    setDraft(next);
  };
  return {
    note: draft?.text ?? currentNote,
    /**
     * Version that a save may overwrite. Changes to anything but the note must not make the save
     * conflict.
     */
    version: draft && draft.savedNote !== currentNote ? draft.version : version,
    /** True if someone saved another note after this draft was begun. */
    isOvertaken: draft !== undefined && draft.version < version && draft.savedNote !== currentNote,
    setNote: (text: string) =>
      set(text === currentNote ? undefined : { savedNote: currentNote, version, ...draft, text }),
    /** Lets the next save replace the other note. */
    keepOwn: () => draft && set({ ...draft, savedNote: currentNote, version }),
    takeTheirs: () => set(undefined),
    /** Keeps text typed while the save was running. */
    onSaved: (sent: string, saved: Ticket) => {
      const currentDraft = drafts.get(id);
      if (!currentDraft) return;
      const isDone = currentDraft.text.trim() === sent;
      set(
        isDone
          ? undefined
          : { ...currentDraft, savedNote: saved.note ?? '', version: saved.version },
      );
    },
  };
}

/** Answers that aren't sent yet: neither closing a card nor a refusal may lose one. */
const answers = new Map<string, string>();
onSignOut(() => answers.clear());

/** Holds the draft of an answer to a ticket. */
export function useAnswer({ id }: Ticket) {
  const [text, setText] = useState(answers.get(id) ?? '');
  const set = (next: string) => {
    if (next) answers.set(id, next);
    else answers.delete(id);
    setText(next);
  };
  return {
    text,
    set,
    /** Keeps text typed while the answer was being sent. */
    onSent: (sent: string) => {
      if (answers.get(id)?.trim() === sent) set('');
    },
  };
}

interface Outcomes {
  onSaved: (note: string, ticket: Ticket) => void;
  onSent: (answer: string) => void;
}

const DONE = { closed: 'Ticket closed', open: 'Ticket reopened' } as const;

/** Changes a ticket in every cached list at once; it leaves the lists of other states. */
export function useChangeTicket({ id }: Ticket, { onSaved, onSent }: Outcomes) {
  return useOptimistic({
    mutationFn: (changes: Changes) => call('updateTicket', { id, ...changes }),
    show: (changes) => {
      const patch = {
        ...(changes.state && { state: changes.state }),
        ...(changes.note !== undefined && { note: changes.note }),
        ...(changes.assignee !== undefined && { assignee: changes.assignee }),
      };
      return changeCached<Tickets>(TICKETS, (list, [, , request]) => {
        const { state } = request as OperationInput<'listTickets'>;
        const data = list.data
          .map((each) => (each.id === id ? { ...each, ...patch } : each))
          .filter((each) => each.id !== id || (state ?? each.state) === each.state);
        return { ...list, data };
      });
    },
    onSuccess: async (ticket, changes) => {
      const { answer, note } = changes;
      if (note !== undefined) onSaved(note ?? '', ticket);
      if (answer !== undefined) onSent(answer);
      toast.success(describeSuccess(changes));
      await reloadAdmin();
    },
  });
}

function describeSuccess({ answer, state, assignee }: Changes): string {
  if (answer !== undefined) return state ? 'Answer sent, ticket closed' : 'Answer sent';
  if (assignee !== undefined) return assignee ? 'Ticket assigned' : 'Ticket unassigned';
  return state ? DONE[state] : 'Note saved';
}
