import { tagOperations } from '../../operation';
import { exportAuditCsv } from './export-audit-csv';
import { listAudit } from './list-audit';

export const audit = tagOperations('Admin', { listAudit, exportAuditCsv });
