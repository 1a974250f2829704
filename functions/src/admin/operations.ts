import type { Handlers } from '../platform/handlers';
import type { AdminService } from './service';

export function adminHandlers(
  admin: AdminService,
): Handlers<'getStats' | 'listAudit' | 'exportUsersCsv'> {
  return {
    getStats: () => admin.stats(),
    listAudit: ({ input }) => admin.listAudit(input),
    exportUsersCsv: ({ caller }) => admin.usersCsv(caller),
  };
}
