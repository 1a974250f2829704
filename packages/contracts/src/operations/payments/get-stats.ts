import { z } from 'zod';
import { STATS_WEEKS_MAX, statsSchema } from '../../admin';
import { defineOperation } from '../../operation';
import { moment } from '../samples';

export const getStats = defineOperation({
  method: 'get',
  path: '/admin/stats',
  access: { kind: 'staff' },
  summary: 'Returns key figures for admins; with `weeks`, also the series of the charts',
  input: z.strictObject({ weeks: z.int().min(0).max(STATS_WEEKS_MAX).default(0) }),
  output: statsSchema,
  errors: [],
  example: {
    input: { weeks: 4 },
    output: {
      at: moment,
      users: { total: 203, recent: 31, admins: 2 },
      activeLicenses: { free: 58, standard: 97, membership: 24 },
      orders: {
        paid: 121,
        recent: 18,
        recentRevenue: 184500,
        flagged: 1,
        unowned: 0,
        refundFailed: 0,
      },
      offer: { expiryDate: '2027-02-18T12:00:00.000Z', placesLeft: 42 },
      openTickets: 3,
      waitList: 12,
      failedMails: 0,
      series: {
        signUpsByWeek: [{ from: '2026-11-13T12:00:00.000Z', count: 9, yearBefore: 4 }],
        revenueByMonth: [{ month: '2026-11', revenue: 184500, yearBefore: 96000 }],
        activeByPack: [
          {
            month: '2026-11',
            active: { charts: 61, designs: 38, tables: 40, analytics: 16, suite: 24 },
          },
        ],
      },
    },
  },
});
