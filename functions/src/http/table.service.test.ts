import { describe, expect, test } from 'vitest';
import type { Operation } from '@flexa/contracts/operation';
import { operationList, type OperationName, operations } from '@flexa/contracts/operations';
import { createTestApp } from '../testing/test-app';

const ROLES = ['nobody', 'stranger', 'owner', 'support', 'admin'] as const;
type Role = (typeof ROLES)[number];

/** A public operation answers everyone alike, so two roles are enough. */
const listRoles = ({ access }: Operation): readonly Role[] =>
  access.kind === 'public' ? ['nobody', 'admin'] : ROLES;

/**
 * Returns the status with which the table refuses that role, or null if it may call the operation.
 */
function determineRefusal({ access }: Operation, role: Role): 401 | 403 | null {
  switch (access.kind) {
    case 'public':
      return null;
    case 'email-token':
      // No role sends a token of that kind: a sign-in is not an address that someone entered.
      return 401;
    case 'signed-in':
      return role === 'nobody' ? 401 : null;
    case 'self':
      return role === 'nobody' ? 401 : role === 'owner' ? null : 403;
    case 'self-or-admin':
      return role === 'nobody' ? 401 : role === 'owner' || role === 'admin' ? null : 403;
    case 'staff':
      return role === 'nobody' ? 401 : role === 'support' || role === 'admin' ? null : 403;
    case 'admin':
      return role === 'nobody' ? 401 : role === 'admin' ? null : 403;
  }
}

/** Lists the error codes that an operation may answer a permitted caller. */
function listAllowedCodes({ errors, limit, botCheck, stepUp, verified }: Operation): string[] {
  return [
    ...errors,
    ...(limit ? ['too-many-requests'] : []),
    ...(stepUp ? ['step-up-required'] : []),
    ...(verified ? ['email-not-verified'] : []),
    ...(botCheck ? ['bot-check-failed'] : []),
    'invalid-argument',
  ];
}

/** Creates an app with a person of each role. */
async function createAppWithRoles() {
  const app = await createTestApp();
  const [owner, stranger, support, admin] = await Promise.all([
    app.person('owner'),
    app.person('stranger'),
    app.person('support', false, true),
    app.person('admin', true),
    // A second admin, so that the first may be deleted.
    app.person('second-admin', true),
  ]);
  const tokens = {
    nobody: null,
    stranger: stranger.token,
    owner: owner.token,
    support: support.token,
    admin: admin.token,
  };
  return { app, tokens };
}

describe('every operation of the table', () => {
  test.each(operationList.map((operation) => [operation.name, operation] as const))(
    '%s answers nobody, stranger, owner, support and admin as the table says',
    async (name, operation) => {
      let untouched: Awaited<ReturnType<typeof createAppWithRoles>> | undefined;
      for (const role of listRoles(operation)) {
        const { app, tokens } = (untouched ??= await createAppWithRoles());
        const input = { ...operations[name as OperationName].example.input } as Record<
          string,
          unknown
        >;
        if ('owner' in operation.access) input[operation.access.owner] = 'owner';
        if ('email' in input && name === 'createUser') delete input['email'];
        // Deleting someone else takes a uid in the query; deleting yourself takes none.
        if (name === 'deleteUser') {
          if (role === 'admin') input['uid'] = 'owner';
          else delete input['uid'];
        }

        const { status, body } = await app.ask(name as OperationName, input, tokens[role]);
        const refusal = determineRefusal(operation, role);
        if (!refusal && operation.method !== 'get') untouched = undefined;
        const message = `${role}: ${status} ${JSON.stringify(body)}`;
        if (refusal) {
          expect(status, message).toBe(refusal);
          const code = refusal === 401 ? 'unauthenticated' : 'permission-denied';
          expect(body, message).toMatchObject({ code });
        } else if (status >= 300) {
          expect(listAllowedCodes(operation), message).toContain((body as { code: string }).code);
        } else {
          expect([200, ...(operation.created ? [201] : [])], message).toContain(status);
          expect(operation.output.safeParse(body).error?.issues ?? [], message).toEqual([]);
        }
      }
    },
  );

  test.each(
    operationList.filter(({ access }) => access.kind === 'email-token').map(({ name }) => name),
  )('%s accepts only the address of its token', async (name) => {
    const app = await createTestApp();
    const input = { ...operations[name as OperationName].example.input } as Record<string, unknown>;
    const own = await app.emailToken(String(input['email']));
    const foreign = await app.emailToken('someone.else@flexa.test');
    const refused = await app.ask(name as OperationName, input, foreign);
    expect(refused).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
    const answer = await app.ask(name as OperationName, input, own);
    // A refused call uses up no limit, so the owner doesn't have to wait.
    expect([200, 400]).toContain(answer.status);
    expect(answer.body).not.toMatchObject({ code: 'permission-denied' });
  });
});
