import { z } from 'zod';
import { button, note, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';

const schema = z.object({ isNext: z.boolean() });
type Data = z.infer<typeof schema>;

const WORDS = {
  next: {
    subject: 'You now own a team at Flexa',
    opening: 'Its owner has made you the owner of their team.',
    what: 'Its licences and their seats are yours now, and you decide who manages them. Orders and receipts stay with the buyer.',
    action: 'Open the team',
    other: 'If you don’t want to own it, make someone else the owner in the team view.',
    why: 'because you hold a seat of this team or manage it',
  },
  former: {
    subject: 'Your team has a new owner',
    opening: 'Your team at Flexa and its licences belong to someone else now.',
    what: 'Your orders, receipts and refunds stay with you.',
    action: 'Open your account',
    other: 'If you don’t know about this, change your password and contact us from this address.',
    why: 'because you owned this team',
  },
} as const;

/** Names nobody: what people call themselves and their teams is theirs to say. */
function render({ isNext }: Data, context: MailContext): Letter {
  const words = WORDS[isNext ? 'next' : 'former'];
  const address = `${context.portalUrl}/general#team`;
  const { subject, opening, what, action, other, why } = words;
  return letter(context, {
    subject,
    preheader: opening,
    title: subject,
    body: [paragraph(opening), paragraph(what), button(action, address), note(other)],
    text: [opening, what, `${action}: ${address}`, other],
    why: `You received this e-mail ${why}.`,
  });
}

/** Tells the next and the previous owner of a team. */
export const teamOwner = defineMail({
  template: 'team-owner',
  schema,
  samples: { next: { isNext: true }, before: { isNext: false } },
  render,
});
