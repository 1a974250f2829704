import { HARD_TO_TELL, type Separation, type Vision } from '@flexa/theme-engine/checks';

export const READERS: Record<Vision, string> = {
  full: 'for everyone',
  protan: 'with protanopia',
  deutan: 'with deuteranopia',
  tritan: 'with tritanopia',
};

/** For each position that is in a pair too close for someone, what to say of it. */
export function describeClosePairs(found: readonly Separation[]): Map<number, string> {
  const words = new Map<number, string>();
  const byDistance = [...found].sort((a, b) => a.deltaE - b.deltaE);
  for (const { pair, vision, deltaE } of byDistance) {
    if (deltaE >= HARD_TO_TELL) continue;
    for (const [one, other] of [pair, [pair[1], pair[0]]] as const) {
      if (words.has(one)) continue;
      words.set(one, `Close to colour ${other + 1} ${READERS[vision]} (ΔE ${deltaE.toFixed(1)})`);
    }
  }
  return words;
}
