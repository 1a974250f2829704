import { z } from 'zod';
import { RESET_LINK_MS } from '@flexa/contracts/verification';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildLinkUrl } from '../link-address';
import { buildOnlyVariant, sample } from '../sample-values';
import { formatTime } from '../words';

/** Mails a link to set a password. Its code proves the mailbox. */
export const mail = defineMail({
  schema: z.object({ code: z.string() }),
  samples: buildOnlyVariant({ code: sample.code }),
  subject: 'Reset your Flexa password',
  preheader: 'The link works for an hour.',
  title: 'Choose a new password',
  why: 'You received this e-mail because your address was entered on our site.',
  unsubscribe: null,
  Content({ data, context }) {
    const end = formatTime(new Date(context.queuedAt.getTime() + RESET_LINK_MS));
    return (
      <>
        <Paragraph>Follow this link to choose a new password for Flexa:</Paragraph>
        <Button
          label="Choose a password"
          href={buildLinkUrl(context, 'resetPassword', data.code)}
          isBare
        />
        <Paragraph>
          It works for an hour, until {end} UTC, and only once. Choosing a new password signs you
          out everywhere else.
        </Paragraph>
        <Note>If you didn’t request it, you can ignore this e-mail: nothing changes.</Note>
      </>
    );
  },
});
