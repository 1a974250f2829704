import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import type { AssertionResponse, RequestOptions } from '@flexa/contracts/passkeys';
import type { Caller } from '../../platform/handlers';
import { createAuthenticator, type Authenticator, signInByPasskey } from '../../testing/proofs';
import { requireValue } from '../../testing/people';
import { createTestPortal, START, type TestPortal } from '../../testing/test-portal';
import { findFreshProof } from './fresh-proof';

const ORIGIN = 'http://localhost:5000';
const MINUTE = 60_000;
const REFUSED = { code: 'passkey-refused' };

async function signUpPerson(portal: TestPortal, uid = 'nora', rights: Partial<Caller> = {}) {
  const caller = portal.caller(uid, rights);
  await portal.signUp(caller, 'Nora Lind');
  return caller;
}

async function addTo(portal: TestPortal, caller: Caller, device: Authenticator, name = 'Laptop') {
  const options = await portal.get('startPasskey', caller, {});
  return portal.run('addPasskey', caller, { response: device.create(options), name });
}

async function addPasskey(
  portal: TestPortal,
  caller: Caller,
  device: Authenticator,
  name?: string,
) {
  return requireValue(await addTo(portal, caller, device, name));
}

async function askToStepUp(portal: TestPortal, caller: Caller): Promise<RequestOptions> {
  const { passkey } = await portal.get('startStepUp', caller, {});
  if (!passkey) throw new Error('Nothing to show');
  return passkey;
}

const stepUp = (portal: TestPortal, caller: Caller, response: AssertionResponse) =>
  portal.run('stepUp', caller, { response });

const listNews = async (portal: TestPortal) =>
  (await portal.db.collection('mail').get()).docs
    .filter((mail) => mail.get('content.template') === 'security-news')
    .map((mail) => mail.get('content.data.news') as string);

test('a passkey can be added, listed, used to sign in and removed, and its owner gets a mail about both changes', async () => {
  const portal = createTestPortal();
  const nora = await signUpPerson(portal);
  const device = createAuthenticator(ORIGIN);
  const { passkey, recoveryCodes } = await addPasskey(portal, nora, device);
  expect(recoveryCodes).toBeNull();
  expect(await portal.get('listPasskeys', nora, { uid: 'nora' })).toEqual({
    data: [passkey],
    recoveryCodesLeft: 0,
  });

  const { customToken } = requireValue(await signInByPasskey(portal, device));
  const at = START.getTime() / 1000;
  expect(decodeJwt(customToken)).toMatchObject({ uid: 'nora', claims: { passkey: true, at } });
  const { data } = await portal.get('listPasskeys', nora, { uid: 'nora' });
  expect(data[0]?.lastUsedAt).toBe(nora.signedInAt.toISOString());

  await portal.get('removePasskey', nora, { uid: 'nora', id: passkey.id });
  expect(await signInByPasskey(portal, device)).toMatchObject(REFUSED);
  expect(await listNews(portal)).toEqual(
    expect.arrayContaining(['passkey-added', 'passkey-removed']),
  );
});

test('a passkey does not sign in to a disabled account', async () => {
  const portal = createTestPortal();
  const device = createAuthenticator(ORIGIN);
  await addPasskey(portal, await signUpPerson(portal), device);
  await portal.auth.updateUser('nora', { disabled: true });
  expect(await signInByPasskey(portal, device)).toMatchObject({ code: 'account-disabled' });
  await portal.auth.deleteUser('nora');
  expect(await signInByPasskey(portal, device)).toMatchObject(REFUSED);
});

