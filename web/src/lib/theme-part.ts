/** Describes the theme tools that the membership adds to the free studio. */
export const THEME_PART_SUMMARY = 'Theme adds the command line and GitHub Action for CI.';
