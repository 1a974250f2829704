import { OPEN_INVOICES_MAX } from './constants';

/**
 * Message for unknown errors. It is a separate constant, so that the first bytes of a page don't
 * carry the catalogue.
 */
const FALLBACK = 'An error occurred please try again';

/** Every error code of the API, with its HTTP status and default message. */
export const ERROR_CATALOGUE = {
  'invalid-argument': { status: 400, message: 'Check the highlighted fields' },
  unauthenticated: { status: 401, message: 'Please sign in' },
  'sign-in-again': {
    status: 401,
    message: 'This account is now yours alone. Please sign in again',
  },
  'account-changing': {
    status: 409,
    message: 'Your account is being changed. Please try again in a moment',
  },
  'permission-denied': { status: 403, message: 'You are not allowed to do this' },
  'email-not-verified': { status: 403, message: 'Confirm your e-mail first' },
  'recent-sign-in-required': {
    status: 403,
    message: 'For your safety, sign in again before you delete your account',
  },
  'step-up-required': { status: 403, message: 'For your safety, confirm that it’s you' },
  'not-found': { status: 404, message: 'Not found' },
  'offer-over': { status: 409, message: 'The free offer is over' },
  'no-places-left': { status: 409, message: 'All places of the free offer are taken' },
  'already-claimed': { status: 409, message: 'You already have this free licence' },
  'last-admin': {
    status: 409,
    message: 'This is the last admin. Make another person an admin first',
  },
  'admin-unverified': {
    status: 409,
    message: 'Only a person with a confirmed e-mail can be an admin or in support',
  },
  'payload-refused': {
    status: 400,
    message: 'This request has expired or was already used. Please try again',
  },
  'link-refused': { status: 400, message: 'This link has expired or was used before' },
  'passkey-refused': { status: 400, message: 'This passkey was not accepted' },
  'too-many-passkeys': { status: 409, message: 'You have 10 passkeys. Remove one to add another' },
  'last-passkey': { status: 409, message: 'Admins and support need at least one passkey' },
  'address-taken': { status: 409, message: 'This address already has an account' },
  'code-refused': { status: 400, message: 'This code is wrong or has expired' },
  'account-disabled': { status: 403, message: 'This account is disabled' },
  'bot-check-failed': {
    status: 403,
    // Usually a browser extension or network blocks Google’s script, so a reload wouldn't help.
    message:
      'We couldn’t verify that you’re not a robot. Allow scripts from google.com here, or use another browser or network, and try again',
  },
  'price-changed': {
    status: 409,
    message: 'The price has changed. Reload the page to see it before you pay',
  },
  'already-owned': {
    status: 409,
    message: 'You already have this. Renew it or add seats, or choose a separate licence',
  },
  'license-not-active': { status: 409, message: 'This licence is not active' },
  'not-invited': {
    status: 403,
    message: 'There is no seat for this address. Sign in with the address that was invited',
  },
  'seats-full': { status: 409, message: 'All seats of this licence are taken' },
  'moved-too-often': {
    status: 409,
    message: 'You gave a seat back too often in the last 30 days. Ask your team to invite you',
  },
  'team-in-use': {
    status: 409,
    message: 'Others hold seats of this team and would lose them',
  },
  'not-a-member': { status: 409, message: 'They need to accept a seat first' },
  'cannot-own-team': {
    status: 409,
    message:
      'Only a manager, or someone who holds a seat, with a confirmed address can be the owner',
  },
  'too-many-managers': { status: 409, message: 'A team has at most 20 managers' },
  'too-many-invoices': {
    status: 409,
    message: `You have ${OPEN_INVOICES_MAX} unpaid invoices. Pay one of them first, or contact us`,
  },
  'not-startable': {
    status: 409,
    message: 'Only licences of an open invoice can begin before it is paid',
  },
  'nothing-to-refund': { status: 409, message: 'There is nothing left to refund' },
  'withdrawal-over': {
    status: 409,
    message: 'This order can’t be withdrawn from any more. Write to us if something is wrong',
  },
  'places-taken': { status: 409, message: 'More places than that are already taken' },
  'too-many-themes': {
    status: 409,
    message: 'You have 50 saved themes. Delete one to save another',
  },
  'too-many-team-themes': {
    status: 409,
    message: 'This team shares 50 themes. Delete one to share another',
  },
  'theme-changed': {
    status: 409,
    message: 'This theme has since been saved elsewhere. Reload it first',
  },
  'ticket-changed': {
    status: 409,
    message: 'Someone else has changed this ticket since you opened it',
  },
  'too-many-requests': { status: 429, message: 'Too many attempts. Please wait a moment' },
  'payments-busy': {
    status: 503,
    message: 'The payment service is busy. Please try again in a moment',
  },
  'payload-too-large': { status: 413, message: 'The request is too large' },
  'body-encoded': {
    status: 415,
    message: 'Send the body as it is, without a Content-Encoding',
  },
  internal: { status: 500, message: FALLBACK },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** Messages of docs/specification.md, section 8, shown when a call fails without a message of its own. */
export const MESSAGES = {
  fallback: FALLBACK,
  updateUserFailed: 'Failed to update user',
  deleteUserFailed: 'Failed to delete user',
  sendCodeFailed: 'Failed to send verification code',
  verifyCodeFailed: 'Failed to verify code',
  resetPasswordFailed: 'Failed to reset password',
  takePlaceFailed: 'Failed to update user remain',
  checkPaymentFailed: 'Failed to check payment session',
  signedOut: 'User not logged in',
  microsoftNotConnected:
    'This Microsoft account is not connected. Sign in another way and connect it on your account page',
  socialLogin: (provider: string, message: string) => `${provider} Login Error: ${message}`,
  pageNotFound: (path: string) => `Page not found: ${path}`,
  /** For a known route with an unknown slug. */
  slugNotFound: (path: string) => `Page Not Found: ${path}`,
  unknownMiddleware: 'Unknown route middleware',
  boundary: (message: string) => `An error occurred: ${message}`,
} as const;

/** A wrong field of a request. `field` is its path, such as `name` or `props.0.id`. */
export interface FieldError {
  field: string;
  message: string;
}

/** Body of every answer that is not 2xx. `id` identifies the error in the log (500 only). */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  details?: FieldError[];
  id?: string;
}
