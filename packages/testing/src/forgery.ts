import { createRandom } from './sample';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ ';

/** Generates texts that differ from a signed one in changed, removed, added or moved letters. */
export function generateForgeries(signedText: string, count: number, seed: number): string[] {
  const random = createRandom(seed);
  const pickBelow = (bound: number) => Math.floor(random() * bound);
  const forge = () => {
    const letters = [...signedText];
    for (let changes = 1 + pickBelow(3); changes > 0; changes--) {
      const index = pickBelow(letters.length);
      const letter = LETTERS[pickBelow(LETTERS.length)] ?? 'A';
      const kind = pickBelow(4);
      if (kind === 0) letters[index] = letter;
      else if (kind === 1) letters.splice(index, 1);
      else if (kind === 2) letters.splice(index, 0, letter);
      else letters.push(...letters.splice(index, 1 + pickBelow(20)));
    }
    return letters.join('');
  };
  const forgeries: string[] = [];
  while (forgeries.length < count) {
    const text = forge();
    // An additional blank is a common paste error, not a forgery.
    if (text.replaceAll(' ', '') !== signedText) forgeries.push(text);
  }
  return forgeries;
}
