/** What of a theme needs an account: said in these words wherever it is said. */
export const ACCOUNT_RULE =
  'Create a free account to download. You can design and share without one.';

/** What a mailed file lacks, wherever it is asked for. */
export const MAILED_RULE =
  'Unless the address is your account’s confirmed e-mail, the file leaves out names, text, images and custom fonts.';
