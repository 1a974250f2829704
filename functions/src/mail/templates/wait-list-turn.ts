import { z } from 'zod';
import { pricingPath } from '@flexa/contracts/pricing-address';
import { WAIT_LIST_PRODUCTS } from '@flexa/contracts/tickets';
import { button, note, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { productName } from '../words';

const schema = z.object({ product: z.enum(WAIT_LIST_PRODUCTS) });
type Data = z.infer<typeof schema>;

function render({ product }: Data, context: MailContext): Letter {
  // The theme studio and the membership have no free licence, so their waiters are offered one of a
  // pack.
  const isPack = product !== 'theme' && product !== 'suite';
  const title = isPack ? `${productName(product)}: a free offer is open` : 'A free offer is open';
  const pack = isPack ? product : 'charts';
  const address = `${context.portalUrl}${pricingPath({ visualType: pack })}#free`;
  const what = isPack ? `${productName(product)} is free` : 'each pack is free';
  const opening = `You asked to hear when the next free offer opens: ${what} while places last.`;
  const gone = 'Your address has been removed from the wait list. We won’t write about this again.';
  return letter(context, {
    subject: title,
    preheader: opening,
    title,
    body: [paragraph(opening), button('See the offer', address), note(gone)],
    text: [opening, `See the offer: ${address}`, gone],
    why: 'You received this e-mail because someone put this address on our wait list. If it wasn’t you, you can ignore it.',
  });
}

/** Tells people on the wait list that an offer is open. */
export const waitListTurn = defineMail({
  template: 'wait-list-turn',
  schema,
  samples: { pack: { product: 'tables' }, any: { product: 'suite' } },
  render,
});
