import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { operationList } from '@flexa/contracts/operations';
import { runJob } from '../../stack/schedule';
import { newUser } from './support/accounts';
import { requireAddress, call } from './support/http';
import { anInstant, aText } from '@flexa/functions/testing/matchers';

describe('the service', () => {
  test('the service reports that it and its database are healthy', async () => {
    const answer = await call('GET', '/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok', time: anInstant });
  });

  test('the service publishes a valid OpenAPI 3.1 document of all operations, which caches may keep', async () => {
    const answer = await call('GET', '/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    const validator = new Validator();
    const { valid, errors } = await validator.validate(answer.body);
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
    for (const { name, path, method } of operationList) {
      expect(answer.body).toHaveProperty(['paths', path, method, 'operationId'], name);
    }
  });

  test('the service names a contact for vulnerabilities', async () => {
    const answer = await fetch(`${requireAddress('FLEXA_PORTAL_URL')}/.well-known/security.txt`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toMatch(/^Contact: http/);
  });

  test.each([
    ['GET', '/nothing'],
    ['GET', '/users/a/b/c'],
    ['PATCH', '/users/a'],
    ['POST', '/discount/decrement'],
    ['GET', '/../users'],
  ])('the service answers 404 with an error body to %s %s', async (method, path) => {
    const answer = await call(method, path.replace('..', '%2e%2e%2f'));
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'not-found', message: aText });
  });

  test('the service forbids caching of answers and errors', async () => {
    const { uid, token } = await newUser();
    for (const answer of [
      await call('GET', '/health'),
      await call('GET', `/users/${uid}`, { token }),
      await call('GET', '/discount/latest'),
      await call('GET', '/discount/decrement', { token }),
      await call('GET', '/discount/decrement'),
      await call('GET', '/users', { token }),
      await call('PUT', `/users/${uid}`, { token, body: { x: 1 } }),
      await call('GET', '/nothing'),
    ]) {
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  test('the service lets caches keep the revocation list for an hour, also through Hosting', async () => {
    await runJob(requireAddress('FLEXA_FUNCTIONS_URL'), 'buildRevocations');
    const fetchRevocations = () => call('GET', '/licenses/revocations');
    await expect.poll(async () => (await fetchRevocations()).status, { timeout: 10_000 }).toBe(200);
    const answer = await fetchRevocations();
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(answer.body).toEqual({ list: aText });
  });

  test('the service reads a body that is sent in chunks', async () => {
    const { uid, token } = await newUser();
    const put = (body: string) =>
      fetch(`${requireAddress('FLEXA_PORTAL_URL')}/api/v1/users/${uid}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: new Blob([body]).stream(),
        duplex: 'half',
      } as RequestInit);
    const good = await put('{"name":"In Chunks"}');
    expect(good.status).toBe(200);
    expect(await good.json()).toMatchObject({ name: 'In Chunks' });
    expect((await put(JSON.stringify({ name: 'x'.repeat(3 * 1024 * 1024) }))).status).toBe(413);
  });
});
