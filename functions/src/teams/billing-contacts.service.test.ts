import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import { BILLING_CONTACT_LINK_MS } from '@flexa/contracts/verification';
import { markProved } from '../platform/account';
import { anInstant } from '../testing/matchers';
import { DAY, START } from '../testing/test-portal';
import { buildInvoiceOrder, openInvoicingShop } from '../testing/purchases';
import { openShop, type TestShop, type StripeWithClock } from '../testing/shop';
import { findIn } from '../testing/stored-data';

const CONTACT = 'invoices@lind.test';

async function prove({ platform: { auth } }: TestShop, uid: string): Promise<void> {
  const email = `${uid}@flexa.test`;
  await markProved(auth, await auth.createUser({ uid, email }));
}

/** Opens a shop whose customer has a confirmed address. */
async function setUp() {
  const { shop, stripe, me } = await openShop();
  await prove(shop, 'me');
  return { shop, stripe, me };
}

/** Lists mails as template and recipient, ordered by id. */
async function listMails(shop: TestShop) {
  const mails = Object.values(await shop.stored('mail'));
  return mails.map(({ template, to }) => `${String(template)} to ${String(to)}`).sort();
}

async function readContent(shop: TestShop, template: string): Promise<Record<string, unknown>> {
  const mails = await shop.db.collection('mail').where('template', '==', template).get();
  const newest = mails.docs.sort((a, b) => b.createTime.toMillis() - a.createTime.toMillis())[0];
  return newest?.get('content.data') as Record<string, unknown>;
}

const readCode = async (shop: TestShop) =>
  String((await readContent(shop, 'billing-request'))['code']);

type Me = Awaited<ReturnType<typeof setUp>>['me'];

const name = (shop: TestShop, me: Me, email = CONTACT) =>
  shop.run('setBillingContact', me, { id: me.uid, email });

async function confirm(shop: TestShop): Promise<void> {
  const code = await readCode(shop);
  await shop.get('confirmBillingContact', createVisitor(shop), { code });
}

/** A visitor without a sign-in. */
const createVisitor = (shop: TestShop) => shop.caller('nobody');

const readContact = async (shop: TestShop, me: Me) =>
  (await shop.get('getTeam', me, { id: me.uid })).team.billingContact;

async function findCustomerEmail({ stripe }: StripeWithClock): Promise<string | null | undefined> {
  return (await stripe.customers.list()).data[0]?.email;
}

async function pay(shop: TestShop, stripe: StripeWithClock, me: Me): Promise<string> {
  const id = await shop.checkout(me);
  await stripe.act(id, 'pay');
  await shop.payments.fulfil(id);
  return id;
}

test('a billing contact that has not confirmed gets the request and no payment mail', async () => {
  const { shop, stripe, me } = await setUp();
  expect(await name(shop, me, 'Invoices@Lind.test')).toMatchObject({
    value: { email: CONTACT, state: 'waiting', confirmedAt: null },
  });
  await pay(shop, stripe, me);
  expect(await listMails(shop)).toEqual([
    `billing-request to ${CONTACT}`,
    'receipt to me@flexa.test',
  ]);
  expect(await findCustomerEmail(stripe)).toBe('me@flexa.test');
});

test('opening the link of a billing contact confirms nothing; pressing the button does, also when pressed twice', async () => {
  const { shop, me } = await setUp();
  await name(shop, me);
  const code = await readCode(shop);
  const owner = { name: 'Name of me', email: 'me@flexa.test' };
  const visitor = createVisitor(shop);
  const opened = await shop.get('readBillingRequest', visitor, { code });
  expect(opened).toEqual({ email: CONTACT, owner });
  expect(await readContact(shop, me)).toMatchObject({ state: 'waiting' });
  for (let n = 0; n < 2; n += 1) {
    const answer = await shop.get('confirmBillingContact', visitor, { code });
    expect(answer).toEqual({ email: CONTACT, owner });
  }
  expect(await readContact(shop, me)).toEqual({
    email: CONTACT,
    state: 'confirmed',
    askedAt: anInstant,
    confirmedAt: anInstant,
  });
  expect(await listMails(shop)).toEqual([
    'billing-contact-news to me@flexa.test',
    `billing-request to ${CONTACT}`,
  ]);
});

