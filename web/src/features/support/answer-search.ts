import { fit, wordsOf } from '@flexa/theme-engine/search';
import { TOPICS, type Answer } from './answers';

/** Said in every question, so they tell nothing apart. */
const COMMON = new Set(
  'a an and are can do does for get how i in is it me my not of on or the this to was what when where why with you your'.split(
    ' ',
  ),
);

function tellingWordsOf(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !COMMON.has(word));
  return telling.length > 0 ? telling : words;
}

interface Indexed {
  answer: Answer;
  topic: string;
  /** What is searched, from what counts most to what counts least. */
  fields: [words: string[], weight: number][];
}

const INDEX: readonly Indexed[] = TOPICS.flatMap(({ title, answers }) =>
  answers.map((answer) => ({
    answer,
    topic: title,
    fields: [
      [tellingWordsOf(answer.question), 6],
      [tellingWordsOf(answer.words ?? ''), 3],
      [tellingWordsOf(answer.text.join(' ')), 1],
    ] satisfies Indexed['fields'],
  })),
);

/** How well a word goes with an answer: with its question best. */
function fitOf(word: string, fields: Indexed['fields'], isForgiving: boolean): number {
  return Math.max(...fields.map(([words, weight]) => weight * fit(word, words, isForgiving)));
}

export interface Found {
  answer: Answer;
  topic: string;
}

/**
 * Answers in which each word of the search occurs, the best fitting first; where there are none, a
 * typing error in each word is forgiven.
 */
export function findAnswers(search: string): Found[] {
  const words = tellingWordsOf(search);
  if (words.length === 0) return [];
  const all = (fits: number[]) => fits.every((value) => value > 0);
  const exact = ranked(words, all);
  return exact.length > 0 ? exact : ranked(words, all, true);
}

/** From here on a word is in an answer's question, or is one of those people search it by. */
const TELLING = 6;

/** Answers that might spare a question: more than half of its telling words occur in them, one in a telling place. */
export function similarAnswers(question: string, count: number): Found[] {
  const words = tellingWordsOf(question).filter((word) => word.length > 2);
  if (words.length === 0) return [];
  const isHit = (fits: number[]) =>
    fits.filter((value) => value > 0).length > words.length / 2 &&
    fits.some((value) => value >= TELLING);
  return ranked(words, isHit).slice(0, count);
}

function ranked(words: string[], isHit: (fits: number[]) => boolean, isForgiving = false): Found[] {
  return INDEX.map(({ answer, topic, fields }) => {
    const fits = words.map((word) => fitOf(word, fields, isForgiving));
    return {
      answer,
      topic,
      isHit: isHit(fits),
      score: fits.reduce((sum, value) => sum + value, 0),
    };
  })
    .filter((found) => found.isHit)
    .sort((a, b) => b.score - a.score)
    .map(({ answer, topic }) => ({ answer, topic }));
}
