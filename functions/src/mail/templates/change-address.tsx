import { z } from 'zod';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildLinkUrl } from '../link-address';
import { buildOnlyVariant, sample } from '../sample-values';

/** Mails a link that proves the new address of an account. */
export const mail = defineMail({
  schema: z.object({ code: z.string() }),
  samples: buildOnlyVariant({ code: sample.code }),
  subject: 'Confirm your new Flexa e-mail',
  preheader: 'Then you can sign in with this address.',
  title: 'Confirm your new e-mail',
  why: 'You received this e-mail because someone asked to move a Flexa account to your address.',
  unsubscribe: null,
  Content: ({ data, context }) => (
    <>
      <Paragraph>
        Open this page and press the button to sign in to Flexa with this address from now on:
      </Paragraph>
      <Button
        label="Use this address"
        href={buildLinkUrl(context, 'verifyAndChangeEmail', data.code)}
        isBare
      />
      <Paragraph>
        It works for 24 hours, and only once. Until then your account keeps its current address.
      </Paragraph>
      <Note>
        If you didn’t request this, you can ignore this e-mail: nothing changes without the link.
      </Note>
    </>
  ),
});