test('a confirmed billing contact gets a receipt without the key, and the owner one with it', async () => {
  const { shop, stripe, me } = await setUp();
  await name(shop, me);
  await confirm(shop);
  const id = await pay(shop, stripe, me);
  expect(await listMails(shop)).toEqual([
    'billing-contact-news to me@flexa.test',
    `billing-receipt to ${CONTACT}`,
    `billing-request to ${CONTACT}`,
    'receipt to me@flexa.test',
  ]);
  const data = await readContent(shop, 'billing-receipt');
  expect(data).toMatchObject({ orderId: id, owner: 'me@flexa.test', amount: 12_000 });
  expect(JSON.stringify(data)).not.toContain(`order-${id}`);
  expect(data['invoiceUrl']).toMatch(/^http/);
  expect(await findCustomerEmail(stripe)).toBe(CONTACT);
  const refund = { id, reason: 'requested_by_customer', requestId: randomUUID() } as const;
  await shop.get('refundOrder', shop.caller('boss', true), refund);
  expect(await listMails(shop)).toEqual(
    expect.arrayContaining([`billing-notice to ${CONTACT}`, 'order-notice to me@flexa.test']),
  );
});

test('the reminder of an unpaid invoice goes to the billing contact too, and Stripe sends the next invoice there', async () => {
  const { shop, stripe, me } = await openInvoicingShop();
  await prove(shop, 'me');
  await name(shop, me);
  await confirm(shop);
  const { billing } = buildInvoiceOrder();
  await shop.get(
    'orderByInvoice',
    me,
    buildInvoiceOrder({ billing: { ...billing, email: CONTACT } }),
  );
  expect(await findCustomerEmail(stripe)).toBe(CONTACT);
  stripe.setClock(30 * DAY);
  await shop.payments.reconcile();
  expect(await listMails(shop)).toEqual(
    expect.arrayContaining([`billing-notice to ${CONTACT}`, 'order-notice to me@flexa.test']),
  );
});

test('a billing contact leaves by a link without signing in, and the owner gets a mail', async () => {
  const { shop, stripe, me } = await setUp();
  await name(shop, me);
  await confirm(shop);
  await pay(shop, stripe, me);
  const { leave } = await readContent(shop, 'billing-receipt');
  const input = leave as OperationInput<'leaveBillingContact'>;
  const visitor = createVisitor(shop);
  const guessed = { ...input, code: 'a-guess' };
  expect(await shop.run('leaveBillingContact', visitor, guessed)).toMatchObject({
    code: 'link-refused',
  });
  await shop.get('leaveBillingContact', visitor, input);
  expect(await readContact(shop, me)).toBeUndefined();
  expect(await findCustomerEmail(stripe)).toBe('me@flexa.test');
  expect(await readContent(shop, 'billing-contact-news')).toMatchObject({ news: 'left' });
  expect(await shop.run('leaveBillingContact', visitor, input)).toMatchObject({
    code: 'link-refused',
  });
});

test('the link of a billing contact ends after 7 days, with the next address and with the removal', async () => {
  const { shop, stripe, me } = await setUp();
  const visitor = createVisitor(shop);
  const refused = { code: 'link-refused' };
  await name(shop, me);
  const first = await readCode(shop);
  stripe.setClock(1000);
  await name(shop, me, 'books@lind.test');
  expect(await shop.run('confirmBillingContact', visitor, { code: first })).toMatchObject(refused);
  const second = await readCode(shop);
  await shop.get('removeBillingContact', me, { id: 'me' });
  expect(await shop.run('readBillingRequest', visitor, { code: second })).toMatchObject(refused);
  stripe.setClock(2000);
  await name(shop, me, 'books@lind.test');
  expect(await shop.run('confirmBillingContact', visitor, { code: second })).toMatchObject(refused);
  const third = await readCode(shop);
  stripe.setClock(2000 + BILLING_CONTACT_LINK_MS);
  expect(await shop.run('confirmBillingContact', visitor, { code: third })).toMatchObject(refused);
  expect(await readContact(shop, me)).toMatchObject({ state: 'waiting' });
});

test('naming the waiting billing contact again sends another link, and both work', async () => {
  const { shop, stripe, me } = await setUp();
  await name(shop, me);
  const first = await readCode(shop);
  stripe.setClock(60_000);
  await name(shop, me);
  expect(await readCode(shop)).not.toBe(first);
  await shop.get('confirmBillingContact', createVisitor(shop), { code: first });
  expect(await readContact(shop, me)).toMatchObject({
    state: 'confirmed',
    askedAt: START.toISOString(),
  });
});

