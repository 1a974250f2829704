import { env } from '@/lib/env';

/** Promises the time in which the operator answers, where the deployment names one; otherwise none. */
export const ANSWER_TIME = env.supportAnswers
  ? `We answer within ${env.supportAnswers}.`
  : 'We answer in the order of arrival; we can’t promise a time.';
