import { button, link, paragraph } from '../blocks';
import { html } from '../html';
import { letter, type Letter, type MailContext } from '../layout';
import type { FirstStep, MailData } from '../mails';
import { greeting } from '../words';

const STEPS: Record<FirstStep, { title: string; text: string; label: string; path: string }> = {
  theme: {
    title: 'Save your first theme',
    text: 'Your account has no theme yet. Choose colours and fonts in the theme studio, or open the theme.json you have, and save it.',
    label: 'Open the theme studio',
    path: '/flexa-theme',
  },
  key: {
    title: 'Add your key',
    text: 'You have a licence. Paste its key into a visual once, and the watermark goes.',
    label: 'See where the key goes',
    path: '/document/visuals#adding-the-key',
  },
};

/** What is left to do in a new account; comes once, and advertises nothing. */
export function tips({ steps, stop }: MailData<'tips'>, context: MailContext): Letter {
  const left = steps.map((step) => {
    const { path, ...words } = STEPS[step];
    return { ...words, address: `${context.portalUrl}${path}` };
  });
  const [first, ...others] = left;
  const title = steps.length === 1 ? 'One step is left' : `${steps.length} steps are left`;
  const opening = `${greeting(context.name)} ${
    steps.length === 1 ? 'this step is' : 'these steps are'
  } left to do in your Flexa account.`;
  return letter(context, {
    subject: `${title} in your Flexa account`,
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
    why: 'You received this e-mail because you created a Flexa account a few days ago. We send no other tips.',
    stop: { ...stop, topic: 'tips' },
  });
}
