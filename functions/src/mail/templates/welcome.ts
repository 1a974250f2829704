import { TRIAL_DAYS } from '@flexa/contracts/licenses';
import { button, note, paragraph } from '../blocks';
import { html } from '../html';
import { letter, type Letter, type MailContext } from '../layout';
import { greeting } from '../words';

const STEPS = [
  {
    title: 'Make a theme',
    text: 'Choose colours and fonts in the theme studio and download theme.json. It is free.',
  },
  {
    title: 'Try a pack',
    text: `Any pack is free for ${TRIAL_DAYS} days, without a card.`,
  },
  {
    title: 'Install its visuals and add the key',
    text: 'Your account has the files and the key, and shows where each goes in Power BI.',
  },
] as const;

/** What a new account can do first. */
export function welcome(context: MailContext): Letter {
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
      ...STEPS.map(({ title, text }, index) =>
        paragraph(html`<strong>${index + 1}. ${title}</strong><br />${text}`),
      ),
      button('Open my account', account),
      note(further),
    ],
    text: [
      opening,
      ...STEPS.map(({ title, text }, index) => `${index + 1}. ${title}\n${text}`),
      `Open my account: ${account}`,
      further,
    ],
    why: 'You received this e-mail because you created a Flexa account. It is sent once.',
  });
}
