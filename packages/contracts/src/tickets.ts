import { z } from 'zod';
import { emailSchema, instantSchema, nameSchema, uidSchema } from './fields';
import { VISUAL_TYPES } from './plans';

/** Kinds of tickets, by form: contact, ask-a-question and support centre. */
export const TICKET_KINDS = ['contact', 'question', 'support'] as const;
export const TICKET_STATES = ['open', 'closed'] as const;
export const TICKET_MESSAGE_MAX = 5000;
export const SUBJECT_MAX = 150;

/** Text of one line, because a line break in a subject would begin another mail header. */
export const subjectSchema = z
  .string()
  .trim()
  .min(1, 'Enter a subject')
  .max(SUBJECT_MAX, `Use at most ${SUBJECT_MAX} characters`)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'Use one line of text');

export const messageSchema = z
  .string()
  .trim()
  .min(1, 'Enter a message')
  .max(TICKET_MESSAGE_MAX, `Use at most ${TICKET_MESSAGE_MAX} characters`)
  .regex(/^[^\p{Cs}\0]*$/u, 'Use printable characters');

/** An admin's note on a ticket; an empty one removes it. */
export const noteSchema = z
  .string()
  .trim()
  .max(TICKET_MESSAGE_MAX, `Use at most ${TICKET_MESSAGE_MAX} characters`)
  .regex(/^[^\p{Cs}\0]*$/u, 'Use printable characters');

/** Maximum number of answers of one ticket: more than any conversation needs, and few enough for one document. */
export const ANSWERS_MAX = 40;

/** Support's answer. */
export const answerSchema = z.object({
  text: messageSchema,
  at: instantSchema,
  by: uidSchema,
  /** Version of the ticket that was answered, so that a repeated request sends one answer. */
  version: z.int().min(1),
});

export const ticketSchema = z.object({
  id: z.string(),
  kind: z.enum(TICKET_KINDS),
  name: nameSchema,
  email: emailSchema,
  subject: subjectSchema,
  message: messageSchema,
  state: z.enum(TICKET_STATES),
  /** Oldest first. */
  answers: z.array(answerSchema).max(ANSWERS_MAX),
  /** The admin or support member it is assigned to. */
  assignee: uidSchema.nullable(),
  /** For admins and support only. */
  note: noteSchema.nullable(),
  /** Number that grows with each change, so that an admin can't overwrite another's change without seeing it. */
  version: z.int().min(1),
  createdAt: instantSchema,
  /** Time of the last change and the admin who made it. */
  updatedAt: instantSchema.nullable(),
  updatedBy: uidSchema.nullable(),
});
export type Ticket = z.infer<typeof ticketSchema>;

/**
 * Products with a wait list. The site offers the lists of the packs, for the next free offer.
 */
export const WAIT_LIST_PRODUCTS = ['theme', ...VISUAL_TYPES] as const;
/** Maximum number of people that one call mails. */
export const WAIT_LIST_TOLD_MAX = 1000;
