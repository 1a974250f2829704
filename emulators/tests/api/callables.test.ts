import { describe, expect, test } from 'vitest';
import { keySetSchema } from '@flexa/contracts/keys';
import { anInstant, expectContaining } from '@flexa/functions/testing/matchers';
import { encryptPayload } from '@flexa/functions/testing/requests';
import { newUser, newWord, signUp, tokenFor } from './support/accounts';
import { call, callFunction, buildFunctionAddress } from './support/http';

// The emulator starts a process for each function called, so other tests cover the answers in process.

/**
 * Error body of the callable protocol: a status of the SDK, with our code and fields in the details.
 */
const matchError = (status: string, code: string) => ({
  error: expectContaining({ status, details: expectContaining({ code }) }),
});

const createUser = (input: object, token?: string) =>
  callFunction('users', { operation: 'createUser', input }, token);

const callVerification = (operation: string, input: object, token?: string) =>
  callFunction('verification', { operation, input }, token);

async function requestEmailToken(email: string): Promise<string> {
  const { body } = await call('GET', '/auth/jwks.json');
  const payload = await encryptPayload(email, keySetSchema.parse(body));
  return (await call('POST', '/auth/token', { body: { payload } })).body['token'] as string;
}

describe('callable functions', () => {
  test('a callable function answers like its route', async () => {
    const { uid, email, token } = await signUp();
    const created = await createUser({ name: 'Nora' }, token);
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({
      result: { uid, email, name: 'Nora', createdAt: anInstant },
    });
    expect((await call('GET', `/users/${uid}`, { token })).body).toEqual(created.body['result']);
  });

  test('a callable function returns an error code of the SDKs and ours', async () => {
    const { token } = await newUser();
    const refusal = await createUser({ name: 'Nora', isAdmin: true }, token);
    expect(refusal.status).toBe(400);
    expect(refusal.body).toEqual(matchError('INVALID_ARGUMENT', 'invalid-argument'));
  });

  test('a callable function names `operation` in the error for an operation of another function', async () => {
    const { token } = await newUser();
    const refusal = await callFunction('users', { operation: 'listOrders', input: {} }, token);
    expect(refusal.status).toBe(400);
    expect(refusal.body).toMatchObject({
      error: { details: { code: 'invalid-argument', details: [{ field: 'operation' }] } },
    });
  });

  test('a callable function refuses a caller without a token', async () => {
    const answer = await createUser({ name: 'Nora' });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(matchError('UNAUTHENTICATED', 'unauthenticated'));
  });

  test.each(['garbage', 'a.b.c'])('a callable function refuses the token %s', async (token) => {
    const answer = await createUser({ name: 'Nora' }, token);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
  });

  test('a callable function refuses a token of another project', async () => {
    const token = tokenFor(await newUser(), { project: 'demo-other' });
    expect((await createUser({ name: 'Nora' }, token)).status).toBe(401);
  });

  test('a callable function accepts the e-mail token in the input only, as the real platform does', async () => {
    const email = `${newWord()}@flexa.test`;
    const token = await requestEmailToken(email);
    const answer = await callVerification('sendVerificationCode', { email, token });
    expect(answer.body).toEqual({ result: { verifyToken: expect.any(String) as unknown } });
    const { verifyToken } = answer.body['result'] as { verifyToken: string };
    const tried = await callVerification('verifyCode', {
      email,
      code: '000000',
      verifyToken,
      token,
    });
    expect(tried.body).toEqual(matchError('INVALID_ARGUMENT', 'code-refused'));
    const bare = await callVerification('verifyCode', { email, code: '000000', verifyToken });
    expect(bare.body).toEqual(matchError('UNAUTHENTICATED', 'unauthenticated'));
    const refusal = await callVerification('sendVerificationCode', { email }, token);
    expect(refusal.status).toBe(401);
    expect(refusal.body).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
  });

  test('a callable function accepts POST from another origin', async () => {
    const preflight = await fetch(buildFunctionAddress('users'), {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://other.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('https://other.example');
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('POST');
  });
});
