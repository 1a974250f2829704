import { rankExactly, splitQuery } from '@flexa/theme-engine/search';
import { ANSWER_INDEX, QUESTION_POINTS, type Found } from './answer-search';

/** Returns answers with more than half of a question's words, one of them in their question or search words. */
export function findSimilarAnswers(question: string, count: number): Found[] {
  const words = splitQuery(question).filter((word) => word.length > 2);
  const isMatch = (points: readonly number[]) =>
    points.filter((value) => value > 0).length > words.length / 2 &&
    points.some((value) => value >= QUESTION_POINTS);
  return rankExactly(words, ANSWER_INDEX, { isMatch }).slice(0, count);
}
