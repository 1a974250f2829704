/** Numbers of docs/specification.md, section 9, and of the design, for both browser and server. */

/** Admin user list page size. */
export const USER_PAGE_SIZE = 12;
/** Maximum page size of GET /users. */
export const USER_PAGE_SIZE_MAX = 100;
/** Maximum length of a search in the admin area, in characters. */
export const SEARCH_MAX = 100;
/** Maximum length of a person's name, in characters. */
export const NAME_MAX = 100;

/** Maximum length of company name and purchase-order number on an invoice, in characters. */
export const BILLING_LINE_MAX = 100;

/** Milliseconds after which the browser gives up a call to the API. */
export const API_TIMEOUT_MS = 10_000;
/** Maximum size of a request body. The API answers larger ones with 413. */
export const BODY_MAX_BYTES = 1024 * 1024;

/** Maximum age of a sign-in that can delete the account. */
export const RECENT_SIGN_IN_MS = 5 * 60 * 1000;

/** Maximum age of a proof of identity for changes of rights, payments and exports. */
export const STEP_UP_MS = 15 * 60 * 1000;

/** Milliseconds after which toasts close automatically. */
export const TOAST_MS = 2000;

/** Password rules, checked by the browser and set as the policy of the identity provider. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Days before its end from which a licence is shown as expiring. */
export const EXPIRING_DAYS = 14;

/** Days before the end of a licence on which its owner gets a reminder, earliest first. */
export const REMINDER_DAYS = [30, 14, 3] as const;
/** Days that an ended licence stays in its owner's account. */
export const SHOWN_AFTER_END_DAYS = 90;

/** Milliseconds from the start of the app until the discount popup opens, and between steps of its countdown. */
export const POPUP_DELAY_MS = 30_000;
export const COUNTDOWN_MS = 1000;

/** Times of the loading bar, in milliseconds. */
export const LOADING_BAR = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 };

/** Maximum number of seats in one order. */
export const SEATS_MAX = 1000;

/** Minimum number of seats of an order that can be paid by invoice. */
export const INVOICE_SEATS_MIN = 5;
/** Maximum number of unpaid invoices of one person at a time. */
export const OPEN_INVOICES_MAX = 3;
/**
 * Months for which we keep records that belong to no account: after the last change of a ticket, after
 * joining a wait list, and after an audited action.
 */
export const KEPT_MONTHS = { ticket: 12, waitList: 12, audit: 24 };
/** Amount in cents from which a refund alerts the operator. */
export const LARGE_REFUND = 50_000;
/** Maximum number of saved themes of a person. */
export const THEMES_MAX = 50;
/** Maximum number of themes that a team shares. */
export const TEAM_THEMES_MAX = 50;
