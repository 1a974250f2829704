/** What of a theme needs an account: said in these words wherever it is said. */
export const ACCOUNT_RULE =
  'Copying or downloading a theme needs an account; designing and sharing one doesn’t.';

/** What a mailed file lacks, wherever it is asked for. */
export const MAILED_RULE =
  'Unless you are signed in with this address, and have confirmed it, the file comes without names, images and texts.';
