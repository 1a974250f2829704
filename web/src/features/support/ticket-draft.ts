import { z } from 'zod';
import type { TICKET_KINDS } from '@flexa/contracts/tickets';
import { onSignOut } from '@/lib/sign-out';
import { session } from '@/lib/storage';

export type TicketKind = (typeof TICKET_KINDS)[number];

const draftSchema = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
export type TicketDraft = z.infer<typeof draftSchema>;

const storedSchema = z.partialRecord(z.enum(['contact', 'question', 'support']), draftSchema);

function stored(): z.infer<typeof storedSchema> {
  try {
    const parsed = storedSchema.safeParse(JSON.parse(session.get('ticketDraft') ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** What was typed into that form in this tab and not sent yet. */
export function draftOf(kind: TicketKind): TicketDraft | undefined {
  return stored()[kind];
}

export function keepDraft(kind: TicketKind, draft: TicketDraft): void {
  session.set('ticketDraft', JSON.stringify({ ...stored(), [kind]: draft }));
}

export function dropDraft(kind: TicketKind): void {
  const { [kind]: _sent, ...others } = stored();
  session.set('ticketDraft', JSON.stringify(others));
}

onSignOut(() => session.remove('ticketDraft'));
