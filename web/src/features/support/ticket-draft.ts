import { z } from 'zod';
import { onSignOut } from '@/lib/sign-out';
import { session } from '@/lib/storage';

const draftSchema = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
export type TicketDraft = z.infer<typeof draftSchema>;

const storedSchema = z.record(z.string(), draftSchema);

function readStored(): z.infer<typeof storedSchema> {
  try {
    const parsed = storedSchema.safeParse(JSON.parse(session.get('ticketDraft') ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Returns the unsent input of that form from this browser tab. */
export function readDraft(form: string): TicketDraft | undefined {
  return readStored()[form];
}

export function saveDraft(form: string, draft: TicketDraft): void {
  session.set('ticketDraft', JSON.stringify({ ...readStored(), [form]: draft }));
}

export function deleteDraft(form: string): void {
  const { [form]: _sent, ...others } = readStored();
  session.set('ticketDraft', JSON.stringify(others));
}

onSignOut(() => session.remove('ticketDraft'));
