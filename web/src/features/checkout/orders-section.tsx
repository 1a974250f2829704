import { useQuery } from '@tanstack/react-query';
import { Card } from '@/ui/card';
import { LoadFailure } from '@/ui/load-failure';
import { OrderTable } from './order-table';
import { isShown } from './order-state';
import { ordersQuery } from './orders-query';
import { WithdrawList } from './withdraw-list';

/** Lists a person's orders with Stripe's invoices. */
export function OrdersSection({ uid }: { uid: string }) {
  const query = useQuery({
    ...ordersQuery(uid),
    select: (answer) => answer.data.filter(isShown),
  });
  const { data, error } = query;

  return (
    <section
      id="orders"
      aria-labelledby="orders-title"
      aria-busy={!data && !error}
      className="scroll-mt-32"
    >
      <h2 id="orders-title" className="mb-4 text-20">
        Orders
      </h2>
      {error && (
        <LoadFailure
          title="Your orders could not be loaded"
          className={data && 'mb-4'}
          query={query}
        />
      )}
      {data && <WithdrawList orders={data} />}
      {data?.length === 0 ? (
        <Card className="rounded-10 px-4 py-5 text-14 sm:px-5">
          <p className="font-medium">No orders yet</p>
          <p className="mt-0.5 text-muted">
            Your orders and their invoices appear here. Free licences have none.
          </p>
        </Card>
      ) : (
        (data || !error) && <OrderTable orders={data} />
      )}
    </section>
  );
}
