/**
 * Limit of saved versions. At 200 kB each it allows 24 MB an hour, of which we keep 1 MB a theme
 * and 50 MB in total.
 */
export const SAVING = { points: 120, seconds: 3600, by: 'caller', lasting: true } as const;
