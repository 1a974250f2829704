import { z } from 'zod';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { WAIT_LIST_PRODUCTS } from '@flexa/contracts/tickets';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { formatProductName } from '../words';

const schema = z.object({ product: z.enum(WAIT_LIST_PRODUCTS) });
type Data = z.infer<typeof schema>;

/** The theme studio and the membership have no free licence, so their waiters are offered one of any pack. */
function findPack({ product }: Data) {
  return product === 'theme' || product === 'suite' ? undefined : product;
}

function announceOffer(data: Data): string {
  const pack = findPack(data);
  return pack ? `${formatProductName(pack)}: a free offer is open` : 'A free offer is open';
}

function writeOpening(data: Data): string {
  const pack = findPack(data);
  const what = pack ? `${formatProductName(pack)} is free` : 'each pack is free';
  return `You asked to hear when the next free offer opens: ${what} while places last.`;
}

/** Tells people on the wait list that an offer is open. */
export const mail = defineMail({
  schema,
  samples: { pack: { product: 'tables' }, any: { product: 'suite' } },
  subject: announceOffer,
  preheader: writeOpening,
  title: announceOffer,
  why: 'You received this e-mail because someone put this address on our wait list. If it wasn’t you, you can ignore it.',
  unsubscribe: null,
  Content({ data, context }) {
    const path = buildPricingPath({ visualType: findPack(data) ?? 'charts' });
    return (
      <>
        <Paragraph>{writeOpening(data)}</Paragraph>
        <Button label="See the offer" href={`${context.portalUrl}${path}#free`} />
        <Note>
          Your address has been removed from the wait list. We won’t write about this again.
        </Note>
      </>
    );
  },
});
