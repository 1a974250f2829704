import { TOPICS, type Answer } from './answers';

/** Letters without accents, one spelling for what is spelt in two ways. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/e-mail/g, 'email')
    .replace(/licens(e|ing)/g, 'licenc$1')
    .replace(/color/g, 'colour')
    .replace(/[’']/g, '');
}

/** Said in every question, so they tell nothing apart. */
const COMMON = new Set(
  'a an and are can do does for get how i in is it me my not of on or the this to was what when where why with you your'.split(
    ' ',
  ),
);

export function wordsOf(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
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
      [wordsOf(answer.question), 6],
      [wordsOf(answer.words ?? ''), 3],
      [wordsOf(answer.text.join(' ')), 1],
    ] satisfies Indexed['fields'],
  })),
);

/** How well a word fits a field: whole words better than beginnings. */
function fit(word: string, fields: Indexed['fields']): number {
  let best = 0;
  for (const [words, weight] of fields) {
    if (words.includes(word)) best = Math.max(best, weight * 2);
    else if (words.some((candidate) => candidate.startsWith(word))) best = Math.max(best, weight);
    // 'refunds' finds 'refund': what is typed may be the longer one.
    else if (word.length > 4 && words.some((w) => w.length > 3 && word.startsWith(w))) {
      best = Math.max(best, weight * 0.5);
    }
  }
  return best;
}

export interface Found {
  answer: Answer;
  topic: string;
}

/** Answers in which each word of the search occurs, the best fitting first. */
export function findAnswers(search: string): Found[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  return ranked(words, (fits) => fits.every((value) => value > 0));
}

/** Answers that might spare a question: most of its telling words occur in them. */
export function similarAnswers(question: string, count: number): Found[] {
  const words = wordsOf(question).filter((word) => word.length > 2);
  if (words.length === 0) return [];
  const enough = Math.max(1, Math.ceil(words.length / 2));
  return ranked(words, (fits) => fits.filter((value) => value >= 3).length >= enough).slice(
    0,
    count,
  );
}

function ranked(words: string[], isHit: (fits: number[]) => boolean): Found[] {
  return INDEX.map(({ answer, topic, fields }) => {
    const fits = words.map((word) => fit(word, fields));
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
