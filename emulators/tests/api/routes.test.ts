import { describe, expect, test } from 'vitest';
import { newAdmin, newUser, newVerifiedUser, newWord, signUp } from './support/accounts';
import { requireAddress, call, listNamedFields } from './support/http';

const portal = requireAddress('FLEXA_PORTAL_URL');

describe('routes through Hosting and the function', () => {
  test('every HTTP method reaches its operation, with path, query and body', async () => {
    const { uid, email, token } = await signUp();
    const created = await call('POST', '/users', { token, body: { name: 'Nora' } });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ uid, email, name: 'Nora' });
    expect((await call('POST', '/users', { token, body: { name: 'Other' } })).status).toBe(200);

    const searchWord = newWord();
    const renamed = await call('PUT', `/users/${uid}`, {
      token,
      body: { name: `Zoë ${searchWord}` },
    });
    expect(renamed.body).toMatchObject({ name: `Zoë ${searchWord}` });
    const admin = await newAdmin();
    const search = `search=${encodeURIComponent(`zoë ${searchWord}`)}&page=1&limit=5`;
    const results = await call('GET', `/users?${search}`, { token: admin.token });
    expect(results.body).toMatchObject({ total: 1, data: [{ uid }] });

    const deletion = await call('DELETE', `/users/${uid}?uid=${uid}`, { token: admin.token });
    expect(deletion.body).toEqual({ deleted: true });
    expect((await call('GET', `/users/${uid}`, { token })).status).toBe(401);
  });

  test('a free licence claimed by HTTP uses a place of the offer', async () => {
    const { uid, token } = await newVerifiedUser();
    const countPlacesLeft = async () =>
      Number((await call('GET', '/discount/latest')).body['userCount']);
    const before = await countPlacesLeft();
    const body = { month: 3, visualType: 'charts', name: 'Nora' };
    const claimed = await call('POST', `/users/license-free/${uid}`, { token, body });
    expect(claimed.status).toBe(201);
    expect(await countPlacesLeft()).toBe(before - 1);
    const again = await call('POST', `/users/license-free/${uid}`, { token, body });
    expect(again.status).toBe(409);
  });

  test('errors by HTTP are the same as in process', async () => {
    const [me, other] = [await newUser(), await newUser()];
    const bad = await call('PUT', `/users/${me.uid}`, { token: me.token, body: { isAdmin: true } });
    expect(bad.status).toBe(400);
    expect(listNamedFields(bad)).toEqual(['isAdmin']);
    const forbidden = await call('GET', `/users/${other.uid}`, { token: me.token });
    expect(forbidden.status).toBe(403);
    expect(forbidden.body).toMatchObject({ code: 'permission-denied' });
    expect((await call('GET', `/users/${me.uid}`)).status).toBe(401);
  });

  test('a CSV file is a download that no cache keeps', async () => {
    const { email, token } = await newAdmin();
    const response = await fetch(`${portal}/api/v1/admin/users.csv`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain(email);
  });

  test('a body that is not JSON is refused before it reaches an operation', async () => {
    const { token } = await newUser();
    const response = await fetch(`${portal}/api/v1/users`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: '{"name":',
    });
    expect(response.status).toBe(400);
  });

  test('every answer has the headers of the site', async () => {
    const { headers } = await call('GET', '/discount/latest');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  });

  test('unknown addresses show the error page with status 404, and missing files are a 404', async () => {
    const page = await fetch(`${portal}/some/deep/page`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('<div id="root"');
    expect(page.headers.get('X-Frame-Options')).toBe('DENY');
    expect((await fetch(`${portal}/assets/gone.js`)).status).toBe(404);
  });
});
