import { z } from 'zod';
import { html } from '@flexa/contracts/html';
import { TRIAL_DAYS } from '@flexa/contracts/licenses';
import { button, note, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { ONLY } from '../sample-values';
import { greeting } from '../words';

const schema = z.object({
  /** Their mailbox has had its trial, with an account that is gone. */
  hadTrial: z.boolean().optional(),
});
type Data = z.infer<typeof schema>;

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

/** Suggests the first steps of a new account. Each mailbox has one trial, which may be used up. */
function render({ hadTrial }: Data, context: MailContext): Letter {
  const steps = [MAKE_THEME, hadTrial ? GET_PACK : TRY_PACK, INSTALL];
  const account = `${context.portalUrl}/general`;
  const help = `${context.portalUrl}/document`;
  const opening = `${greeting(context.name)} your account is ready. Here is how to start:`;
  const further = `Everything else is in the documentation: ${help}`;
  return letter(context, {
    subject: 'Welcome to Flexa',
    preheader: 'A theme, a pack and its key: three steps to your first report.',
    title: 'Welcome to Flexa',
    body: [
      paragraph(opening),
      ...steps.map(({ title, text }, index) =>
        paragraph(html`<strong>${index + 1}. ${title}</strong><br />${text}`),
      ),
      button('Open my account', account),
      note(further),
    ],
    text: [
      opening,
      ...steps.map(({ title, text }, index) => `${index + 1}. ${title}\n${text}`),
      `Open my account: ${account}`,
      further,
    ],
    why: 'You received this e-mail because you created a Flexa account. It is sent once.',
  });
}

export const welcome = defineMail({
  template: 'welcome',
  schema,
  samples: { [ONLY]: {}, 'no-trial': { hadTrial: true } },
  render,
});
