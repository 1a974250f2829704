import { tagged } from '../../operation';
import { exportAuditCsv } from './export-audit-csv';
import { listAudit } from './list-audit';

export const audit = tagged('Admin', { listAudit, exportAuditCsv });
