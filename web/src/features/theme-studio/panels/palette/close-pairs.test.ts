import { describe, expect, it } from 'vitest';
import { describeClosePairs } from './close-pairs';

const seen = ['#000000', '#000001'] as const;

describe('describeClosePairs', () => {
  it('names the other colour of a colour’s closest pair and the colour blindness that confuses them', () => {
    const words = describeClosePairs([
      { vision: 'full', pair: [0, 7], seen, deltaE: 13.3 },
      { vision: 'protan', pair: [0, 4], seen, deltaE: 2.34 },
      { vision: 'deutan', pair: [0, 2], seen, deltaE: 5.4 },
    ]);
    expect(Object.fromEntries(words)).toEqual({
      0: 'Close to colour 5 with protanopia (ΔE 2.3)',
      4: 'Close to colour 1 with protanopia (ΔE 2.3)',
      2: 'Close to colour 1 with deuteranopia (ΔE 5.4)',
    });
  });
});
