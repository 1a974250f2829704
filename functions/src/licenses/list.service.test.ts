import { expect, test } from 'vitest';
import { LICENSES_LISTED_MAX } from '@flexa/contracts/licenses';
import { createLicenseRepository } from './repository';
import { DAY, createTestPortal, START } from '../testing/test-portal';

const PACKS = ['charts', 'tables', 'analytics'] as const;

/** Creates a person with three licences, each a day younger than the previous one. */
async function setUpLicenses() {
  const portal = createTestPortal();
  const nora = portal.caller('nora');
  const sten = portal.caller('sten');
  const ada = portal.caller('ada', { isAdmin: true });
  for (const person of [nora, sten, ada]) await portal.signUp(person, person.uid);
  const given = [];
  for (const [day, visualType] of PACKS.entries()) {
    portal.setClock(day * DAY);
    const input = { uid: 'nora', month: 1, licenseType: 'standard', visualType } as const;
    await portal.get('buyLicense', ada, { ...input, name: 'Nora Lind', quantity: 2 });
    const [newest] = (await portal.get('getUser', nora, { uid: 'nora' })).props.licenses;
    if (newest) given.push(newest);
  }
  return { portal, nora, sten, ada, given };
}

test('a person sees all their licences, newest first, with the reason of a revocation', async () => {
  const { portal, nora, ada, given } = await setUpLicenses();
  await portal.get('revokeLicense', ada, { id: given[1]?.id ?? '', reason: 'Sent back' });
  const { data } = await portal.get('listLicenses', nora, { uid: 'nora' });
  expect(data.map(({ visualType }) => visualType)).toEqual(['analytics', 'tables', 'charts']);
  expect(data.map(({ revokedReason }) => revokedReason)).toEqual([null, 'Sent back', null]);
  expect(data.map(({ deletedAt }) => deletedAt !== null)).toEqual([false, true, false]);
});

test('an admin sees the licences of a person, nobody else does', async () => {
  const { portal, sten, ada } = await setUpLicenses();
  expect((await portal.get('listLicenses', ada, { uid: 'nora' })).data).toHaveLength(3);
  expect(await portal.run('listLicenses', sten, { uid: 'nora' })).toMatchObject({
    code: 'permission-denied',
  });
  expect((await portal.get('listLicenses', sten, { uid: 'sten' })).data).toEqual([]);
});

test('a long list answers the newest licences, up to its limit', async () => {
  const { portal, nora, given } = await setUpLicenses();
  const [one] = given;
  if (!one) throw new Error('No licence was given');
  const batch = portal.db.batch();
  const repository = createLicenseRepository(portal.db);
  for (let n = 1; n <= LICENSES_LISTED_MAX; n += 1) {
    const createdAt = new Date(START.getTime() + 10 * DAY + n).toISOString();
    repository.create(batch, { ...one, id: `many-${n}`, createdAt });
  }
  await batch.commit();
  const { data } = await portal.get('listLicenses', nora, { uid: 'nora' });
  expect(data).toHaveLength(LICENSES_LISTED_MAX);
  expect(data[0]?.id).toBe(`many-${LICENSES_LISTED_MAX}`);
  expect(data.at(-1)?.id).toBe('many-1');
});
