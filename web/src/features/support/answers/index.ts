import { ACCOUNT } from './account';
import type { AnswerTopic } from './answer';
import { BUYING } from './buying';
import { FREE } from './free';
import { LICENCES } from './licences';
import { STUDIO } from './studio';

export type { Answer, AnswerTopic } from './answer';

/** All topics of the support centre, in display order. */
export const TOPICS: readonly AnswerTopic[] = [LICENCES, FREE, BUYING, ACCOUNT, STUDIO];
