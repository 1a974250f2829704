/** The one sentence about downloads that need an account. */
export const ACCOUNT_RULE =
  'Create a free account to download. You can design and share without one.';

/** The one sentence about content missing from a mailed file. */
export const MAILED_RULE =
  'Unless the address is your account’s confirmed e-mail, the file leaves out names, text, images and custom fonts.';