test('another billing contact starts over, and the previous one gets no more mail', async () => {
  const { shop, stripe, me } = await setUp();
  await name(shop, me);
  await confirm(shop);
  await name(shop, me, 'books@lind.test');
  await pay(shop, stripe, me);
  expect(await readContact(shop, me)).toMatchObject({ email: 'books@lind.test', state: 'waiting' });
  expect(await listMails(shop)).not.toContain(`billing-receipt to ${CONTACT}`);
});

test('only the owner names a billing contact, and not their own address', async () => {
  const { shop, me } = await setUp();
  const other = await shop.addPerson('other');
  expect(await shop.run('setBillingContact', other, { id: 'me', email: CONTACT })).toMatchObject({
    code: 'permission-denied',
  });
  expect(await name(shop, me, 'ME@flexa.test')).toMatchObject({ fields: ['email'] });
  expect(await shop.run('removeBillingContact', me, { id: 'me' })).toMatchObject({
    code: 'not-found',
  });
  expect(await listMails(shop)).toEqual([]);
});

test('a mailbox gets five billing requests a day from all senders together', async () => {
  const { shop, me } = await setUp();
  for (let n = 0; n < 5; n += 1) {
    expect((await name(shop, me, `invoices+${n}@lind.test`)).code).toBeUndefined();
  }
  expect((await name(shop, me, CONTACT)).code).toBe('too-many-requests');
});

test('a manager does not see the billing contact', async () => {
  const { shop, me } = await setUp();
  await name(shop, me);
  const manager = await shop.addPerson('manager');
  await shop.db.doc('teams/me').update({ managerUids: ['manager'] });
  const { team } = await shop.get('getTeam', manager, { id: 'me' });
  expect(team.billingContact).toBeUndefined();
});

test('the audit records a change of the billing contact without the address, and links are stored as hashes', async () => {
  const { shop, me } = await setUp();
  await name(shop, me);
  const code = await readCode(shop);
  await confirm(shop);
  const audit = Object.values(await shop.stored('audit'));
  expect(audit.map(({ actor, changes }) => [actor, changes])).toEqual(
    expect.arrayContaining([
      ['me', { contact: 'named', userId: 'me' }],
      ['billing-contact', { contact: 'confirmed', userId: 'me' }],
    ]),
  );
  expect(JSON.stringify(audit)).not.toContain(CONTACT);
  expect(JSON.stringify(await shop.stored('mailLinks'))).not.toContain(code);
});

test('the billing contact’s address is deleted with the owner’s account, at Stripe too', async () => {
  const { shop, stripe, me } = await setUp();
  await name(shop, me);
  const { teams } = await shop.get('exportUser', me, { uid: 'me' });
  expect(teams).toMatchObject([{ role: 'owner', billingContact: { email: CONTACT } }]);
  expect(JSON.stringify(teams)).not.toContain('leaveCode');
  await confirm(shop);
  await pay(shop, stripe, me);
  expect(await findCustomerEmail(stripe)).toBe(CONTACT);
  await shop.get('deleteUser', me, { id: 'me' });
  expect(await findCustomerEmail(stripe)).toBe('me@flexa.test');
  expect(await findIn(shop.db, CONTACT)).toEqual([]);
});

test('a billing contact with an account finds the owner in their export, and leaves with the account', async () => {
  const { shop, me } = await setUp();
  const clerk = await shop.addPerson('clerk');
  await prove(shop, 'clerk');
  await name(shop, me, 'clerk@flexa.test');
  await confirm(shop);
  const { billingContactFor } = await shop.get('exportUser', clerk, { uid: 'clerk' });
  expect(billingContactFor).toEqual([
    { name: 'Name of me', email: 'me@flexa.test', confirmedAt: anInstant },
  ]);
  await shop.get('deleteUser', clerk, { id: 'clerk' });
  expect(await readContact(shop, me)).toBeUndefined();
});

test('a queued mail to a billing contact who has left is dropped', async () => {
  const { shop, stripe, me } = await setUp();
  await name(shop, me);
  await confirm(shop);
  const id = await pay(shop, stripe, me);
  await shop.get('removeBillingContact', me, { id: 'me' });
  expect(await shop.mail.sendMail(`receipt-${id}-contact`)).toBe('none');
  expect((await shop.db.doc(`mail/receipt-${id}-contact`).get()).exists).toBe(false);
});
