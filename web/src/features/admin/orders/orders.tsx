import { useLocation } from 'react-router-dom';
import { OrderList } from './order-list';
import { OrderView } from './order-view';

/** The list of orders, or the one that the address names. */
export function Orders() {
  const id = new URLSearchParams(useLocation().search).get('order');
  return id ? <OrderView id={id} /> : <OrderList />;
}
