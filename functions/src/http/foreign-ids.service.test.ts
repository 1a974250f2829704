import { describe, expect, test } from 'vitest';
import { operationList, type OperationName } from '@flexa/contracts/operations';
import { createAuthenticator } from '../testing/proofs';
import { readEverything } from '../testing/stored-data';
import { addSeatedLicense } from '../testing/licenses';
import { createTestApp, type TestApp } from '../testing/test-app';

type Input = Record<string, unknown>;

const PLAN = { month: 3, licenseType: 'standard', visualType: 'charts' };
const MEMBERSHIP = { licenseType: 'membership', visualType: 'suite' };
const request = { ...PLAN, uid: 'stranger', quantity: 1 };
const purchase = { ...request, name: 'Sten' };
const byInvoice = {
  quantity: 5,
  shownTotal: 1_000_000,
  requestId: '0b0e7d3c-6c1e-4c5e-9a8e-2f1d7f3b9a10',
  billing: {
    company: 'Sten AB',
    email: 'stranger@flexa.test',
    address: { street: 'Storgatan 1', postalCode: '111 22', city: 'Stockholm', country: 'SE' },
  },
};

/** Ids of the buyer's data, which a stranger sends. */
interface Ids {
  license: string;
  session: string;
  theme: string;
  teamTheme: string;
  passkey: string;
}

/** Inputs of a stranger, for each operation that takes an id besides that of the person concerned. */
const CASES: Partial<Record<OperationName, (ids: Ids) => Input[]>> = {
  getLicenseKey: ({ license: id }) => [{ id }],
  buildForCompany: ({ license: id }) => [{ id }],
  nameLicense: ({ license: id }) => [{ id, label: 'Mine' }],
  giveSeats: ({ license: id }) => [{ id, emails: ['stranger@flexa.test'] }],
  listSeats: ({ license: id }) => [{ id }],
  acceptSeat: ({ license: id }) => [{ id }, { id, link: 'guessed' }],
  resendInvitation: ({ license: id }) => [{ id, seat: 1 }],
  takeSeatBack: ({ license: id }) => [
    { id, seat: 0 },
    { id, seat: 1 },
  ],
  getTeam: () => [{ id: 'buyer' }],
  updateTeam: () => [{ id: 'buyer', name: 'Mine', billing: { email: 'stranger@flexa.test' } }],
  setTeamMember: () => [
    { id: 'buyer', email: 'stranger@flexa.test', role: 'manager' },
    { id: 'buyer', email: 'member@flexa.test', role: 'none' },
  ],
  setBillingContact: () => [{ id: 'buyer', email: 'stranger@flexa.test' }],
  removeBillingContact: () => [{ id: 'buyer' }],
  transferTeam: () => [{ id: 'buyer', email: 'stranger@flexa.test' }],
  checkSession: ({ session }) => [{ sessionId: session, planId: 'charts-3m' }],
  getReceipt: ({ session: id }) => [{ uid: 'stranger', id }],
  withdrawOrder: ({ session: id }) => [{ uid: 'stranger', id }],
  buyLicense: ({ license }) => [
    { ...purchase, renews: license },
    { ...purchase, addsTo: license },
    { ...purchase, ...MEMBERSHIP, upgrades: license },
  ],
  orderByInvoice: ({ license }) => [
    { ...purchase, ...byInvoice, renews: license },
    { ...purchase, ...byInvoice, addsTo: license },
  ],
  getPrice: ({ license: upgrades }) => [{ ...request, ...MEMBERSHIP, upgrades }],
  listTeamOrders: () => [{ id: 'buyer' }],
  getTeamReceipt: ({ session: order }) => [{ id: 'buyer', order }],
  getTheme: ({ theme: id }) => [{ id }, { id, version: 1 }],
  updateTheme: ({ theme: id }) => [{ id, name: 'Mine' }],
  deleteTheme: ({ theme: id }) => [{ id }],
  createTeamTheme: () => [{ teamId: 'buyer', name: 'Mine', theme: {} }],
  getTeamTheme: ({ teamTheme: id }) => [{ id }, { id, version: 1 }],
  updateTeamTheme: ({ teamTheme: id }) => [
    { id, name: 'Mine', version: 1 },
    { id, version: 1 },
  ],
  deleteTeamTheme: ({ teamTheme: id }) => [{ id }],
  removePasskey: ({ passkey: id }) => [{ uid: 'stranger', id }],
};

/** Creates a buyer with one of each thing that an id can name, and another signed-in person. */
async function setUpBuyer(): Promise<{ app: TestApp; token: string; ids: Ids }> {
  const app = await createTestApp();
  const buyer = await app.person('buyer');
  await app.person('member');
  const { token } = await app.person('stranger');
  const caller = app.caller('buyer');
  const callSuccessfully = async (name: OperationName, input: Input) => {
    const { status, body } = await app.ask(name, input, buyer.token);
    if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return body as Record<string, string>;
  };
  const { id: license } = await addSeatedLicense(app, 4);
  await callSuccessfully('giveSeats', { id: license, emails: ['member@flexa.test'] });
  await callSuccessfully('updateTeam', { id: 'buyer', name: 'Sales', domains: ['flexa.test'] });
  const { id: theme = '' } = await callSuccessfully('createTheme', {
    name: 'Blues',
    theme: { dataColors: ['#123456'] },
  });
  const { id: teamTheme = '' } = await callSuccessfully('createTeamTheme', {
    teamId: 'buyer',
    name: 'Blues',
    theme: { dataColors: ['#123456'] },
  });
  const { sessionId = '' } = await callSuccessfully('buyLicense', {
    ...purchase,
    uid: 'buyer',
    acceptsOverlap: true,
  });
  await app.pay(sessionId);
  const response = createAuthenticator('http://localhost:5000').create(
    await app.get('startPasskey', caller, {}),
  );
  const { passkey } = await app.get('addPasskey', caller, { response, name: 'Laptop' });
  // A person's first call records their device.
  await app.ask('getUser', { uid: 'stranger' }, token);
  return {
    app,
    token,
    ids: { license, session: sessionId, theme, teamTheme, passkey: passkey.id },
  };
}

test('every operation that takes an id has a case', () => {
  const taking = operationList.filter(({ access, input }) => {
    const owner = 'owner' in access ? access.owner : undefined;
    const fields = Object.keys(input.shape).filter((field) => field !== owner);
    const isForPeople = ['signed-in', 'self', 'self-or-admin'].includes(access.kind);
    return (
      isForPeople &&
      fields.some((field) => /^(id|sessionId|renews|addsTo|upgrades|order|teamId)$/.test(field))
    );
  });
  expect(Object.keys(CASES).sort()).toEqual(taking.map(({ name }) => name).sort());
});

describe('data of another person', () => {
  test.each(Object.keys(CASES) as OperationName[])(
    '%s neither shows nor changes another person’s data',
    async (name) => {
      const { app, token, ids } = await setUpBuyer();
      for (const input of CASES[name]?.(ids) ?? []) {
        const before = await readEverything(app.db, app.auth);
        const { status, body } = await app.ask(name, input, token);
        const message = `${JSON.stringify(input)}: ${status} ${JSON.stringify(body)}`;
        expect([403, 404], message).toContain(status);
        expect(JSON.stringify(body), message).not.toMatch(/buyer@|member@|Sales|Blues|123456/);
        expect(await readEverything(app.db, app.auth), message).toEqual(before);
      }
    },
  );
});
