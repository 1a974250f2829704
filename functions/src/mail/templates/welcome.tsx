import { z } from 'zod';
import { TRIAL_DAYS } from '@flexa/contracts/licenses';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { ONLY } from '../sample-values';
import { formatGreeting } from '../words';

const MAKE_THEME = {
  title: 'Make a theme',
  text: 'Choose colours and fonts in the theme studio and download theme.json. It is free.',
};
const TRY_PACK = {
  title: 'Try a pack',
  text: `Your account gives you one pack free for ${TRIAL_DAYS} days, or each pack for longer while a free offer has places. No card.`,
};
const GET_PACK = {
  title: 'Get a pack',
  text: 'The pricing page has every pack, for a month or longer, and the membership.',
};
const INSTALL = {
  title: 'Install its visuals and add the key',
  text: 'Your account has the files and the key, and shows where each goes in Power BI.',
};

/** Suggests the first steps of a new account. */
export const mail = defineMail({
  schema: z.object({
    /** True if the mailbox has already had its trial, with a deleted account. */
    hadTrial: z.boolean().optional(),
  }),
  samples: { [ONLY]: {}, 'no-trial': { hadTrial: true } },
  subject: 'Welcome to Flexa',
  preheader: 'A theme, a pack and its key: three steps to your first report.',
  title: 'Welcome to Flexa',
  why: 'You received this e-mail because you created a Flexa account. It is sent once.',
  unsubscribe: null,
  Content({ data, context: { name, portalUrl } }) {
    const steps = [MAKE_THEME, data.hadTrial ? GET_PACK : TRY_PACK, INSTALL];
    return (
      <>
        <Paragraph>{formatGreeting(name)} your account is ready. Here is how to start:</Paragraph>
        {steps.map(({ title, text }, i) => (
          <Paragraph key={title}>
            <strong>
              {i + 1}. {title}
            </strong>
            <br />
            {text}
          </Paragraph>
        ))}
        <Button label="Open my account" href={`${portalUrl}/general`} />
        <Note>Everything else is in the documentation: {portalUrl}/document</Note>
      </>
    );
  },
});
