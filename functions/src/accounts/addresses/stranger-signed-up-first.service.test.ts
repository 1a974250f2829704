import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app';

const EMAIL = 'nora@flexa.test';
const PASSWORD = 'Harbour-4-lights';

/** Lets a stranger sign up with Nora's address and fill in every field. */
async function signUpStranger({ hasBought = false, proved = false } = {}) {
  const app = await createTestApp();
  await app.auth.createUser({
    uid: 'one',
    email: EMAIL,
    password: 'Stranger-1',
    displayName: 'Call 555-0100',
    photoURL: 'https://evil.example/picture.png',
  });
  if (proved) {
    await app.auth.updateUser('one', { emailVerified: true });
    await app.auth.setCustomUserClaims('one', { proved: [EMAIL] });
  }
  const caller = app.caller('one', { email: EMAIL, emailVerified: proved });
  await app.get('createUser', caller, { name: 'Call 555-0100' });
  const order = await buy(app, 'Evil Ltd');
  if (hasBought) {
    await app.pay(order);
    await app.get('checkSession', caller, { sessionId: order, planId: 'charts-3m' });
  }
  await app.get('createTheme', caller, { name: 'Nordic', theme: { dataColors: ['#123456'] } });
  return app;
}

async function buy(app: TestApp, company?: string): Promise<string> {
  const answer = await app.get('buyLicense', app.caller('one', { email: EMAIL }), {
    uid: 'one',
    name: 'Another Person',
    month: 3,
    visualType: 'charts',
    licenseType: 'standard',
    quantity: 1,
    ...(company && { billing: { company } }),
  });
  return (answer as { sessionId: string }).sessionId;
}

/** Reads the company that the account's invoices are addressed to. */
async function readCompany({ db, stripe }: TestApp): Promise<string | null | undefined> {
  const id = (await db.doc('users/one').get()).get('stripeCustomerId') as string;
  const customer = await stripe.customers.retrieve(id);
  return customer.deleted ? undefined : customer.name;
}

async function resetPassword(app: TestApp): Promise<void> {
  await app.get('requestPasswordReset', { email: EMAIL }, { email: EMAIL });
  const { docs } = await app.db.collection('mail').where('template', '==', 'password-reset').get();
  const code = docs[0]?.get('content.data.code') as string;
  await app.get('confirmPasswordReset', { email: EMAIL }, { code, password: PASSWORD });
}

test('the first person to prove an address sees no name, picture or company that a stranger entered', async () => {
  const app = await signUpStranger();
  expect(await readCompany(app)).toBe('Evil Ltd');
  await resetPassword(app);
  const account = await app.auth.getUser('one');
  expect([account.displayName, account.photoURL ?? null]).toEqual(['nora', null]);
  const owner = app.caller('one', { email: EMAIL });
  expect(await app.get('getUser', owner, { uid: 'one' })).toMatchObject({ name: 'nora' });
  const admin = app.caller('boss', { isAdmin: true });
  expect(await app.get('listUsers', admin, { search: '555' })).toMatchObject({ total: 0 });

  await buy(app);
  expect(await readCompany(app)).not.toBe('Evil Ltd');
  // It may be the same person, who forgot to confirm, so their work stays.
  expect((await app.get('listThemes', owner, {})).data).toMatchObject([{ name: 'Nordic' }]);
});

test('a person who proves an address keeps what a stranger bought, with the company on its invoices', async () => {
  const app = await signUpStranger({ hasBought: true });
  await resetPassword(app);
  const owner = app.caller('one', { email: EMAIL });
  const user = await app.get('getUser', owner, { uid: 'one' });
  expect(user).toMatchObject({ name: 'nora', hasPurchased: true });
  expect(user.props.licenses).toHaveLength(1);
  expect(await readCompany(app)).toBe('Evil Ltd');
});

test('an owner who had proved the address keeps their name after a password reset', async () => {
  const app = await signUpStranger({ proved: true });
  await resetPassword(app);
  const owner = app.caller('one', { email: EMAIL });
  expect(await app.get('getUser', owner, { uid: 'one' })).toMatchObject({ name: 'Call 555-0100' });
  expect(await readCompany(app)).toBe('Evil Ltd');
});
