import { webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DAY, createTestPortal, START } from '../testing/test-portal';

/** Creates a person with a free licence of the charts for a month. */
async function setUpLicense() {
  const portal = createTestPortal();
  await portal.openOffer('launch', 5, 100 * DAY);
  const [nora, sten] = [portal.caller('nora'), portal.caller('sten')];
  const ada = portal.caller('ada', { isAdmin: true });
  for (const person of [nora, sten, ada]) await portal.signUp(person, person.uid);
  const license = await portal.get('claimFreeLicense', nora, {
    uid: 'nora',
    month: 1,
    visualType: 'charts',
    name: 'Nora Lind',
  });
  const getKey = () => portal.get('getLicenseKey', nora, { id: license.id });
  const verify = (key: string) => portal.get('verifyLicense', nora, { key });
  return { portal, nora, sten, ada, license, getKey, verify };
}

describe('the key of a licence', () => {
  test('the owner of a licence reads its key', async () => {
    const { license, getKey, verify } = await setUpLicense();
    const { key, expiresAt } = await getKey();
    expect(Date.parse(expiresAt)).toBe(Date.parse(license.expiresAt) + 14 * DAY);
    expect(await verify(key)).toEqual({
      valid: true,
      reason: null,
      license: {
        id: license.id,
        product: 'charts',
        quantity: 1,
        expiresAt: license.expiresAt,
      },
    });
  });

  test('nobody but the owner reads a key, not even an admin', async () => {
    const { portal, sten, ada, license } = await setUpLicense();
    for (const caller of [sten, ada]) {
      expect(await portal.run('getLicenseKey', caller, { id: license.id })).toMatchObject({
        code: 'permission-denied',
      });
    }
  });

  test('an unknown, expired or revoked licence has no key', async () => {
    const { portal, nora, license } = await setUpLicense();
    const readOutcome = async (id: string) =>
      (await portal.run('getLicenseKey', nora, { id })).code;
    expect(await readOutcome('none')).toBe('not-found');
    portal.setClock(31 * DAY);
    expect(await readOutcome(license.id)).toBe('license-not-active');
    portal.setClock(0);
    expect(await readOutcome(license.id)).toBeUndefined();
    await portal.db.doc(`licenses/${license.id}`).update({ deletedAt: START });
    expect(await readOutcome(license.id)).toBe('license-not-active');
  });

  test('a key is invalid while its licence is revoked and valid once it is restored', async () => {
    const { portal, license, getKey, verify } = await setUpLicense();
    const { key } = await getKey();
    const stored = portal.db.doc(`licenses/${license.id}`);
    await stored.update({ deletedAt: START, revokedReason: 'disputed' });
    expect(await verify(key)).toMatchObject({
      valid: false,
      reason: 'revoked',
      license: { id: license.id },
    });
    await stored.update({ deletedAt: null, revokedReason: null });
    expect(await verify(key)).toMatchObject({ valid: true });
    await stored.delete();
    expect(await verify(key)).toMatchObject({ valid: false, reason: 'revoked' });
  });

  test('a key is invalid once its owner deletes the account', async () => {
    const { portal, nora, getKey, verify } = await setUpLicense();
    const { key } = await getKey();
    await portal.get('deleteUser', nora, { id: 'nora' });
    expect(await verify(key)).toMatchObject({ valid: false, reason: 'revoked' });
  });

  test('a key is invalid 14 days after the end of the licence', async () => {
    const { portal, getKey, verify } = await setUpLicense();
    const { key, expiresAt } = await getKey();
    const end = Date.parse(expiresAt) - START.getTime();
    portal.setClock(end - 1);
    expect(await verify(key)).toMatchObject({ valid: true });
    portal.setClock(end);
    expect(await verify(key)).toMatchObject({ valid: false, reason: 'expired' });
  });

  test('a key can be checked offline with the published key set and WebCrypto', async () => {
    const { portal, nora, getKey } = await setUpLicense();
    const [header = '', payload = '', signature = ''] = (await getKey()).key.split('.');
    const { keys } = await portal.get('getLicenseKeySet', nora, {});
    const named = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const jwk = keys.find(({ kid }) => kid === named.kid);
    if (!jwk) throw new Error('The key set does not have the key');
    const publicKey = await webcrypto.subtle.importKey('jwk', jwk, 'Ed25519', true, ['verify']);
    const verify = (text: string) =>
      webcrypto.subtle.verify(
        'Ed25519',
        publicKey,
        Buffer.from(signature, 'base64url'),
        Buffer.from(text),
      );
    expect(await verify(`${header}.${payload}`)).toBe(true);
    expect(await verify(`${header}.${payload}A`)).toBe(false);
  });
});
