import { z } from 'zod';
import { emailSchema } from '@flexa/contracts/fields';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildVariants } from '../sample-values';
import { formatGreeting } from '../words';

const NEWS = ['confirmed', 'left'] as const;

const schema = z.object({ news: z.enum(NEWS), contactEmail: emailSchema });
type Data = z.infer<typeof schema>;

const TITLES: Record<Data['news'], string> = {
  confirmed: 'Your billing contact has confirmed',
  left: 'Your billing contact has left',
};

const describeNews = ({ news, contactEmail }: Data): string =>
  news === 'confirmed'
    ? `${contactEmail} gets your invoices and payment e-mails from now on. You get the payment e-mails too.`
    : `${contactEmail} gets no more invoices and payment e-mails. They come only to you until you name another address.`;

/** Tells an owner what their billing contact has done. */
export const mail = defineMail({
  schema,
  samples: buildVariants(NEWS, (news) => ({
    news,
    contactEmail: 'invoices@cedar-freight.example',
  })),
  subject: ({ news }) => TITLES[news],
  preheader: describeNews,
  title: ({ news }) => TITLES[news],
  why: 'You received this e-mail because you named a billing contact in your account.',
  unsubscribe: null,
  Content: ({ data, context }) => (
    <>
      <Paragraph>{formatGreeting(context.name)} here is news about your billing contact.</Paragraph>
      <Paragraph>{describeNews(data)}</Paragraph>
      <Button label="Open the team" href={`${context.portalUrl}/general#team`} />
      <Note>
        If you don’t know about this, change your password and contact us from this address.
      </Note>
    </>
  ),
});
