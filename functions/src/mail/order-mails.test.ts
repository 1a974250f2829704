import { expect, test } from 'vitest';
import { KEY, buildMails, render } from '../testing/mails';
import { ORDER_NEWS } from './templates/order-notice';

test('a receipt names product, term, seats and amount', async () => {
  const { text, subject } = await render(buildMails('Ana').receipt);
  expect(subject).toBe('Your receipt: Flexa Charts, 3 months');
  expect(text).toContain(
    [
      'Product: Flexa Charts',
      'Term: 3 months, until 20 February 2027, 12:00 UTC',
      'Seats: 3',
      'Paid: $120.00',
      'Order: FX-1',
    ].join('\n'),
  );
});

test('a receipt with tax names price, tax and total', async () => {
  const { receipt } = buildMails('Ana');
  const { text } = await render({ ...receipt, data: { ...receipt.data, tax: 1916 } });
  expect(text).toContain('Before tax: $100.84\nTax: $19.16\nPaid: $120.00');
});

test.each([
  ['refunded', 'Refunded'],
  ['credit-gone', 'Refunded'],
  ['partly-refunded', 'Refunded'],
  ['payment-failed', 'Not paid'],
] as const)('the news %s split an amount with tax', async (news, label) => {
  const notice = buildMails('Ana')['order-notice'];
  const { text } = await render({ ...notice, data: { ...notice.data, news, tax: 1916 } });
  expect(text).toContain(`Before tax: $100.84\nTax: $19.16\n${label}: $120.00`);
  const untaxed = await render({ ...notice, data: { ...notice.data, news } });
  expect(untaxed.text).not.toMatch(/tax/i);
});

test('the mail about licences that begin early names the due date of the invoice', async () => {
  const notice = buildMails('Ana')['order-notice'];
  const data = { ...notice.data, news: 'started', dueAt: '2026-12-20T12:00:00.000Z' } as const;
  const { text, subject } = await render({ ...notice, data });
  expect(subject).toBe('Your Flexa Charts licence is ready, and the invoice is open');
  expect(text).toContain('To pay: $120.00\nDue: 20 December 2026\nOrder: FX-1');
});

test('the mail about a refund that waits for the buyer names the next step', async () => {
  const notice = buildMails('Ana')['order-notice'];
  const { text } = await render({ ...notice, data: { ...notice.data, waitsForBuyer: true } });
  expect(text).toContain('asks for your bank details');
});

test('the mail about a refund that failed after a lost credit blames no bank, since Stripe may have refused it', async () => {
  const notice = buildMails('Ana')['order-notice'];
  const data = { ...notice.data, news: 'credit-lost-unpaid' } as const;
  const { text, subject } = await render({ ...notice, data });
  expect(subject).toBe('We could not refund $120.00 yet');
  expect(text).toContain('$120.00 for the days left could not be refunded the way you paid');
  expect(text).not.toMatch(/bank/);
});

test('news of a dispute name no amount, since the bank may have taken a part', async () => {
  const notice = buildMails('Ana')['order-notice'];
  for (const news of ['suspended', 'restored', 'taken-back'] as const) {
    expect((await render({ ...notice, data: { ...notice.data, news } })).text).not.toContain('$');
  }
});

test('a receipt links to the invoice in the account, since Stripe’s own links expire', async () => {
  const { html, text } = await render(buildMails('Ana').receipt);
  for (const form of [html, text]) expect(form).toContain('https://portal.example/general#orders');
});

test('the receipt of a renewal says when the term and its key begin', async () => {
  const { receipt } = buildMails('Ana');
  const startsAt = '2026-12-20T12:00:00.000Z';
  const { text } = await render({ ...receipt, data: { ...receipt.data, startsAt } });
  expect(text).toContain('starts on 20 December 2026');
  expect(text).toContain('Term: 3 months, from 20 December 2026 until 20 February 2027, 12:00 UTC');
  expect(text).not.toContain('no longer active');
});

