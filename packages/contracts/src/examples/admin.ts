import type { OperationName } from '../routes';
import type { Example } from './example';
import { email, free, moment, name, order, paid, session, ticket, uid, user } from './data';

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
    output: { data: [{ uid, packs: ['charts', 'tables'], licenses: 2, seats: 5, paid: 20000 }] },
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
    output:
      'uid,name,email,isAdmin,isSupport,hasPurchased,disabled,createdAt,licenses,seats,packs,paid,currency,lastSeenAt\r\n',
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
  getOrder: {
    input: { id: session },
    output: {
      ...order,
      state: 'partially-refunded',
      refunded: 6000,
      seatsRefunded: 1,
      country: 'DE',
      taxId: 'DE123456789',
      taxIdStatus: 'verified',
      unowned: false,
      refundFailed: false,
      fulfilledAt: moment,
      startedEarly: false,
      invoiceNumber: 'FLEXA-0001',
      settlement: { fee: 900, net: 29100, currency: 'usd' },
      licenses: [
        {
          id: paid.id,
          userId: uid,
          visualType: 'tables',
          quantity: 4,
          createdAt: moment,
          expiresAt: paid.expiresAt,
          deletedAt: null,
          revokedReason: null,
        },
      ],
      refunds: [{ id: 're_1Pgc79B7WZ01zgkW', amount: 6000, seats: 1, failed: false }],
      disputes: [],
      takenBack: 0,
      history: [
        { at: moment, what: 'ordered' },
        { at: moment, what: 'paid', amount: 105000 },
        { at: moment, what: 'delivered' },
        { at: moment, what: 'refunded', amount: 21000 },
        { at: moment, what: 'told', news: 'refund' },
      ],
    },
  },
  exportAuditCsv: {
    input: { month: '2026-11' },
    output: 'at,action,target,changes,actor,actorName\r\n',
  },
  exportOrdersCsv: {
    input: { month: '2026-11' },
    output: 'date,movement,number,order,product\r\n',
  },
  startLicenses: {
    input: { id: order.id, requestId: 'd2b0a1f4-1c57-4f0e-9c0a-3f6a5b7c8d90' },
    output: { ...order, state: 'open', paidAt: null, unowned: false, refundFailed: false },
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
  listMails: {
    input: { uid },
    output: {
      data: [
        {
          id: 'receipt-cs_1',
          template: 'receipt',
          state: 'sent',
          createdAt: moment,
          sentAt: moment,
          canBeRepeated: true,
        },
      ],
    },
  },
  listFailedMails: {
    input: {},
    output: {
      data: [{ id: 'receipt-cs_1', template: 'receipt', createdAt: moment, to: email, uid }],
      people: { [uid]: name },
    },
  },
  repeatMail: {
    input: { uid, id: 'receipt-cs_1', requestId: '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a' },
    output: { sent: true },
  },
  notifyWaitList: { input: { product: 'analytics' }, output: { told: 12, left: 0 } },
} satisfies { [N in OperationName]?: Example<N> };
