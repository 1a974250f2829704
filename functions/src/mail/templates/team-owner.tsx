import { z } from 'zod';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';

const schema = z.object({
  /** To the next owner; otherwise to the previous one. */
  isNext: z.boolean(),
});
type Data = z.infer<typeof schema>;

const NEXT = {
  subject: 'You now own a team at Flexa',
  opening: 'Its owner has made you the owner of their team.',
  what: 'Its licences and their seats are yours now, and you decide who manages them. Orders and receipts stay with the buyer.',
  action: 'Open the team',
  other: 'If you don’t want to own it, make someone else the owner in the team view.',
  why: 'You received this e-mail because you hold a seat of this team or manage it.',
};

const PREVIOUS: typeof NEXT = {
  subject: 'Your team has a new owner',
  opening: 'Your team at Flexa and its licences belong to someone else now.',
  what: 'Your orders, receipts and refunds stay with you.',
  action: 'Open your account',
  other: 'If you don’t know about this, change your password and contact us from this address.',
  why: 'You received this e-mail because you owned this team.',
};

const chooseWords = ({ isNext }: Data) => (isNext ? NEXT : PREVIOUS);

/** Mails the next and the previous owner of a team. Contains no names, because people choose their own and the team's. */
export const mail = defineMail({
  schema,
  samples: { next: { isNext: true }, before: { isNext: false } },
  subject: (data) => chooseWords(data).subject,
  preheader: (data) => chooseWords(data).opening,
  title: (data) => chooseWords(data).subject,
  why: (data) => chooseWords(data).why,
  unsubscribe: null,
  Content({ data, context }) {
    const { opening, what, action, other } = chooseWords(data);
    return (
      <>
        <Paragraph>{opening}</Paragraph>
        <Paragraph>{what}</Paragraph>
        <Button label={action} href={`${context.portalUrl}/general#team`} />
        <Note>{other}</Note>
      </>
    );
  },
});
