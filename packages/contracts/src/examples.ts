import type { OperationName } from './routes';
import type { Example } from './examples/example';
import { ADMIN_EXAMPLES } from './examples/admin';
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
} from './examples/data';
import { SECURITY_EXAMPLES } from './examples/security';

/** One for each operation. */
export const EXAMPLES: { [N in OperationName]: Example<N> } = {
  health: { input: {}, output: { status: 'ok', time: moment } },

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
          template: 'license-granted',
          state: 'sent',
          createdAt: moment,
          sentAt: moment,
        },
      ],
      mailPreferences: { reminders: true },
      waitList: ['suite'],
      tickets: [openTicket],
      seats: [{ ...seat, licenseId: paid.id }],
      teams: [{ ...team, role: 'owner' }],
      audit: [{ id: 'entry', action: 'user.update', changes: { name: 'changed' }, at: moment }],
    },
  },

  getMailPreferences: { input: { uid }, output: { reminders: true } },
  updateMailPreferences: { input: { uid, reminders: false }, output: { reminders: false } },
  stopMails: { input: { person: uid, code: linkCode }, output: { stopped: true } },

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
  getRevocations: { input: {}, output: { list: `${licenseKey}.AAAA` } },

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
    output: { ...paid, id: `${paid.id}.1`, quantity: 1, seatOf: paid.id, seat: 1 },
  },
  takeSeatBack: { input: { id: paid.id, seat: 1 }, output: { ...seat, ...freeSeat } },
  listTeams: { input: {}, output: { data: [{ id: uid, name: teamName, role: 'owner' }] } },
  getTeam: { input: { id: uid }, output: teamView },
  updateTeam: { input: { id: uid, name: teamName, link: true }, output: team },
  setTeamMember: { input: { id: uid, email, role: 'manager' }, output: teamView },
  transferTeam: { input: { id: uid, email }, output: { transferred: true } },
  listTeamOrders: { input: { id: uid }, output: { data: [order] } },
  getTeamReceipt: {
    input: { id: uid, order: session },
    output: { url: 'https://invoice.stripe.com/i/example' },
  },

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
  getPrice: {
    input: {
      uid,
      month: 12,
      licenseType: 'membership',
      visualType: 'suite',
      quantity: 5,
      upgrades: paid.id,
    },
    output: { seat: 40000, credit: 10000, total: 200000, endsAt: moment },
  },
  orderByInvoice: {
    input: {
      uid,
      name,
      month: 12,
      licenseType: 'standard',
      visualType: 'tables',
      quantity: 5,
      billing: {
        company: 'Lindqvist AB',
        email: 'invoices@example.com',
        poNumber: '4711',
        address: {
          street: 'Storgatan 1',
          postalCode: '111 22',
          city: 'Stockholm',
          country: 'SE',
        },
        taxId: 'SE556677889901',
      },
      shownTotal: 105000,
      requestId: '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a',
    },
    output: {
      orderId: 'in_a1B2c3D4e5F6',
      number: 'FLEXA-0001',
      dueAt: moment,
      isPaid: false,
      invoiceUrl: 'https://invoice.stripe.com/i/example',
    },
  },
  listOrders: { input: { uid }, output: { data: [order] } },
  getReceipt: {
    input: { uid, id: session },
    output: { url: 'https://invoice.stripe.com/i/example' },
  },
  withdrawOrder: { input: { uid, id: session }, output: order },

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

  ...ADMIN_EXAMPLES,
};
