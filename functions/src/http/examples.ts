import type { License } from '../contracts/licenses';
import type { OperationInput, OperationOutput } from '../contracts/operations';
import type { Order } from '../contracts/orders';
import type { OperationName } from '../contracts/routes';
import type { SavedTheme } from '../contracts/themes';
import type { Ticket } from '../contracts/tickets';
import type { UserSummary } from '../contracts/users';

/** What one call of an operation sends and is answered, for the description of the API. */
export interface Example<N extends OperationName> {
  input: OperationInput<N>;
  output: OperationOutput<N>;
}

const uid = 'kW3nQ0yTfVbZ4mXr7sLdPq2hGj12';
const name = 'Ines Moreau';
const email = 'ines.moreau@cedar-freight.example';
const session = 'cs_test_a1B2c3D4e5F6';
const moment = '2026-11-20T12:00:00.000Z';

const user: UserSummary = {
  id: uid,
  uid,
  name,
  email,
  isAdmin: false,
  hasPurchased: true,
  disabled: false,
  createdAt: '2026-03-02T09:30:00.000Z',
};

const free: License = {
  id: `free-launch-${uid}-charts`,
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

const paid: License = {
  ...free,
  id: `order-${session}`,
  licenseType: 'standard',
  visualType: 'tables',
  quantity: 5,
  source: 'order',
};

const order: Order = {
  id: session,
  uid,
  name,
  planId: 'tables-3m',
  visualType: 'tables',
  licenseType: 'standard',
  month: 3,
  quantity: 5,
  amount: 20000,
  currency: 'usd',
  state: 'paid',
  refunded: 0,
  receiptUrl: 'https://pay.stripe.com/receipts/payment/example',
  createdAt: moment,
  paidAt: '2026-11-20T12:01:40.000Z',
};

const profile = { ...user, props: { licenses: [paid, free] } };

const colors = ['#4f46e5', '#007a56', '#9a5505', '#ce0e1a'];
const savedTheme: SavedTheme = {
  id: 'thm_5kq2',
  name: 'Quarterly report',
  version: 2,
  colors,
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: moment,
  theme: { name: 'Quarterly report', dataColors: colors },
};
const { theme, ...themeSummary } = savedTheme;

const ticket: Ticket = {
  id: 'tkt_91xa',
  kind: 'support',
  name,
  email,
  subject: 'Key in Power BI Service',
  message: 'Where do I paste the key of a licence for five people?',
  state: 'open',
  note: null,
  createdAt: moment,
  updatedAt: null,
  updatedBy: null,
};

const licenseKey = 'eyJhbGciOiJFZERTQSIsImtpZCI6IjIwMjYtMTEifQ.eyJsaWMiOiJvcmRlciJ9.c2lnbmF0dXJl';
const payload = 'eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSJ9..aXY.Y2lwaGVydGV4dA.dGFn';
const signingKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  kid: '2026-11',
  alg: 'EdDSA',
  use: 'sig' as const,
};
const encryptionKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
  kid: '2026-11',
  alg: 'ECDH-ES',
  use: 'enc' as const,
};

