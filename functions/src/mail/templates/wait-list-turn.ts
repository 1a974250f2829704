import { pricingPath } from '@flexa/contracts/pricing-address';
import { button, note, paragraph } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';
import { productName } from '../words';

export function waitListTurn(
  { product }: MailData<'wait-list-turn'>,
  context: MailContext,
): Letter {
  const isTheme = product === 'theme';
  const what = isTheme ? 'The new Flexa theme studio' : productName(product);
  const path = isTheme ? '/flexa-theme' : pricingPath({ visualType: product });
  const address = `${context.portalUrl}${path}`;
  const opening = `You asked to hear when it’s ready: ${what} is available now.`;
  const gone = 'Your address has been removed from the wait list. We won’t write about this again.';
  return letter(context, {
    subject: `${what} is available`,
    preview: opening,
    title: `${what} is available`,
    body: [paragraph(opening), button('Take a look', address), note(gone)],
    text: [opening, `Take a look: ${address}`, gone],
    why: 'You received this e-mail because someone put this address on our wait list. If it wasn’t you, you can ignore it.',
  });
}
