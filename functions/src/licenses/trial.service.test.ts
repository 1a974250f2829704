import { expect, test } from 'vitest';
import { checkLicense } from '@flexa/license/core';
import { DAY, createTestPortal, START, tally } from '../testing/test-portal';
import { addPerson } from '../testing/licenses';

const buildTrial = (uid: string) => ({ uid, visualType: 'tables', name: 'Nora' }) as const;

test('a trial runs 14 days, counts its last days in the visual and makes nobody a customer', async () => {
  const portal = createTestPortal();
  const nora = await addPerson(portal, 'nora');
  const license = await portal.get('startTrial', nora, buildTrial('nora'));
  expect(license).toMatchObject({ licenseType: 'free', source: 'trial', quantity: 1 });
  expect(Date.parse(license.expiresAt) - START.getTime()).toBe(14 * DAY);
  expect((await portal.get('getUser', nora, { uid: 'nora' })).hasPurchased).toBe(false);

  const mail = await portal.db.collection('mail').doc(`granted-${license.id}`).get();
  expect(mail.get('content.data')).toMatchObject({ isTrial: true });

  const { key, expiresAt } = await portal.get('getLicenseKey', nora, { id: license.id });
  expect(expiresAt).toBe(license.expiresAt);
  const { keys } = await portal.get('getLicenseKeySet', nora, {});
  const checkAfterDays = (days: number) =>
    checkLicense(key, { product: 'tables', now: new Date(START.getTime() + days * DAY), keys });
  expect(checkAfterDays(9)).toMatchObject({ state: 'trial', message: 'Trial, 5 days left' });
  expect(checkAfterDays(14).state).toBe('expired');
});

test('a mailbox has one trial, whatever the spelling and the pack, also if requested twice at once', async () => {
  const portal = createTestPortal();
  const nora = await addPerson(portal, 'nora');
  const twin = { ...(await addPerson(portal, 'twin')), email: 'Nora+2@flexa.test' };
  const answers = await Promise.all([
    ...[nora, nora, nora].map((who) => portal.run('startTrial', who, buildTrial('nora'))),
    portal.run('startTrial', twin, { ...buildTrial('twin'), visualType: 'charts' }),
  ]);
  expect(tally(answers.map(({ code }) => code ?? 'trial'))).toEqual({
    trial: 1,
    'already-claimed': 3,
  });
  const unproved = { ...(await addPerson(portal, 'sten')), emailVerified: false };
  expect(await portal.run('startTrial', unproved, buildTrial('sten'))).toMatchObject({
    code: 'email-not-verified',
  });
});
