import { useEffect, useState } from 'react';
import type { Order } from '@flexa/contracts/orders';
import { findUnpaidInvoice } from '@flexa/contracts/unpaid-invoice';
import { useSession } from '@/features/auth';
import { call } from '@/lib/api';
import type { Choice } from './choice';

interface FindUnpaidProps {
  visualType: Choice['visualType'];
  /** Licence that the purchase would renew. */
  renews: string | undefined;
  onFound: (order: Order | undefined) => void;
}

/** Looks for the signed-in person's unpaid invoice for the same purchase. Shows nothing itself. */
export function FindUnpaid({ visualType, renews, onFound }: FindUnpaidProps) {
  const uid = useSession((session) => session.uid);
  const [orders, setOrders] = useState<readonly Order[]>([]);
  useEffect(() => {
    // Without the list the server refuses the purchase and says why.
    if (uid)
      call('listOrders', { uid }).then(
        ({ data }) => setOrders(data),
        () => undefined,
      );
  }, [uid]);
  const found = findUnpaidInvoice({ visualType, renews }, orders);
  useEffect(() => onFound(found), [found, onFound]);
  return null;
}
