/** What of a theme needs an account: said in these words wherever it is said. */
export const ACCOUNT_RULE =
  'Copying or downloading a theme needs an account; designing and sharing one doesn’t.';
