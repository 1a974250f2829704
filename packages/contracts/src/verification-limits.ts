// Imports no zod, so that a page can show these numbers without loading it.

/** Digits of a verification code. */
export const CODE_DIGITS = 6;
/** Lifetime of a code, in milliseconds. */
export const CODE_MS = 10 * 60 * 1000;
/** Pause between two mails to one person, in milliseconds. */
export const MAIL_PAUSE_MS = 60 * 1000;
/** Attempts at one code. After them, even the right code is refused. */
export const CODE_TRIES = 5;
