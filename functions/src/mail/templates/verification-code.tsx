import { z } from 'zod';
import { CODE_MS } from '@flexa/contracts/verification-limits';
import { BigCode, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildOnlyVariant } from '../sample-values';
import { formatTime } from '../words';

const MINUTES = CODE_MS / 60_000;

export const mail = defineMail({
  schema: z.object({ code: z.string() }),
  samples: buildOnlyVariant({ code: '048213' }),
  subject: 'Your Flexa code',
  preheader: `It works for ${MINUTES} minutes.`,
  title: 'Your code',
  why: 'You received this e-mail because someone entered your address on our site.',
  unsubscribe: null,
  Content({ data, context }) {
    // The mail may arrive late, so it names the moment too.
    const end = formatTime(new Date(context.queuedAt.getTime() + CODE_MS));
    return (
      <>
        <Paragraph>Enter this code on the page where you asked for it:</Paragraph>
        <BigCode>{data.code}</BigCode>
        <Paragraph>
          It works for {MINUTES} minutes, until {end} UTC, and only once.
        </Paragraph>
        <Note>
          We never ask for this code by phone or e-mail. If you didn’t request it, you can ignore
          this e-mail: nothing happens without the code.
        </Note>
      </>
    );
  },
});
