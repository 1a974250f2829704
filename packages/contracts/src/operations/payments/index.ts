import { tagOperations } from '../../operation';
import { buyLicense } from './buy-license';
import { checkSession } from './check-session';
import { exportOrdersCsv } from './export-orders-csv';
import { getOrder } from './get-order';
import { getPrice } from './get-price';
import { getReceipt } from './get-receipt';
import { getStats } from './get-stats';
import { getTeamReceipt } from './get-team-receipt';
import { listAllOrders } from './list-all-orders';
import { listOrders } from './list-orders';
import { listTeamOrders } from './list-team-orders';
import { orderByInvoice } from './order-by-invoice';
import { refundOrder } from './refund-order';
import { startLicenses } from './start-licenses';
import { withdrawOrder } from './withdraw-order';

export const payments = {
  ...tagOperations('Payments', {
    buyLicense,
    getPrice,
    checkSession,
    listOrders,
    getReceipt,
    withdrawOrder,
    orderByInvoice,
  }),
  ...tagOperations('Teams', { listTeamOrders, getTeamReceipt }),
  ...tagOperations('Admin', {
    getStats,
    listAllOrders,
    getOrder,
    exportOrdersCsv,
    startLicenses,
    refundOrder,
  }),
};
