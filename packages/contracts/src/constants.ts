/** Numbers of docs/specification.md, section 9, and of the design; each named once, for both sides. */

/** Admin user list page size. */
export const USER_PAGE_SIZE = 12;
/** The largest page GET /users answers. */
export const USER_PAGE_SIZE_MAX = 100;
/** Longest search of a list of the admin area, in characters. */
export const SEARCH_MAX = 100;
/** Longest person's name, in characters. */
export const NAME_MAX = 100;

/** Longest company name and purchase-order number on an invoice, in characters. */
export const BILLING_LINE_MAX = 100;

/** Every call to the API is given up after this long. */
export const API_TIMEOUT_MS = 10_000;
/** Largest request body the API reads; larger is answered with 413. */
export const BODY_MAX_BYTES = 1024 * 1024;

/** A sign-in older than this can't delete the account. */
export const RECENT_SIGN_IN_MS = 5 * 60 * 1000;

/** Before rights, money and exports a proof of who calls may be this old. */
export const STEP_UP_MS = 15 * 60 * 1000;

/** Toasts close by themselves after this long. */
export const TOAST_MS = 2000;

/** Password rules, checked by the client and set as the policy of the identity provider. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** A licence that ends within this many days is shown as expiring. */
export const EXPIRING_DAYS = 14;

/** Days before the end of a licence on which its person is written to, the first one first. */
export const REMINDER_DAYS = [30, 14, 3] as const;
/** An ended licence stays in its person's account for so many days. */
export const SHOWN_AFTER_END_DAYS = 90;

/** The discount popup opens this long after the app started, and its countdown moves this often. */
export const POPUP_DELAY_MS = 30_000;
export const COUNTDOWN_MS = 1000;

/** The loading bar, in milliseconds. */
export const LOADING_BAR = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 };

/** Seats one order takes at most. */
export const SEATS_MAX = 1000;

/** From so many seats on an order can be paid by invoice. */
export const INVOICE_SEATS_MIN = 5;
/** Unpaid invoices of one person at a time. */
export const OPEN_INVOICES_MAX = 3;
/** How long what belongs to no account is kept, in months: after the last change of a ticket, from
 * the day one joined a wait list, from the day an admin did something. */
export const KEPT_MONTHS = { ticket: 12, waitList: 12, audit: 24 };
/** The operator hears of a refund of so much, in cents, and of each that is greater. */
export const LARGE_REFUND = 50_000;
/** Saved themes a person may have. */
export const THEMES_MAX = 50;
/** Themes that a team shares at most. */
export const TEAM_THEMES_MAX = 50;
