import type { License } from '../licenses';
import type { Order } from '../orders';
import type { Invitation, Seat, SeatedLicense } from '../seats';
import type { BillingContact, Team, TeamView } from '../teams';
import type { TeamTheme, TeamThemeSummary, ThemeTeam } from '../team-themes';
import type { SavedTheme } from '../themes';
import type { Ticket } from '../tickets';
import type { UserSummary } from '../users';

// Sample data for the examples of operations.
export const uid = 'kW3nQ0yTfVbZ4mXr7sLdPq2hGj12';
export const name = 'Ines Moreau';
export const email = 'ines.moreau@cedar-freight.example';
export const session = 'cs_test_a1B2c3D4e5F6';
export const moment = '2026-11-20T12:00:00.000Z';

export const user: UserSummary = {
  id: uid,
  uid,
  name,
  email,
  isAdmin: false,
  isSupport: false,
  hasPurchased: true,
  disabled: false,
  createdAt: '2026-03-02T09:30:00.000Z',
};

export const freeLicense: License = {
  id: 'free-launch-5b1d0c5e8f7a4f0e9a3c2b6d7e8f90123456789abcdef0123456789abcdef012-charts',
  userId: uid,
  name,
  licenseType: 'free',
  visualType: 'charts',
  month: 3,
  quantity: 1,
  source: 'free-offer',
  createdAt: moment,
  expiresAt: '2027-02-20T12:00:00.000Z',
  deletedAt: null,
  revokedReason: null,
};

export const paidLicense: License = {
  ...freeLicense,
  id: `order-${session}`,
  licenseType: 'standard',
  visualType: 'tables',
  quantity: 5,
  source: 'order',
};

export const order: Order = {
  id: session,
  uid,
  name,
  planId: 'tables-3m',
  visualType: 'tables',
  licenseType: 'standard',
  month: 3,
  quantity: 5,
  amount: 30000,
  currency: 'usd',
  state: 'paid',
  refunded: 0,
  billing: {
    company: 'Cedar Freight Ltd',
    email: 'invoices@cedar-freight.example',
    poNumber: 'PO-4711',
  },
  createdAt: moment,
  paidAt: '2026-11-20T12:01:40.000Z',
};

export const profile = { ...user, props: { licenses: [paidLicense, freeLicense] } };

export const colors = ['#4f46e5', '#007a56', '#9a5505', '#ce0e1a'];
export const savedTheme: SavedTheme = {
  id: 'thm_5kq2',
  name: 'Quarterly report',
  version: 2,
  colors,
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: moment,
  theme: { name: 'Quarterly report', dataColors: colors },
};
export const { theme, ...themeSummary } = savedTheme;

export const themeTeam: ThemeTeam = { id: uid, name: 'Cedar Freight', role: 'owner' };
export const teamThemeSummary: TeamThemeSummary = {
  ...themeSummary,
  id: 'tth_8wd4',
  savedBy: name,
};
export const teamTheme: TeamTheme = {
  ...teamThemeSummary,
  theme,
  team: themeTeam,
  versions: [
    { version: 2, savedAt: moment, savedBy: name },
    { version: 1, savedAt: savedTheme.createdAt, savedBy: null },
  ],
};

export const ticket: Ticket = {
  id: 'tkt_91xa',
  kind: 'support',
  name,
  email,
  subject: 'Key in Power BI Service',
  message: 'Where do I paste the key of a licence for five people?',
  state: 'open',
  answers: [],
  assignee: null,
  note: null,
  version: 1,
  createdAt: moment,
  updatedAt: null,
  updatedBy: null,
};

const { assignee: _assignee, updatedBy: _, version: _version, ...openTicket } = ticket;
export { openTicket };

export const licenseKey =
  'eyJhbGciOiJFZERTQSIsImtpZCI6IjIwMjYtMTEifQ.eyJsaWMiOiJvcmRlciJ9.c2lnbmF0dXJl';
export const payload = 'eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSJ9..aXY.Y2lwaGVydGV4dA.dGFn';
export const signingKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  kid: '2026-11',
  alg: 'EdDSA',
  use: 'sig' as const,
};
export const encryptionKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
  kid: '2026-11',
  alg: 'ECDH-ES',
  use: 'enc' as const,
};

export const linkCode = '0b8ff1de-6a83-4b0c-9d0f-2a7c4a9a51c3';

export const seat: Seat = {
  seat: 1,
  state: 'invited',
  email,
  uid: null,
  invitedAt: moment,
  heldAt: null,
  keyFetchedAt: null,
};
export const freeSeat = { state: 'free', email: null, invitedAt: null } as const;
export const seated: SeatedLicense = {
  id: paidLicense.id,
  visualType: paidLicense.visualType,
  licenseType: paidLicense.licenseType,
  quantity: paidLicense.quantity,
  free: 3,
  createdAt: paidLicense.createdAt,
  expiresAt: paidLicense.expiresAt,
};
export const invitation: Invitation = {
  licenseId: paidLicense.id,
  visualType: paidLicense.visualType,
  expiresAt: paidLicense.expiresAt,
  giver: { name: 'Bea Buyer', company: 'Cedar Freight', email: 'bea@cedar-freight.example' },
};
export const teamName = 'Cedar Freight';
export const team: Team = {
  id: uid,
  name: teamName,
  domains: ['cedar-freight.example'],
  link: 'Vb2kq0S4d1cQm8',
};
export const billingContact: BillingContact = {
  email: 'invoices@cedar-freight.example',
  state: 'waiting',
  askedAt: moment,
  confirmedAt: null,
};
export const billingOwner = { name: 'Bea Buyer', email: 'bea@cedar-freight.example' };
const { email: _email, uid: _uid, ...teamSeat } = seat;
export const teamView: TeamView = {
  team,
  licenses: [seated],
  people: [
    { email, name: null, role: 'member', seats: [{ ...teamSeat, licenseId: paidLicense.id }] },
  ],
};
