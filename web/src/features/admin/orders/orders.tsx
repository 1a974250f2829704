import { useLocation } from 'react-router-dom';
import { OrderList } from './order-list';
import { OrderView } from './order-view';

/** Shows the list of orders, or the order that the address names. */
export function Orders() {
  const id = new URLSearchParams(useLocation().search).get('order');
  return id ? <OrderView id={id} /> : <OrderList />;
}