describe('addPasskey', () => {
  test.each([
    ['made for another site', { origin: 'https://evil.example' }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['made without finger or PIN', { isUnverified: true }],
    ['with a certificate, which would be looked up', { hasCertificate: true }],
  ])('addPasskey refuses a passkey %s', async (_name, deviation) => {
    const portal = createTestPortal();
    const nora = await signUpPerson(portal);
    expect(await addTo(portal, nora, createAuthenticator(ORIGIN, deviation))).toMatchObject(
      REFUSED,
    );
    expect((await portal.get('listPasskeys', nora, { uid: 'nora' })).data).toEqual([]);
  });

  test('addPasskey refuses a response after five minutes, a second time, and from another person', async () => {
    const portal = createTestPortal();
    const nora = await signUpPerson(portal);
    const sten = await signUpPerson(portal, 'sten');
    const options = await portal.get('startPasskey', nora, {});
    const response = createAuthenticator(ORIGIN).create(options);
    const name = 'Laptop';
    expect(await portal.run('addPasskey', sten, { response, name })).toMatchObject(REFUSED);
    portal.setClock(5 * MINUTE);
    expect(await portal.run('addPasskey', nora, { response, name })).toMatchObject(REFUSED);
    portal.setClock(5 * MINUTE - 1);
    expect(await portal.run('addPasskey', nora, { response, name })).toMatchObject({ isNew: true });
    expect(await portal.run('addPasskey', nora, { response, name })).toMatchObject(REFUSED);
  });

  test('addPasskey refuses an eleventh passkey, and any passkey of an unproved account', async () => {
    const portal = createTestPortal();
    const nora = await signUpPerson(portal);
    for (let i = 0; i < 10; i += 1) await addPasskey(portal, nora, createAuthenticator(ORIGIN));
    expect(await portal.run('startPasskey', nora, {})).toMatchObject({ code: 'too-many-passkeys' });
    const unprovedCaller = { ...nora, emailVerified: false };
    expect(await portal.run('startPasskey', unprovedCaller, {})).toMatchObject({
      code: 'email-not-verified',
    });
  });

  test.each(['{', 'null', '{"challenge":1}', '{"type":"webauthn.create"}'])(
    'addPasskey refuses garbage as client data: %s',
    async (clientData) => {
      const portal = createTestPortal();
      const nora = await signUpPerson(portal);
      const good = createAuthenticator(ORIGIN).create(await portal.get('startPasskey', nora, {}));
      const clientDataJSON = Buffer.from(clientData).toString('base64url');
      const response = { ...good, response: { ...good.response, clientDataJSON } };
      expect(await portal.run('addPasskey', nora, { response, name: 'x' })).toMatchObject(REFUSED);
    },
  );
});

describe('stepUp', () => {
  test('stepUp issues a token for that person and sign-in, valid for fifteen minutes', async () => {
    const portal = createTestPortal({}, undefined, undefined, { STEP_UP: 'enforce' });
    const nora = await signUpPerson(portal);
    const device = createAuthenticator(ORIGIN);
    await addPasskey(portal, nora, device);
    const options = device.show(await askToStepUp(portal, nora));
    const { token } = requireValue(await stepUp(portal, nora, options));

    const { uid } = nora;
    const old = { uid, signedInAt: new Date(nora.signedInAt.getTime()), byPasskey: false };
    const findProof = (signIn: typeof old, sentToken?: string) =>
      findFreshProof(portal.platform, signIn, sentToken);
    portal.setClock(15 * MINUTE - 1);
    expect(await findProof(old, token)).toBe('passkey');
    expect(await findProof(old)).toBe('sign-in');
    expect(await findProof({ ...old, byPasskey: true })).toBe('passkey');
    portal.setClock(15 * MINUTE + 1);
    expect(await findProof(old, token)).toBe('none');
    expect(await findProof({ ...old, byPasskey: true })).toBe('none');
    portal.setClock(MINUTE);
    const laterSignIn = new Date(nora.signedInAt.getTime() - 60 * MINUTE);
    expect(await findProof({ ...old, signedInAt: laterSignIn }, token)).toBe('none');
    expect(await findProof({ ...old, uid: 'sten' }, token)).toBe('sign-in');
    expect(await findProof(old, `${token}x`)).toBe('sign-in');
  });

  test('stepUp accepts each challenge once, from its person, with a passkey of that person', async () => {
    const portal = createTestPortal();
    const [nora, sten] = [await signUpPerson(portal), await signUpPerson(portal, 'sten')];
    const [hers, his] = [createAuthenticator(ORIGIN), createAuthenticator(ORIGIN)];
    await addPasskey(portal, nora, hers);
    await addPasskey(portal, sten, his);
    const options = await askToStepUp(portal, nora);
    expect(await stepUp(portal, sten, his.show(options))).toMatchObject(REFUSED);
    expect(await stepUp(portal, nora, his.show(options))).toMatchObject(REFUSED);
    const response = hers.show(options);
    expect((await stepUp(portal, nora, response)).code).toBeUndefined();
    expect(await stepUp(portal, nora, response)).toMatchObject(REFUSED);
    expect(await portal.run('signInWithPasskey', { email: '' }, { response })).toMatchObject(
      REFUSED,
    );
  });

  test('stepUp refuses a challenge that was issued to sign in', async () => {
    const portal = createTestPortal();
    const nora = await signUpPerson(portal);
    const device = createAuthenticator(ORIGIN);
    await addPasskey(portal, nora, device);
    const options = await portal.get('startPasskeySignIn', { email: '' }, {});
    expect(await stepUp(portal, nora, device.show(options))).toMatchObject(REFUSED);
  });

  test('stepUp offers no passkeys to a person without any', async () => {
    const portal = createTestPortal();
    const nora = await signUpPerson(portal);
    expect(await portal.get('startStepUp', nora, {})).toEqual({
      passkey: null,
      recoveryCodesLeft: 0,
    });
  });
});

describe('passkeys of an admin', () => {
  const signUpAdmin = (portal: TestPortal) => signUpPerson(portal, 'ada', { isAdmin: true });

  test('an admin adds the first passkey after a fresh sign-in, and a second one by showing a passkey', async () => {
    const portal = createTestPortal();
    const ada = await signUpAdmin(portal);
    const unprovenCaller = { ...ada, freshProof: 'none' } as const;
    const fresh = { ...ada, freshProof: 'sign-in' } as const;
    const REQUIRED = { code: 'step-up-required' };
    expect(await portal.run('startPasskey', unprovenCaller, {})).toMatchObject(REQUIRED);
    await addPasskey(portal, fresh, createAuthenticator(ORIGIN));
    expect(await portal.run('startPasskey', fresh, {})).toMatchObject(REQUIRED);
    await addPasskey(portal, ada, createAuthenticator(ORIGIN));
  });

  test('an admin can’t remove the last passkey', async () => {
    const portal = createTestPortal();
    const ada = await signUpAdmin(portal);
    const first = await addPasskey(portal, ada, createAuthenticator(ORIGIN));
    const second = await addPasskey(portal, ada, createAuthenticator(ORIGIN));
    const remove = (id: string) => portal.run('removePasskey', ada, { uid: 'ada', id });
    expect((await remove(first.passkey.id)).code).toBeUndefined();
    expect(await remove(first.passkey.id)).toMatchObject({ code: 'not-found' });
    expect(await remove(second.passkey.id)).toMatchObject({ code: 'last-passkey' });
  });

  test('an admin gets recovery codes once, and each of them works once', async () => {
    const portal = createTestPortal();
    const ada = await signUpAdmin(portal);
    const { recoveryCodes } = await addPasskey(portal, ada, createAuthenticator(ORIGIN));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await addPasskey(portal, ada, createAuthenticator(ORIGIN))).recoveryCodes).toBeNull();
    const use = (recoveryCode = '') => portal.run('stepUp', ada, { recoveryCode });
    const [one = '', other] = recoveryCodes ?? [];
    expect((await use(` ${one.toUpperCase().replace('-', ' ')} `)).code).toBeUndefined();
    expect(await use(one)).toMatchObject({ code: 'code-refused' });
    expect(await portal.get('listPasskeys', ada, { uid: 'ada' })).toMatchObject({
      recoveryCodesLeft: 9,
    });

    const renewed = await portal.get('renewRecoveryCodes', ada, { uid: 'ada' });
    expect(await use(other)).toMatchObject({ code: 'code-refused' });
    expect((await use(renewed.recoveryCodes[0])).code).toBeUndefined();
    const stored = await portal.db.doc('users/ada/recovery/codes').get();
    expect(JSON.stringify(stored.data())).not.toContain(renewed.recoveryCodes[1]);
  });

  test('one of many concurrent uses of a recovery code succeeds', async () => {
    const portal = createTestPortal();
    const ada = await signUpAdmin(portal);
    const { recoveryCodes } = await addPasskey(portal, ada, createAuthenticator(ORIGIN));
    const recoveryCode = recoveryCodes?.[0] ?? '';
    const tries = Array.from({ length: 5 }, () => portal.run('stepUp', ada, { recoveryCode }));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
  });
});