test('the receipt of added seats says how to assign them', async () => {
  const { receipt } = buildMails('Ana');
  const { text, subject } = await render({
    ...receipt,
    data: { ...receipt.data, isAddition: true },
  });
  expect(subject).toBe('Your receipt: Flexa Charts, 3 more seats');
  expect(text).toContain('Term: until 20 February 2027, 12:00 UTC');
  // The seats are for others, and nobody has a key for them yet.
  expect(text).toContain('Assign them under Team in your account: each person gets their own key.');
  expect(text).not.toMatch(/Paste it|no key|is active/);
});

test.each([
  ['payment-failed', 'did not confirm the payment of $120.00', 'Nothing was charged'],
  ['refunded', 'We refunded $120.00', 'has ended'],
  ['partly-refunded', 'We refunded $120.00 of your order', 'stays active'],
  ['suspended', 'disputed at your bank', 'is suspended'],
  ['restored', 'is active again', 'added to the term'],
  ['taken-back', 'returned the payment', 'has ended'],
] as const)('the news %s name the event and its consequence', async (news, ...says) => {
  const notice = buildMails('Ana')['order-notice'];
  const { text, subject } = await render({ ...notice, data: { ...notice.data, news } });
  for (const words of says) expect(text).toContain(words);
  expect(text).toContain('Order: FX-1');
  expect(subject).not.toContain('FX-1');
});

test.each(['refund-failed', 'refund-cancelled', 'partly-refunded'] as const)(
  'the news %s say after a withdrawal that the licence has ended',
  async (news) => {
    const notice = buildMails('Ana')['order-notice'];
    const data = { ...notice.data, news, isWithdrawn: true as const };
    const { text } = await render({ ...notice, data });
    expect(text).toContain('Your Flexa Charts licence has ended.');
    expect(text).not.toContain('stays active');
  },
);

test.each([
  [{ endsMembership: true as const }, true],
  [{}, false],
])('a withdrawal with %o says that the membership ends: %s', async (more, isTold) => {
  const receipt = buildMails('Ana').withdrawal;
  const { text } = await render({ ...receipt, data: { ...receipt.data, ...more } });
  expect(text.includes('Your Flexa Membership was bought with credit from this order')).toBe(
    isTold,
  );
});

test('a withdrawal names the person if the name is known', async () => {
  const { withdrawal } = buildMails('');
  expect((await render(withdrawal, KEY, 'Ana')).text).toContain('Name: Ana\nE-mail: ');
  expect((await render(withdrawal)).text).not.toContain('Name: ');
});

test('each kind of order news has words of its own', async () => {
  const notice = buildMails('Ana')['order-notice'];
  const titles = await Promise.all(
    ORDER_NEWS.map(async (news) => {
      return (await render({ ...notice, data: { ...notice.data, news } })).text;
    }),
  );
  expect(new Set(titles).size).toBe(ORDER_NEWS.length);
});

test.each([
  ['refunded', 'Your Flexa Charts term from 20 December 2026 is cancelled. The term before it'],
  ['partly-refunded', 'Your Flexa Charts term from 20 December 2026 stays booked.'],
  ['refund-failed', 'Your Flexa Charts term from 20 December 2026 stays booked.'],
  ['suspended', 'so your Flexa Charts term from 20 December 2026 is suspended until'],
  ['restored', 'your Flexa Charts term from 20 December 2026 is booked again.'],
  ['taken-back', 'so your Flexa Charts term from 20 December 2026 is cancelled.'],
  ['unpaid', 'Your Flexa Charts term from 20 December 2026 is cancelled.'],
] as const)('the news %s about an upcoming renewal name that term only', async (news, words) => {
  const notice = buildMails('Ana')['order-notice'];
  const sold = { part: 'next-term', startsAt: '2026-12-20T12:00:00.000Z' } as const;
  const { text, subject } = await render({ ...notice, data: { ...notice.data, news, sold } });
  expect(text).toContain(words);
  // The current licence keeps running.
  expect(`${subject} ${text}`).not.toMatch(/Charts licence|has ended|is active/);
});

test('a refund of added seats names these seats only', async () => {
  const notice = buildMails('Ana')['order-notice'];
  const sold = { part: 'seats', seats: 2 } as const;
  const { text } = await render({ ...notice, data: { ...notice.data, news: 'refunded', sold } });
  expect(text).toContain('Your 2 added seats of Flexa Charts have ended.');
  expect(text).not.toContain('licence has ended');
});
