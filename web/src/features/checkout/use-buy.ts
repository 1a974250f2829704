import { useEffect, useRef, useState } from 'react';
import type { BillingInput } from '@flexa/contracts/orders';
import { determinePaidType, type Plan } from '@flexa/contracts/plans';
import type { ConsentVersion } from '@flexa/contracts/withdrawal';
import { loadUser } from '@/features/auth';
import { call } from '@/lib/api';

export interface Purchase extends Plan {
  quantity: number;
  /** Licence that the purchase renews, adds seats to, or replaces. */
  join?: { renews: string } | { addsTo: string } | { upgrades: string } | undefined;
  /** Total on the page, in cents, before a promotion code. */
  shownTotal: number;
  billing?: BillingInput | undefined;
  /** Version of the withdrawal wording that a consumer agreed to. */
  consent?: ConsentVersion | undefined;
  /** True if the buyer wants it beside a licence that gives the same. */
  acceptsOverlap?: boolean | undefined;
}

interface Handlers {
  /** Called instead of ordering if nobody is signed in. */
  onSignedOut: () => void;
  onError: (error: unknown) => void;
}

/**
 * Orders a licence and leads to its payment page. Repeated calls make one order: the button stays busy
 * until the browser has left the page.
 */
export function useBuy({ onSignedOut, onError }: Handlers) {
  const isOrdering = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const setOrdering = (on: boolean) => {
    isOrdering.current = on;
    setBusy(on);
  };

  // After Back from the payment page, the browser may restore this page in its busy state.
  useEffect(() => {
    const resetOnReturn = (event: PageTransitionEvent) => {
      if (event.persisted) setOrdering(false);
    };
    window.addEventListener('pageshow', resetOnReturn);
    return () => window.removeEventListener('pageshow', resetOnReturn);
  }, []);

  async function order({
    visualType,
    month,
    quantity,
    join,
    shownTotal,
    billing,
    consent,
    acceptsOverlap,
  }: Purchase): Promise<void> {
    const user = await loadUser();
    if (!user) {
      setOrdering(false);
      return onSignedOut();
    }
    const licenseType = determinePaidType(visualType);
    const { uid, name } = user;
    const item = { month, licenseType, visualType, quantity, shownTotal, ...join };
    const input = {
      uid,
      name,
      ...item,
      ...(billing && { billing }),
      ...(consent && { consent }),
      ...(acceptsOverlap && { acceptsOverlap }),
    };
    const answer = await call('buyLicense', input);
    // The answer is a licence only if an admin grants one to someone else.
    if ('checkoutUrl' in answer) window.location.assign(answer.checkoutUrl);
  }

  return {
    isBusy,
    buy(purchase: Purchase) {
      if (isOrdering.current) return;
      setOrdering(true);
      order(purchase).catch((error: unknown) => {
        setOrdering(false);
        onError(error);
      });
    },
  };
}
