import type { OperationInput, OperationOutput } from '@flexa/contracts/operations';
import type { OperationName } from '@flexa/contracts/routes';
import {
  email,
  encryptionKey,
  free,
  freeSeat,
  licenseKey,
  linkCode,
  moment,
  name,
  openTicket,
  order,
  paid,
  payload,
  profile,
  savedTheme,
  seat,
  seated,
  session,
  signingKey,
  team,
  teamName,
  teamView,
  theme,
  themeSummary,
  ticket,
  uid,
  user,
} from './example-data';
import { SECURITY_EXAMPLES } from './example-security';

/** What one call of an operation sends and is answered, for the description of the API. */
export interface Example<N extends OperationName> {
  input: OperationInput<N>;
  output: OperationOutput<N>;
}

/** One for each operation. */
export const EXAMPLES: { [N in OperationName]: Example<N> } = {
  health: { input: {}, output: { status: 'ok', time: moment } },

  getStatus: {
    input: {},
    output: {
      checkedAt: moment,
      parts: [
        { part: 'api', state: 'working' },
        { part: 'sign-in', state: 'working' },
        { part: 'payments', state: 'working' },
        { part: 'mail', state: 'failing' },
      ],
      outages: [{ part: 'mail', from: '2026-11-20T11:55:00.000Z', until: null }],
    },
  },

  getUser: { input: { uid }, output: profile },
  createUser: { input: { name, email }, output: { ...profile, props: { licenses: [] } } },
  listUsers: {
    input: { search: 'ines mor', page: 1, limit: 12 },
    output: { data: [user], page: 1, totalPages: 1, total: 1, totalIsExact: true },
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
      passkeys: [{ name: 'MacBook', createdAt: moment, lastUsedAt: null }],
      devices: [{ device: 'Chrome on macOS', firstSeenAt: moment, lastSignInAt: moment }],
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
      tickets: [openTicket],
      seats: [{ ...seat, licenseId: paid.id }],
      teams: [{ ...team, role: 'owner' }],
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
  startTrial: {
    input: { uid, visualType: 'charts', name },
    output: { ...free, source: 'trial', month: 1 },
  },
  getLicenseKey: {
    input: { id: paid.id },
    output: { key: licenseKey, expiresAt: '2027-03-06T12:00:00.000Z' },
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
        expiresAt: paid.expiresAt,
      },
    },
  },
  getLicenseKeySet: { input: {}, output: { keys: [signingKey] } },
  getRevocations: { input: {}, output: { list: licenseKey } },

  giveSeats: {
    input: { id: paid.id, emails: [email, 'no address'] },
    output: {
      data: [
        { email, seat: 1, outcome: 'invited' },
        { email: 'no address', seat: null, outcome: 'invalid' },
      ],
    },
  },
  listSeats: { input: { id: paid.id }, output: { license: seated, data: [seat] } },
  acceptSeat: {
    input: { id: paid.id },
    output: { ...paid, id: `${paid.id}-1`, quantity: 1, seatOf: paid.id, seat: 1 },
  },
  takeSeatBack: { input: { id: paid.id, seat: 1 }, output: { ...seat, ...freeSeat } },
  listTeams: { input: {}, output: { data: [{ id: uid, name: teamName, role: 'owner' }] } },
  getTeam: { input: { id: uid }, output: teamView },
  updateTeam: { input: { id: uid, name: teamName, link: true }, output: team },
  setTeamMember: { input: { id: uid, email, role: 'manager' }, output: teamView },

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
  getReceipt: {
    input: { uid, id: session },
    output: { url: 'https://invoice.stripe.com/i/example' },
  },

  getLatestOffer: {
    input: {},
    output: { expiryDate: '2027-02-18T12:00:00.000Z', userCount: 42, maxMonths: 3 },
  },
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

  requestPasswordReset: { input: { email }, output: { sent: true } },
  checkPasswordReset: { input: { code: linkCode }, output: { email } },
  confirmPasswordReset: {
    input: { code: linkCode, password: 'Harbour-4-lights' },
    output: { email },
  },
  requestVerification: { input: { email }, output: { sent: true } },
  changeAddress: { input: { uid, email }, output: { sent: true } },
  confirmAddress: {
    input: { code: linkCode, password: 'Harbour-4-lights' },
    output: { email, confirmed: true, canSetPassword: false },
  },

  ...SECURITY_EXAMPLES,

  listThemes: { input: {}, output: { data: [themeSummary] } },
  createTheme: { input: { name: savedTheme.name, theme }, output: { ...savedTheme, version: 1 } },
  getTheme: { input: { id: savedTheme.id }, output: savedTheme },
  updateTheme: { input: { id: savedTheme.id, theme, version: 1 }, output: savedTheme },
  deleteTheme: { input: { id: savedTheme.id }, output: { deleted: true } },
  emailTheme: { input: { email, theme }, output: { sent: true } },

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
      orders: {
        paid: 121,
        recent: 18,
        recentRevenue: 184500,
        flagged: 1,
        unowned: 0,
        refundFailed: 0,
      },
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
  listAllOrders: {
    input: { unowned: 'true' },
    output: {
      data: [{ ...order, uid: null, name: null, unowned: true, refundFailed: false }],
      next: null,
    },
  },
  exportOrdersCsv: {
    input: { month: '2026-11' },
    output: 'paidAt,order,product,months,seats\r\n',
  },
  refundOrder: {
    input: { id: session, requestId: '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a' },
    output: {
      ...order,
      state: 'refunded',
      refunded: order.amount,
      unowned: false,
      refundFailed: false,
    },
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
          maxMonths: 3,
          createdAt: moment,
        },
      ],
    },
  },
  updateOffer: {
    input: {
      id: 'launch',
      expiryDate: '2027-02-18T12:00:00.000Z',
      userCount: 100,
      maxMonths: 3,
    },
    output: { expiryDate: '2027-02-18T12:00:00.000Z', userCount: 42, maxMonths: 3 },
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
