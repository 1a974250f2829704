import { pricingPath } from '@flexa/contracts/pricing-address';
import { button, link, note, paragraph } from '../blocks';
import { html } from '../html';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';
import { day, greeting, licenseName } from '../words';

/** To a customer whose last licence ended some weeks ago; once in the life of an account. */
export function wonBack(
  { visualType, expiresAt, stop }: MailData<'won-back'>,
  context: MailContext,
): Letter {
  const what = licenseName(visualType);
  const address = `${context.portalUrl}${pricingPath({ visualType })}`;
  const opening = `${greeting(context.name)} your ${what} ended on ${day(expiresAt)}. Everything is as you left it: your themes and orders are in your account, and your reports still work, with a watermark on paid features.`;
  const next =
    'If you need it again, one term is enough: nothing renews automatically. Paste the new key into a visual, and your reports are as they were.';
  const ask = 'Was something missing? Tell us';
  const contact = `${context.portalUrl}/contact`;
  return letter(context, {
    subject: `Do you still need your ${what}?`,
    preheader: 'Your themes and reports are as you left them.',
    title: `Do you still need your ${what}?`,
    body: [
      paragraph(opening),
      paragraph(next),
      button('See plans and prices', address),
      note(html`${link(ask, contact)}.`),
    ],
    text: [opening, next, `See plans and prices: ${address}`, `${ask}: ${contact}`],
    why: 'You received this e-mail because you bought a licence that has ended. We send it once.',
    stop: { ...stop, topic: 'news' },
  });
}
