import { z } from 'zod';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildLinkUrl } from '../link-address';
import { buildOnlyVariant, sample } from '../sample-values';

/** Mails the previous address a link that undoes the change, which its owner may not have wanted. */
export const mail = defineMail({
  schema: z.object({ code: z.string() }),
  samples: buildOnlyVariant({ code: sample.code }),
  subject: 'Your Flexa e-mail was changed',
  preheader: 'If that wasn’t you, restore it.',
  title: 'Your e-mail was changed',
  why: 'You received this e-mail because it concerns the security of your account.',
  unsubscribe: null,
  Content: ({ data, context }) => (
    <>
      <Paragraph>
        Your Flexa account has moved to another e-mail address. If that was you, you don’t need to
        do anything.
      </Paragraph>
      <Paragraph>
        If it wasn’t you, restore this address. That signs out every device and removes every way to
        sign in. You then choose a new password.
      </Paragraph>
      <Button
        label="Restore my address"
        href={buildLinkUrl(context, 'recoverEmail', data.code)}
        isBare
      />
      <Note>The link works for 7 days, and only once.</Note>
    </>
  ),
});
