import { CompactEncrypt, importJWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { CLOCK_SKEW_SECONDS } from '@flexa/contracts/verification';
import { createCallerAuthenticator } from '../../http/caller';
import { authenticateEmailCaller } from './email-token';
import { createTestPortal, START, tally, type TestPortal } from '../../testing/test-portal';

const SECONDS = START.getTime() / 1000;
const REFUSED = {
  code: 'payload-refused',
  message: 'This request has expired or was already used. Please try again',
};
const PAYLOAD = {
  email: 'nora@flexa.test',
  iat: SECONDS,
  exp: SECONDS + 300,
  jti: 'd2f9a2b4-7f2b-4c58-8a6e-1f5f1d0c9b7a',
};

const nobody = { email: '' };

/** Encrypts a payload with the portal's public key, as the browser does. */
async function seal(portal: TestPortal, payload: object): Promise<string> {
  const { keys } = await portal.get('getPayloadKeySet', nobody, {});
  const [key] = keys;
  if (!key) throw new Error('There is no key to encrypt for');
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}

const send = (portal: TestPortal, payload: string) =>
  portal.run('createEmailToken', nobody, { payload });

async function readUsedTokens(portal: TestPortal) {
  return (await portal.db.collection('tokens').get()).docs;
}

describe('createEmailToken', () => {
  test('createEmailToken exchanges an encrypted payload for a token of its address', async () => {
    const portal = createTestPortal();
    const { token } = await portal.get('createEmailToken', nobody, {
      payload: await seal(portal, PAYLOAD),
    });
    const caller = await authenticateEmailCaller(portal.platform, `Bearer ${token}`);
    expect(caller).toEqual({ email: PAYLOAD.email });
    expect(
      await portal.run('sendVerificationCode', caller, { email: PAYLOAD.email }),
    ).toMatchObject({ isNew: false });
  });

  test('a payload is valid for one use, no matter who sends it again and how it is encrypted', async () => {
    const portal = createTestPortal();
    const payload = await seal(portal, PAYLOAD);
    expect(await send(portal, payload)).toMatchObject({ isNew: false });
    expect(await send(portal, payload)).toEqual(REFUSED);
    expect(await send(portal, await seal(portal, PAYLOAD))).toEqual(REFUSED);
    const other = await seal(portal, { ...PAYLOAD, email: 'sten@flexa.test' });
    expect(await send(portal, other)).toEqual(REFUSED);
  });

  test('a payload sent twenty times at once creates one token', async () => {
    const portal = createTestPortal();
    const payload = await seal(portal, PAYLOAD);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => send(portal, payload)));
    expect(tally(outcomes.map(({ code }) => code ?? 'made'))).toEqual({
      made: 1,
      'payload-refused': 19,
    });
  });

  test.each([
    ['five minutes fast', 300, true],
    ['six minutes fast', 360, false],
    ['five minutes slow, at its end', -600, true],
    ['six minutes slow', -660, false],
  ])('createEmailToken handles a clock that is %s', async (_, offset, allowed) => {
    const portal = createTestPortal();
    const iat = SECONDS + offset;
    const outcome = await send(portal, await seal(portal, { ...PAYLOAD, iat, exp: iat + 300 }));
    if (allowed) expect(outcome).toMatchObject({ isNew: false });
    else expect(outcome).toEqual(REFUSED);
  });

  test('a refused payload uses nothing up', async () => {
    const portal = createTestPortal();
    const late = await seal(portal, { ...PAYLOAD, exp: SECONDS + 301 });
    expect(await send(portal, late)).toEqual(REFUSED);
    expect(await send(portal, 'garbage')).toEqual(REFUSED);
    expect(await readUsedTokens(portal)).toEqual([]);
    expect(await send(portal, await seal(portal, PAYLOAD))).toMatchObject({ isNew: false });
  });

  test('createEmailToken stores only the id of a payload, for as long as it could be used', async () => {
    const portal = createTestPortal();
    await send(portal, await seal(portal, PAYLOAD));
    const [used, ...others] = await readUsedTokens(portal);
    expect(others).toEqual([]);
    expect(Object.keys(used?.data() ?? {})).toEqual(['expireAt']);
    expect(used?.get('expireAt')).toMatchObject({ _seconds: PAYLOAD.exp + 2 * CLOCK_SKEW_SECONDS });
    expect(used?.id).not.toContain(PAYLOAD.jti);
  });
});

test('a token for an address does not sign in', async () => {
  const portal = createTestPortal();
  await portal.auth.createUser({ uid: 'nora', email: PAYLOAD.email });
  const { token } = await portal.get('createEmailToken', nobody, {
    payload: await seal(portal, PAYLOAD),
  });
  await expect(createCallerAuthenticator(portal.platform)(`Bearer ${token}`)).rejects.toMatchObject(
    {
      code: 'unauthenticated',
    },
  );
});
