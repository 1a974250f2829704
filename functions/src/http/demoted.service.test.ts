import { expect, test } from 'vitest';
import { operationList } from '@flexa/contracts/operations';
import type { OperationName } from '@flexa/contracts/routes';
import { ownApp } from '../testing/own-app';
import { EXAMPLES } from './examples';

test('a token that was an admin’s a second ago is worth nothing for any operation of admins', async () => {
  const app = await ownApp();
  await Promise.all([app.person('boss', true), app.person('ada', true), app.person('nora')]);
  const claims = { admin: true };
  const before = app.tokenOf('ada', 'ada@flexa.test', { signedInAgo: 60, claims });
  const boss = app.caller('boss', { isAdmin: true });
  await app.get('updateUser', boss, { id: 'ada', isAdmin: false });
  // Of the second of the change itself, and still with the claim.
  const within = app.tokenOf('ada', 'ada@flexa.test', { claims });

  for (const { name, access } of operationList.filter((each) => /admin/.test(each.access.kind))) {
    const input = { ...EXAMPLES[name as OperationName].input } as Record<string, unknown>;
    if ('owner' in access) input[access.owner] = 'nora';
    if (name === 'deleteUser') input['uid'] = 'nora';
    const old = await app.ask(name as OperationName, input, before);
    expect(old, name).toMatchObject({ status: 401 });
    const fresh = await app.ask(name as OperationName, input, within);
    expect(fresh, name).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
  }
});
