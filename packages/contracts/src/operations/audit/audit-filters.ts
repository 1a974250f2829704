import { AUDIT_KIND_NAMES, fileMonthSchema } from '../../admin';
import { createDocumentIdSchema, searchSchema, uidSchema } from '../../fields';
import { z } from 'zod';
import { checkOneFilter } from '../one-filter';

export const auditFilters = {
  target: createDocumentIdSchema('Not an id').optional(),
  person: uidSchema.optional().meta({
    description: 'Only what concerns this person: the account, its licences and its orders',
  }),
  kind: z.enum(AUDIT_KIND_NAMES).optional(),
  search: searchSchema
    .min(1)
    .optional()
    .meta({
      description:
        'Only what concerns the people, orders and tickets that these words find, or this id, and what ' +
        'those people did',
    }),
  month: fileMonthSchema.optional().meta({ description: 'Only of this month (UTC)' }),
};

/** Allows one filter at a time; each can be combined with a month. */
export const checkAuditFilter = ({
  target,
  person,
  kind,
  search,
}: Partial<Record<'target' | 'person' | 'kind' | 'search', string>>) =>
  checkOneFilter({ target, kind, person, search });
