import { expect, test, vi } from 'vitest';
import { operationList, type OperationName, operations } from '@flexa/contracts/operations';
import { createTestApp } from '../testing/test-app';

test.each([
  ['an admin’s', { isAdmin: false }, /admin|staff/, { admin: true }],
  ['support’s', { isSupport: false }, /staff/, { support: true }],
] as const)('a token that was %s a second ago is refused', async (_, change, kinds, claims) => {
  const app = await createTestApp();
  await Promise.all([
    app.person('boss', true),
    app.person('ada', 'admin' in claims, 'support' in claims),
    app.person('nora'),
  ]);
  const before = app.createToken('ada', 'ada@flexa.test', { signedInAgo: 60, claims });
  const boss = app.caller('boss', { isAdmin: true });
  await app.get('updateUser', boss, { id: 'ada', ...change });
  // A token issued in the same second as the change, still with the claim.
  const within = app.createToken('ada', 'ada@flexa.test', { claims });

  for (const { name, access } of operationList.filter((each) => kinds.test(each.access.kind))) {
    const input = { ...operations[name as OperationName].example.input } as Record<string, unknown>;
    if ('owner' in access) input[access.owner] = 'nora';
    if (name === 'deleteUser') input['uid'] = 'nora';
    const old = await app.ask(name as OperationName, input, before);
    expect(old, name).toMatchObject({ status: 401 });
    const fresh = await app.ask(name as OperationName, input, within);
    expect(fresh, name).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
  }
});

test('an interrupted change of rights leaves the lesser right, and repeating it completes the change', async () => {
  const app = await createTestApp();
  await Promise.all([app.person('boss', true), app.person('ada', true), app.person('nora')]);
  const boss = app.caller('boss', { isAdmin: true });
  const claims = { admin: true };
  const list = (uid: string) =>
    app.ask('listUsers', {}, app.createToken(uid, `${uid}@flexa.test`, { claims }));
  const refused = { status: 403, body: { code: 'permission-denied' } };
  const changes = [
    { id: 'ada', isAdmin: false },
    { id: 'nora', isAdmin: true },
  ];
  for (const change of changes) {
    const fault = new Error('the identity service is not there');
    vi.spyOn(app.auth, 'setCustomUserClaims').mockRejectedValueOnce(fault);
    await expect(app.run('updateUser', boss, change)).rejects.toBe(fault);
    expect(await list(change.id)).toMatchObject(refused);
  }
  expect(await list('boss')).toMatchObject({ status: 200 });

  for (const change of changes) await app.get('updateUser', boss, change);
  expect(await list('ada')).toMatchObject(refused);
  expect(await list('nora')).toMatchObject({ status: 200 });
});

test('an admin whose disabling was interrupted has no admin rights', async () => {
  const app = await createTestApp();
  await Promise.all([app.person('boss', true), app.person('ada', true)]);
  const fault = new Error('the identity service is not there');
  vi.spyOn(app.auth, 'updateUser').mockRejectedValueOnce(fault);
  const boss = app.caller('boss', { isAdmin: true });
  await expect(app.run('updateUser', boss, { id: 'ada', disabled: true })).rejects.toBe(fault);
  const token = app.createToken('ada', 'ada@flexa.test', { claims: { admin: true } });
  expect(await app.ask('listUsers', {}, token)).toMatchObject({ status: 403 });
});
