import { describe, expect, test } from 'vitest';
import { BILLING, openInvoicingShop, buildInvoiceOrder } from '../testing/purchases';
import { DAY, START } from '../testing/test-portal';

const SETTINGS = { STRIPE_TAX: 'true', STRIPE_ACCOUNT_TAX_IDS: 'txi_seller' };
const toSeconds = (moment: string | Date) => Math.floor(new Date(moment).getTime() / 1000);

/** Sends an invoice to an address in that country. */
async function sendInvoiceTo(country: string, taxId: string | undefined) {
  const { stripe, shop, me } = await openInvoicingShop(SETTINGS);
  const billing = { ...BILLING, address: { ...BILLING.address, country }, taxId };
  const { orderId } = await shop.get('orderByInvoice', me, buildInvoiceOrder({ billing }));
  return stripe.stripe.invoices.retrieve(orderId);
}

describe('contents of an invoice', () => {
  test('an invoice shows the seller’s VAT number and the service period of its line', async () => {
    const invoice = await sendInvoiceTo('SE', undefined);
    expect(invoice.account_tax_ids).toEqual(['txi_seller']);
    expect(invoice.lines.data[0]?.period).toEqual({
      start: toSeconds(START),
      end: toSeconds('2027-02-20T12:00:00.000Z'),
    });
    expect(invoice.footer).not.toMatch(/Reverse charge|VAT number/);
  });

  test('an invoice shows the customer’s verified VAT number and the reverse-charge note', async () => {
    const { stripe, shop, me } = await openInvoicingShop(SETTINGS);
    const sendInvoice = async () => {
      const order = buildInvoiceOrder({ acceptsOverlap: true });
      const { orderId } = await shop.get('orderByInvoice', me, order);
      return stripe.stripe.invoices.retrieve(orderId);
    };
    expect((await sendInvoice()).footer).toContain(
      'Your VAT number SE556677889901 is being verified.',
    );
    stripe.setClock(DAY);
    const invoice = await sendInvoice();
    expect(invoice.customer_tax_ids).toMatchObject([{ value: 'SE556677889901' }]);
    expect(invoice.total_taxes).toMatchObject([{ amount: 0, taxability_reason: 'reverse_charge' }]);
    expect(invoice.footer).toContain('Your VAT number SE556677889901 is verified.');
    expect(invoice.footer).toContain('Reverse charge: the recipient accounts for the VAT');
  });

  test('the invoice of a checkout shows the seller’s VAT number, the period and the meaning of a reverse charge', async () => {
    const { stripe, shop, me } = await openInvoicingShop(SETTINGS);
    const id = await shop.checkout(me);
    await stripe.act(id, 'pay', { country: 'DE', business: 'Lind GmbH', taxId: 'DE123456789' });
    const { invoice } = await stripe.stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] });
    expect(invoice).toMatchObject({
      account_tax_ids: ['txi_seller'],
      footer: expect.stringMatching(
        /^Ordered on 2026-11-20\. Service period: 3 months from the day of payment\.\n.*Reverse charge/,
      ) as unknown,
    });
  });
});
