/** What of a theme needs an account: said in these words wherever it is said. */
export const ACCOUNT_RULE =
  'Copying or downloading a theme needs an account; designing and sharing one doesn’t.';

/** What a mailed file lacks, wherever it is asked for. */
export const MAILED_RULE =
  'Unless this is your account’s confirmed address, the file comes without names, images, text and fonts that Power BI doesn’t include.';
