import { env } from '@/lib/env';

/** Promises the operator's answer time, if the deployment names one. */
export const ANSWER_TIME = env.supportAnswers
  ? `We answer within ${env.supportAnswers}.`
  : 'We answer in the order of arrival; we can’t promise a time.';
