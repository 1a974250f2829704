import '../http/limit-all-bodies';
import { createAuditTrigger } from '../audit/trigger';
import { getPlatform } from '../platform/platform';

export const watchAudit = createAuditTrigger(getPlatform);
