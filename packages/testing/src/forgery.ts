import { createRandom } from './sample';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ ';

/** So many texts that differ from a signed one: letters changed, taken out, put in or moved. */
export function generateForgeries(signed: string, count: number, seed: number): string[] {
  const random = createRandom(seed);
  const pickBelow = (bound: number) => Math.floor(random() * bound);
  const forge = () => {
    const letters = [...signed];
    for (let changes = 1 + pickBelow(3); changes > 0; changes--) {
      const at = pickBelow(letters.length);
      const letter = LETTERS[pickBelow(LETTERS.length)] ?? 'A';
      const kind = pickBelow(4);
      if (kind === 0) letters[at] = letter;
      else if (kind === 1) letters.splice(at, 1);
      else if (kind === 2) letters.splice(at, 0, letter);
      else letters.push(...letters.splice(at, 1 + pickBelow(20)));
    }
    return letters.join('');
  };
  const made: string[] = [];
  while (made.length < count) {
    const text = forge();
    // A blank more is what people paste along; it isn't a forgery.
    if (text.replaceAll(' ', '') !== signed) made.push(text);
  }
  return made;
}
