import type { Method } from './operation';

/** Every path of the API begins with this. */
export const API_PREFIX = '/api/v1';

/**
 * The address of every operation, apart from its schemas: the browser's first bytes carry this and
 * no zod. Paths are below API_PREFIX, with parameters in braces. `botCheck`: anybody could call it by the
 * thousand, so it asks for proof of a person and of our own site.
 */
export const routes = {
  health: { method: 'get', path: '/health' },

  getUser: { method: 'get', path: '/users/{uid}' },
  createUser: { method: 'post', path: '/users', botCheck: true },
  listUsers: { method: 'get', path: '/users' },
  updateUser: { method: 'put', path: '/users/{id}' },
  deleteUser: { method: 'delete', path: '/users/{id}' },
  exportUser: { method: 'get', path: '/users/{uid}/export' },

  getMailPreferences: { method: 'get', path: '/users/{uid}/mail-preferences' },
  updateMailPreferences: { method: 'put', path: '/users/{uid}/mail-preferences' },
  stopMails: { method: 'post', path: '/mails/{person}/{code}/stop' },

  listLicenses: { method: 'get', path: '/users/{uid}/licenses' },
  claimFreeLicense: { method: 'post', path: '/users/license-free/{uid}', botCheck: true },
  startTrial: { method: 'post', path: '/users/trial/{uid}', botCheck: true },
  getLicenseKey: { method: 'get', path: '/licenses/{id}/key' },
  verifyLicense: { method: 'post', path: '/licenses/verify' },
  getLicenseKeySet: { method: 'get', path: '/licenses/jwks.json' },
  getRevocations: { method: 'get', path: '/licenses/revocations' },

  giveSeats: { method: 'post', path: '/licenses/{id}/seats' },
  listSeats: { method: 'get', path: '/licenses/{id}/seats' },
  acceptSeat: { method: 'post', path: '/licenses/{id}/seats/accept' },
  takeSeatBack: { method: 'delete', path: '/licenses/{id}/seats/{seat}' },
  listTeams: { method: 'get', path: '/teams' },
  getTeam: { method: 'get', path: '/teams/{id}' },
  updateTeam: { method: 'put', path: '/teams/{id}' },
  setTeamMember: { method: 'post', path: '/teams/{id}/members' },
  transferTeam: { method: 'post', path: '/teams/{id}/owner' },
  listTeamOrders: { method: 'get', path: '/teams/{id}/orders' },
  getTeamReceipt: { method: 'get', path: '/teams/{id}/orders/{order}/receipt' },

  buyLicense: { method: 'post', path: '/users/license/{uid}' },
  getPrice: { method: 'post', path: '/users/price/{uid}' },
  orderByInvoice: { method: 'post', path: '/users/invoice/{uid}' },
  checkSession: { method: 'post', path: '/users/check-session' },
  listOrders: { method: 'get', path: '/users/{uid}/orders' },
  getReceipt: { method: 'get', path: '/users/{uid}/orders/{id}/receipt' },
  withdrawOrder: { method: 'post', path: '/users/{uid}/orders/{id}/withdrawal' },

  getLatestOffer: { method: 'get', path: '/discount/latest' },
  takeOfferPlace: { method: 'get', path: '/discount/decrement', botCheck: true },

  getPayloadKeySet: { method: 'get', path: '/auth/jwks.json' },
  createEmailToken: { method: 'post', path: '/auth/token' },
  sendVerificationCode: {
    method: 'post',
    path: '/verification/send-verification-code',
    botCheck: true,
  },
  verifyCode: { method: 'post', path: '/verification/verify-code' },

  requestPasswordReset: { method: 'post', path: '/auth/password-reset', botCheck: true },
  checkPasswordReset: { method: 'post', path: '/auth/password-reset/check' },
  confirmPasswordReset: { method: 'put', path: '/auth/password-reset' },
  requestVerification: { method: 'post', path: '/auth/email-verification', botCheck: true },
  changeAddress: { method: 'post', path: '/users/{uid}/email' },
  confirmAddress: { method: 'put', path: '/auth/email' },
  changePassword: { method: 'put', path: '/users/{uid}/password' },
  connectMicrosoft: { method: 'put', path: '/users/{uid}/microsoft' },
  listSessions: { method: 'get', path: '/users/{uid}/sessions' },
  endSessions: { method: 'delete', path: '/users/{uid}/sessions' },

  startPasskeySignIn: { method: 'post', path: '/auth/passkeys/sign-in/options' },
  signInWithPasskey: { method: 'post', path: '/auth/passkeys/sign-in' },
  startPasskey: { method: 'post', path: '/auth/passkeys/options' },
  addPasskey: { method: 'post', path: '/auth/passkeys' },
  listPasskeys: { method: 'get', path: '/users/{uid}/passkeys' },
  removePasskey: { method: 'delete', path: '/users/{uid}/passkeys/{id}' },
  renewRecoveryCodes: { method: 'post', path: '/users/{uid}/recovery-codes' },
  startStepUp: { method: 'post', path: '/auth/step-up/options' },
  stepUp: { method: 'post', path: '/auth/step-up' },

  listThemes: { method: 'get', path: '/theme' },
  createTheme: { method: 'post', path: '/theme' },
  emailTheme: { method: 'post', path: '/theme/email', botCheck: true },
  getTheme: { method: 'get', path: '/theme/{id}' },
  updateTheme: { method: 'put', path: '/theme/{id}' },
  deleteTheme: { method: 'delete', path: '/theme/{id}' },

  createTicket: { method: 'post', path: '/email_support', botCheck: true },
  joinWaitList: { method: 'post', path: '/wait_list', botCheck: true },

  getStats: { method: 'get', path: '/admin/stats' },
  getHoldings: { method: 'get', path: '/admin/holdings' },
  getPerson: { method: 'get', path: '/admin/users/{uid}' },
  listMails: { method: 'get', path: '/admin/users/{uid}/mails' },
  listFailedMails: { method: 'get', path: '/admin/mails' },
  repeatMail: { method: 'post', path: '/admin/users/{uid}/mails/{id}/again' },
  listAudit: { method: 'get', path: '/admin/audit' },
  exportAuditCsv: { method: 'get', path: '/admin/audit.csv' },
  exportUsersCsv: { method: 'get', path: '/admin/users.csv' },
  revokeLicense: { method: 'post', path: '/admin/licenses/{id}/revoke' },
  listAllOrders: { method: 'get', path: '/admin/orders' },
  getOrder: { method: 'get', path: '/admin/orders/{id}' },
  exportOrdersCsv: { method: 'get', path: '/admin/orders.csv' },
  startLicenses: { method: 'post', path: '/admin/orders/{id}/start' },
  refundOrder: { method: 'post', path: '/admin/orders/{id}/refund' },
  listOffers: { method: 'get', path: '/admin/offers' },
  updateOffer: { method: 'put', path: '/admin/offers/{id}' },
  listTickets: { method: 'get', path: '/admin/tickets' },
  updateTicket: { method: 'put', path: '/admin/tickets' },
  listWaitList: { method: 'get', path: '/admin/wait-list' },
  notifyWaitList: { method: 'post', path: '/admin/wait-list/notify' },
} as const satisfies Record<string, { method: Method; path: string; botCheck?: true }>;

export type OperationName = keyof typeof routes;
