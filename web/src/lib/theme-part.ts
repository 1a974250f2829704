/** Sentence about the membership's theme part, which adds to the free studio. */
export const THEME_PART = 'Theme adds the command line and GitHub Action for CI.';
