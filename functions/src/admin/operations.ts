import type { Handlers } from '../platform/handlers';
import type { AdminService } from './service';

export function adminHandlers(
  admin: AdminService,
): Handlers<
  'getStats' | 'getHoldings' | 'getPerson' | 'listAudit' | 'exportAuditCsv' | 'exportUsersCsv'
> {
  return {
    getStats: ({ input }) => admin.stats(input.weeks),
    getHoldings: async ({ input }) => ({ data: await admin.holdings(input.uids.split(',')) }),
    getPerson: ({ input }) => admin.person(input.uid),
    listAudit: ({ input }) => admin.listAudit(input),
    exportAuditCsv: ({ caller, input }) => admin.auditCsv(caller, input),
    exportUsersCsv: ({ caller, input }) => admin.usersCsv(caller, input),
  };
}
