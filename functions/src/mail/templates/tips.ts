import { TRIAL_DAYS } from '@flexa/contracts/licenses';
import { button, link, paragraph } from '../blocks';
import { html } from '../html';
import { letter, type Letter, type MailContext } from '../layout';
import type { FirstStep, MailData } from '../mails';
import { greeting } from '../words';

const STEPS: Record<FirstStep, { title: string; text: string; label: string; path: string }> = {
  theme: {
    title: 'Make a theme',
    text: 'Choose colours and fonts in the theme studio, or open the theme.json you have. Saving and downloading it is free.',
    label: 'Open the theme studio',
    path: '/flexa-theme',
  },
  pack: {
    title: 'Try a pack',
    text: `Any pack is free for ${TRIAL_DAYS} days, without a card. Nothing renews by itself.`,
    label: 'Choose a pack',
    path: '/general#licences',
  },
  key: {
    title: 'Add your key',
    text: 'You have a licence. Paste its key into a visual once, and the watermark goes.',
    label: 'See where the key goes',
    path: '/document/visuals#adding-the-key',
  },
};

/** What is left to do with a new account; the only mail of its kind. */
export function tips({ steps, stop }: MailData<'tips'>, context: MailContext): Letter {
  const left = steps.map((step) => {
    const { path, ...words } = STEPS[step];
    return { ...words, address: `${context.portalUrl}${path}` };
  });
  const [first, ...others] = left;
  const title = steps.length === 1 ? 'One step is left' : `${steps.length} steps are left`;
  const opening = `${greeting(context.name)} ${
    steps.length === 1 ? 'this is' : 'these are'
  } what is left to do to get the most out of your Flexa account.`;
  return letter(context, {
    subject: `${title} with your Flexa account`,
    preheader:
      others.length === 0 ? (first?.text ?? '') : left.map((step) => step.title).join(' · '),
    title,
    body: [
      paragraph(opening),
      ...(first
        ? [
            paragraph(html`<strong>${first.title}</strong><br />${first.text}`),
            button(first.label, first.address),
          ]
        : []),
      ...others.map((step) =>
        paragraph(
          html`<strong>${step.title}</strong><br />${step.text} ${link(step.label, step.address)}`,
        ),
      ),
    ],
    text: [
      opening,
      ...left.map((step) => `${step.title}\n${step.text}\n${step.label}: ${step.address}`),
    ],
    why: 'You received this e-mail because you created a Flexa account some days ago. We send no other tips.',
    stop: { ...stop, topic: 'tips' },
  });
}
