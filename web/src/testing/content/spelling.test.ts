/** Content lint: British spelling by a dictionary, our preferred words, and no repeated paragraphs. */
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { expect, test } from 'vitest';
import ownWords from '@/features/content/texts/words.txt?raw';
import { PIECES } from './pieces';

const speller = nspell(dictionary);
for (const word of ownWords.split('\n')) {
  if (word && !word.startsWith('#')) speller.add(word.trim());
}

/** Returns the words of a text without addresses, figures, colours and names with inner capitals. */
function splitWords(text: string): string[] {
  return text
    .replace(/https?:\S+|\/[a-z][\w/#?=-]*|[\w.-]+\.(json|com|org|xml|zip)\b|#?\b\w*\d\w*\b/gi, ' ')
    .replaceAll('’', "'")
    .split(/[^\p{L}']+/u)
    .map((word) => word.replace(/^'+|'+$|'s$/g, ''))
    .filter((word) => word.length > 1 && !/.\p{Lu}/u.test(word));
}

test('every word on the site is in the dictionary, or in content/words.txt', () => {
  const unknown = new Map<string, string>();
  for (const { where, text } of PIECES) {
    for (const word of splitWords(text)) {
      if (!unknown.has(word) && !speller.correct(word)) unknown.set(word, where);
    }
  }
  expect([...unknown].map(([word, where]) => `${word} (${where})`)).toEqual([]);
});

/** Words with several correct spellings that we write in one way. */
const HOUSE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bemails?\b/i, 'e-mail'],
  [/\blicense[sd]?\b/i, 'licence'],
  [/\bgray/i, 'grey'],
  [/\b(?:color|center|behavior|catalog|dialog box)\b/i, 'colour, centre, behaviour, catalogue'],
  [/\b(?:custom|organ|recogn|summar|visual|emphas|normal)iz/i, '-ise'],
  [
    /\b(?:simply|just|very easy|blazing|seamless|leverage|unlock|elevate)\b/i,
    'nothing: it is filler',
  ],
  [/--|\.\.\.|!(?:\s|$)/, 'plain punctuation'],
];

test('the site follows our list of preferred words', () => {
  const found = PIECES.flatMap(({ where, text }) =>
    HOUSE_WORDS.flatMap(([pattern, instead]) => {
      const [match] = pattern.exec(text.replace(/\/api\/\S+/g, '')) ?? [];
      return match ? [`${where}: “${match}”, write ${instead}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test('the site has no paragraph twice', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { where, text } of PIECES) {
    const plain = text.toLowerCase().replace(/\W+/g, ' ').trim();
    if (plain.length < 60) continue;
    const first = seen.get(plain);
    if (first === undefined) seen.set(plain, where);
    else twice.push(`${first} and ${where}: ${text.slice(0, 80)}`);
  }
  expect(twice).toEqual([]);
});

test('the content lint reads all texts', () => {
  const places = new Set(PIECES.map(({ where }) => where.replace(/:.*/, '')));
  expect(places.size).toBeGreaterThan(15);
  expect(speller.correct('colour')).toBe(true);
  expect(speller.correct('color')).toBe(false);
  expect(splitWords('A wrng word, theme.json and #F2C811')).toEqual(['wrng', 'word', 'and']);
});
