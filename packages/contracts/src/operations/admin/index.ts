import { tagged, type Capability } from '../../capability';
import { exportAuditCsv } from './export-audit-csv';
import { exportUsersCsv } from './export-users-csv';
import { getHoldings } from './get-holdings';
import { getPerson } from './get-person';
import { getStats } from './get-stats';
import { listAudit } from './list-audit';

export const admin = {
  operations: tagged('Admin', {
    getStats,
    getHoldings,
    getPerson,
    listAudit,
    exportAuditCsv,
    exportUsersCsv,
  }),
} as const satisfies Capability;
