import { rankExactly, splitQuery } from '@flexa/theme-engine/search';
import { ANSWER_INDEX, TELLING, type Found } from './answer-search';

/** Returns answers that may spare a question: they have more than half of its words, one of them in a telling place. */
export function findSimilarAnswers(question: string, count: number): Found[] {
  const words = splitQuery(question).filter((word) => word.length > 2);
  const isMatch = (points: readonly number[]) =>
    points.filter((value) => value > 0).length > words.length / 2 &&
    points.some((value) => value >= TELLING);
  return rankExactly(words, ANSWER_INDEX, { isMatch }).slice(0, count);
}
