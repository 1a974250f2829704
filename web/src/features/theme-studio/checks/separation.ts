export type Vision = 'full' | 'protan' | 'deutan' | 'tritan';

export interface Separation {
  vision: Vision;
  /** Positions of the two colours that are hardest to tell apart. */
  pair: readonly [number, number];
  /** Those two as they are seen. */
  seen: readonly [string, string];
  /** CIEDE2000 between them; under 6 they are hard to tell apart. */
  deltaE: number;
}
