import { z } from 'zod';
import { auditEntrySchema } from '../../admin';
import { instantSchema } from '../../fields';
import { defineOperation, SEARCH_LIMIT } from '../../operation';
import { peopleSchema } from '../../people';
import { before, pageLimit } from '../page';
import { moment, name, uid } from '../samples';
import { auditFilters, checkAuditFilter } from './audit-filters';

export const listAudit = defineOperation({
  method: 'get',
  path: '/admin/audit',
  access: { kind: 'staff' },
  summary: 'Lists audit entries, newest first. Pass `next` as `before` to get the following page',
  input: z.strictObject({ before, limit: pageLimit, ...auditFilters }),
  check: checkAuditFilter,
  output: z.object({
    data: z.array(auditEntrySchema),
    next: instantSchema.nullable(),
    people: peopleSchema.meta({ description: 'Names of the users in the entries' }),
  }),
  errors: [],
  limit: SEARCH_LIMIT,
  example: {
    input: { limit: 25 },
    output: {
      data: [
        {
          id: 'aud_1',
          actor: 'admin-uid',
          action: 'user.update',
          target: uid,
          changes: { disabled: true, name: 'changed' },
          at: moment,
        },
      ],
      next: null,
      people: { 'admin-uid': 'Tomas Lind', [uid]: name },
    },
  },
});
