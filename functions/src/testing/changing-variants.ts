import type { OperationName } from '@flexa/contracts/routes';
import type { Case, Input } from './changing-case';
import type { OwnApp } from './own-app';
import { addSeatedLicense } from './seats';

const REQUEST = '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a';
const LETTER = { name: 'Ana', email: 'ana@example.com', subject: 'Hello', message: 'Hello' };
const PLAN = { month: 3, licenseType: 'standard', visualType: 'charts' };
const wish = (uid: string) => ({ ...PLAN, uid, name: 'Nora Lind', quantity: 2 });

async function done(app: OwnApp, name: OperationName, input: Input, token: string | null) {
  const { status, body } = await app.ask(name, input, token);
  if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body as Record<string, string>;
}

/** A licence that its owner has paid, which is fulfilled. */
async function withPaid(app: OwnApp) {
  const { token } = await app.person('owner');
  const { sessionId = '' } = await done(app, 'buyLicense', wish('owner'), token);
  await app.pay(sessionId);
  await done(app, 'checkSession', { sessionId, planId: 'charts-3m' }, token);
  const found = await app.db.collection('licenses').where('userId', '==', 'owner').get();
  return { token, sessionId, license: found.docs[0]?.id ?? '' };
}

/** Someone else's order that joins a licence, paid and not yet fulfilled. */
async function withPaidJoin(app: OwnApp, join: 'renews' | 'addsTo') {
  const { token, license } = await withPaid(app);
  const bought = await done(app, 'buyLicense', { ...wish('owner'), [join]: license }, token);
  await app.pay(bought['sessionId'] ?? '');
  return { input: { sessionId: bought['sessionId'] ?? '', planId: 'charts-3m' }, token };
}

/** A buyer of four seats, of which someone with a profile holds one. */
async function withTeam(app: OwnApp) {
  const { token } = await app.person('buyer');
  const { id } = await addSeatedLicense(app, 4);
  const member = await app.person('member');
  await done(app, 'giveSeats', { id, emails: ['member@flexa.test'] }, token);
  await done(app, 'acceptSeat', { id }, member.token);
  return { id, token, member };
}

/** Operations again, where another input has them write something else. */
export const VARIANTS: Record<string, Case & { operation: OperationName }> = {
  'updateTicket with an answer': {
    operation: 'updateTicket',
    ready: async (app) => {
      const { ticketId: id } = await done(app, 'createTicket', LETTER, null);
      const { token } = await app.person('boss', true);
      return { input: { id, answer: 'Look here', version: 1, state: 'closed' }, token };
    },
  },
  'updateTeam with billing details and a link': {
    operation: 'updateTeam',
    ready: async (app) => {
      const { token } = await withTeam(app);
      const billing = { company: 'Lindqvist AB', email: 'bills@flexa.test', poNumber: '7' };
      return { input: { id: 'buyer', billing, link: true }, token };
    },
    // Each press is an entry of the audit, and a new link.
    adds: true,
  },
  'setTeamMember with a new manager': {
    operation: 'setTeamMember',
    ready: async (app) => {
      const { token } = await withTeam(app);
      return { input: { id: 'buyer', email: 'member@flexa.test', role: 'manager' }, token };
    },
    adds: true,
  },
  'transferTeam to the owner of a team': {
    operation: 'transferTeam',
    ready: async (app) => {
      const { token, member } = await withTeam(app);
      await addSeatedLicense(app, 3, { id: 'order-2', userId: 'member' });
      await done(app, 'updateTeam', { id: 'member', name: 'Theirs' }, member.token);
      return { input: { id: 'buyer', email: 'member@flexa.test' }, token };
    },
  },
  'deleteUser with a team': {
    operation: 'deleteUser',
    ready: async (app) => {
      const { token } = await withTeam(app);
      return { input: { id: 'buyer', team: 'end' }, token };
    },
  },
  'acceptSeat by a link': {
    operation: 'acceptSeat',
    ready: async (app) => {
      const { id, token } = await withTeam(app);
      const team = { id: 'buyer', domains: ['flexa.test'], link: true };
      const { link } = await done(app, 'updateTeam', team, token);
      const newcomer = await app.person('newcomer');
      return { input: { id, link }, token: newcomer.token };
    },
  },
  'buyLicense for someone else': {
    operation: 'buyLicense',
    ready: async (app) => {
      await app.person('owner');
      return { input: wish('owner'), token: (await app.person('boss', true)).token };
    },
    adds: true,
  },
  'checkSession of a renewal': {
    operation: 'checkSession',
    ready: (app) => withPaidJoin(app, 'renews'),
  },
  'checkSession of more seats': {
    operation: 'checkSession',
    ready: (app) => withPaidJoin(app, 'addsTo'),
  },
  'refundOrder of a seat': {
    operation: 'refundOrder',
    ready: async (app) => {
      const { sessionId: id } = await withPaid(app);
      const { token } = await app.person('boss', true);
      return { input: { id, seats: 1, requestId: REQUEST }, token };
    },
  },
};
