import type { OperationName } from '@flexa/contracts/routes';
import type { Example } from './example';
import { email, free, moment, name, order, paid, session, ticket, uid, user } from './example-data';

/** Examples of what admins call. */
export const ADMIN_EXAMPLES = {
  getStats: {
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
  getHoldings: {
    input: { uids: uid },
    output: { data: [{ uid, packs: ['charts', 'tables'], paid: 20000 }] },
  },
  getPerson: {
    input: { uid },
    output: {
      user,
      emailVerified: true,
      lastSeenAt: moment,
      licenses: [paid, free],
      orders: [order],
    },
  },
  listAudit: {
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
  exportUsersCsv: {
    input: {},
    output: 'uid,name,email,isAdmin,hasPurchased,disabled,createdAt\r\n',
  },
  revokeLicense: {
    input: { id: paid.id, reason: 'Sent back' },
    output: { ...paid, deletedAt: moment, revokedReason: 'Sent back' },
  },
  listAllOrders: {
    input: { unowned: 'true' },
    output: {
      data: [{ ...order, uid: null, name: null, unowned: true, refundFailed: false }],
      next: null,
    },
  },
  exportOrdersCsv: {
    input: { month: '2026-11' },
    output: 'paidAt,order,product,months,seats\r\n',
  },
  refundOrder: {
    input: { id: session, requestId: '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a' },
    output: {
      ...order,
      state: 'refunded',
      refunded: order.amount,
      unowned: false,
      refundFailed: false,
    },
  },
  listOffers: {
    input: {},
    output: {
      data: [
        {
          id: 'launch',
          expiryDate: '2027-02-18T12:00:00.000Z',
          userCount: 100,
          placesLeft: 42,
          maxMonths: 3,
          createdAt: moment,
        },
      ],
    },
  },
  updateOffer: {
    input: {
      id: 'launch',
      expiryDate: '2027-02-18T12:00:00.000Z',
      userCount: 100,
      maxMonths: 3,
    },
    output: { expiryDate: '2027-02-18T12:00:00.000Z', userCount: 42, maxMonths: 3 },
  },
  listTickets: { input: { state: 'open' }, output: { data: [ticket], next: null, people: {} } },
  updateTicket: {
    input: { id: ticket.id, state: 'closed' },
    output: { ...ticket, state: 'closed', version: 2, updatedAt: moment, updatedBy: 'admin-uid' },
  },
  listWaitList: {
    input: { product: 'analytics' },
    output: { data: [{ email, product: 'analytics', createdAt: moment }], next: null },
  },
  notifyWaitList: { input: { product: 'analytics' }, output: { told: 12, left: 0 } },
} satisfies { [N in OperationName]?: Example<N> };