/** One for each operation. */
export const EXAMPLES: { [N in OperationName]: Example<N> } = {
  health: { input: {}, output: { status: 'ok', time: moment } },

  getUser: { input: { uid }, output: profile },
  createUser: { input: { name, email }, output: { ...profile, props: { licenses: [] } } },
  listUsers: {
    input: { search: 'ines mor', page: 1, limit: 12 },
    output: { data: [user], page: 1, totalPages: 1, total: 1 },
  },
  updateUser: { input: { id: uid, name }, output: profile },
  deleteUser: { input: { id: uid, uid }, output: { deleted: true } },
  exportUser: {
    input: { uid },
    output: {
      exportedAt: moment,
      user,
      licenses: [paid, free],
      offerPlaces: [{ offerId: 'launch', takenAt: moment }],
      signIn: {
        emailVerified: true,
        providers: ['password'],
        createdAt: 'Mon, 02 Mar 2026 09:30:00 GMT',
        lastSignInAt: null,
      },
      orders: [],
      themes: [],
      mails: [
        {
          id: 'granted-free-launch',
          template: null,
          state: 'sent',
          createdAt: moment,
          sentAt: moment,
        },
      ],
      waitList: ['suite'],
      audit: [{ id: 'entry', action: 'user.update', changes: { name: 'changed' }, at: moment }],
    },
  },

  listLicenses: {
    input: { uid },
    output: {
      data: [paid, { ...free, deletedAt: '2026-12-01T10:00:00.000Z', revokedReason: 'Sent back' }],
    },
  },
  claimFreeLicense: { input: { uid, month: 3, visualType: 'charts', name }, output: free },
  getLicenseKey: {
    input: { id: paid.id },
    output: { key: licenseKey, expiresAt: '2026-12-25T12:00:00.000Z' },
  },
  verifyLicense: {
    input: { key: licenseKey },
    output: {
      valid: true,
      reason: null,
      license: {
        id: paid.id,
        product: 'tables',
        quantity: 5,
        expiresAt: '2026-12-25T12:00:00.000Z',
      },
    },
  },
  getLicenseKeySet: { input: {}, output: { keys: [signingKey] } },

  buyLicense: {
    input: {
      uid,
      month: 3,
      licenseType: 'standard',
      visualType: 'tables',
      name,
      quantity: 5,
    },
    output: { checkoutUrl: `https://checkout.stripe.com/c/pay/${session}`, sessionId: session },
  },
  checkSession: {
    input: { sessionId: session, planId: 'tables-3m' },
    output: { licensesUpdated: true },
  },
  listOrders: { input: { uid }, output: { data: [order] } },

  getLatestOffer: { input: {}, output: { expiryDate: '2027-02-18T12:00:00.000Z', userCount: 42 } },
  takeOfferPlace: { input: {}, output: { offerId: 'launch', takenAt: moment } },

  getPayloadKeySet: { input: {}, output: { keys: [encryptionKey] } },
  createEmailToken: {
    input: { payload },
    output: { token: 'eyJ0eXAiOiJlbWFpbCtqd3QifQ.e30.c2ln' },
  },
  sendVerificationCode: { input: { email }, output: { verifyToken: 'q8rX2…' } },
  verifyCode: {
    input: { email, code: '204816', verifyToken: 'q8rX2…' },
    output: { customToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' },
  },

  listThemes: { input: {}, output: { data: [themeSummary] } },
  createTheme: { input: { name: savedTheme.name, theme }, output: { ...savedTheme, version: 1 } },
  getTheme: { input: { id: savedTheme.id }, output: savedTheme },
  updateTheme: { input: { id: savedTheme.id, theme, version: 1 }, output: savedTheme },
  deleteTheme: { input: { id: savedTheme.id }, output: { deleted: true } },
  emailTheme: { input: { email, name: savedTheme.name, theme }, output: { sent: true } },

  createTicket: {
    input: { kind: 'support', name, email, subject: ticket.subject, message: ticket.message },
    output: { ticketId: ticket.id },
  },
  joinWaitList: { input: { email, product: 'analytics' }, output: { joined: true } },

  getStats: {
    input: { weeks: 4 },
    output: {
      at: moment,
      users: { total: 203, recent: 31, admins: 2 },
      activeLicenses: { free: 58, standard: 97, membership: 24 },
      orders: { paid: 121, recent: 18, recentRevenue: 184500, flagged: 1 },
      offer: { expiryDate: '2027-02-18T12:00:00.000Z', placesLeft: 42 },
      openTickets: 3,
      waitList: 12,
      failedMails: 0,
      series: {
        signUpsByWeek: [{ from: '2026-11-13T12:00:00.000Z', count: 9, yearBefore: 4 }],
        revenueByMonth: [{ month: '2026-11', revenue: 184500, yearBefore: 96000 }],
        activeByPack: [
          {
            month: '2026-11',
            active: { charts: 61, designs: 38, tables: 40, analytics: 16, suite: 24 },
          },
        ],
      },
    },
  },
  getHoldings: {
    input: { uids: uid },
    output: { data: [{ uid, packs: ['charts', 'tables'], paid: 20000 }] },
  },
  getPerson: {
    input: { uid },
    output: {
      user,
      emailVerified: true,
      lastSeenAt: moment,
      licenses: [paid, free],
      orders: [order],
    },
  },
  listAudit: {
    input: { limit: 25 },
    output: {
      data: [
        {
          id: 'aud_1',
          actor: 'admin-uid',
          action: 'user.update',
          target: uid,
          changes: { disabled: true, name: 'changed' },
          at: moment,
        },
      ],
      next: null,
      people: { 'admin-uid': 'Tomas Lind', [uid]: name },
    },
  },
  exportUsersCsv: {
    input: {},
    output: 'uid,name,email,isAdmin,hasPurchased,disabled,createdAt\r\n',
  },
  revokeLicense: {
    input: { id: paid.id, reason: 'Sent back' },
    output: { ...paid, deletedAt: moment, revokedReason: 'Sent back' },
  },
  refundOrder: {
    input: { id: session },
    output: { ...order, state: 'refunded', refunded: order.amount },
  },
  listOffers: {
    input: {},
    output: {
      data: [
        {
          id: 'launch',
          expiryDate: '2027-02-18T12:00:00.000Z',
          userCount: 100,
          placesLeft: 42,
          createdAt: moment,
        },
      ],
    },
  },
  updateOffer: {
    input: { id: 'launch', expiryDate: '2027-02-18T12:00:00.000Z', userCount: 100 },
    output: { expiryDate: '2027-02-18T12:00:00.000Z', userCount: 42 },
  },
  listTickets: { input: { state: 'open' }, output: { data: [ticket], next: null } },
  updateTicket: {
    input: { id: ticket.id, state: 'closed' },
    output: { ...ticket, state: 'closed', updatedAt: moment, updatedBy: 'admin-uid' },
  },
  listWaitList: {
    input: { product: 'analytics' },
    output: { data: [{ email, product: 'analytics', createdAt: moment }], next: null },
  },
};
