import { randomFrom } from './sample';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ ';

/** So many texts that differ from a signed one: letters changed, taken out, put in or moved. */
export function forgeries(signed: string, count: number, seed: number): string[] {
  const random = randomFrom(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  const forge = () => {
    const letters = [...signed];
    for (let changes = 1 + below(3); changes > 0; changes--) {
      const at = below(letters.length);
      const letter = LETTERS[below(LETTERS.length)] ?? 'A';
      const kind = below(4);
      if (kind === 0) letters[at] = letter;
      else if (kind === 1) letters.splice(at, 1);
      else if (kind === 2) letters.splice(at, 0, letter);
      else letters.push(...letters.splice(at, 1 + below(20)));
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
