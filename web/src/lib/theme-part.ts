/** What the theme part of the membership adds to the studio, which is free: said wherever it is bought. */
export const THEME_PART = 'Theme adds the command line and GitHub Action for CI.';
