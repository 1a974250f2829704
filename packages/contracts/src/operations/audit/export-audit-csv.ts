import { z } from 'zod';
import { CSV_ROWS_MAX } from '../../admin';
import { defineOperation } from '../../operation';
import { csvFile } from '../csv-file';
import { auditFilters, checkAuditFilter } from './audit-filters';

export const exportAuditCsv = defineOperation({
  method: 'get',
  path: '/admin/audit.csv',
  access: { kind: 'admin' },
  summary:
    'Exports audit entries of a filter as CSV (RFC 4180), newest first, with `changes` as JSON. Without a ' +
    `month, at most ${CSV_ROWS_MAX} entries`,
  input: z.strictObject(auditFilters),
  check: checkAuditFilter,
  ...csvFile,
  atOnce: 1,
  example: {
    input: { month: '2026-11' },
    output: 'at,action,target,changes,actor,actorName\r\n',
  },
});
