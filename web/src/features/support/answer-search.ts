import { rankItems, splitWords, type Searchable } from '@flexa/theme-engine/search';
import { TOPICS, type Answer } from './answers';

export interface Found {
  answer: Answer;
  topic: string;
}

/** Points of a word in the question or among an answer's search words. */
export const QUESTION_POINTS = 6;

export const ANSWER_INDEX: readonly Searchable<Found>[] = TOPICS.flatMap(({ title, answers }) =>
  answers.map((answer) => ({
    item: { answer, topic: title },
    fields: [
      { words: splitWords(answer.question), weight: QUESTION_POINTS },
      { words: splitWords(answer.words ?? ''), weight: QUESTION_POINTS / 2 },
      { words: splitWords(answer.text.join(' ')), weight: 1 },
    ],
  })),
);

/** Returns the answers that match a search, the best first. */
export function findAnswers(search: string): Found[] {
  return rankItems(search, ANSWER_INDEX);
}
