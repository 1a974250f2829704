import { useEffect, useRef, useState } from 'react';
import type { BillingInput } from '@flexa/contracts/orders';
import { determinePaidType, type Plan } from '@flexa/contracts/plans';
import type { ConsentVersion } from '@flexa/contracts/withdrawal';
import { loadUser } from '@/features/auth';
import { call } from '@/lib/api';

export interface Purchase extends Plan {
  quantity: number;
  /** The licence at whose end it begins, whose seats it adds to, or in whose place it is bought. */
  join?: { renews: string } | { addsTo: string } | { upgrades: string } | undefined;
  /** The total on the page, in cents, before a promotion code. */
  shownTotal: number;
  billing?: BillingInput | undefined;
  /** The version of the withdrawal wording that a consumer agreed to. */
  consent?: ConsentVersion | undefined;
  /** The buyer wants it beside a licence that gives the same. */
  acceptsOverlap?: boolean | undefined;
}

interface Handlers {
  /** Nobody is signed in: nothing was ordered. */
  onSignedOut: () => void;
  onError: (error: unknown) => void;
}

/**
 * Orders a licence and leads to where it is paid. However often it is asked meanwhile, it is one
 * order: busy until the browser has left the page.
 */
export function useBuy({ onSignedOut, onError }: Handlers) {
  const isOn = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const setOn = (on: boolean) => {
    isOn.current = on;
    setBusy(on);
  };

  // Back from the pay page the browser may show this page as it was left: busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setOn(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
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
      setOn(false);
      return onSignedOut();
    }
    const licenseType = determinePaidType(visualType);
    const { uid, name } = user;
    const what = { month, licenseType, visualType, quantity, shownTotal, ...join };
    const input = {
      uid,
      name,
      ...what,
      ...(billing && { billing }),
      ...(consent && { consent }),
      ...(acceptsOverlap && { acceptsOverlap }),
    };
    const answer = await call('buyLicense', input);
    // A licence comes back only where an admin gives one to someone else.
    if ('checkoutUrl' in answer) window.location.assign(answer.checkoutUrl);
  }

  return {
    isBusy,
    buy(purchase: Purchase) {
      if (isOn.current) return;
      setOn(true);
      order(purchase).catch((error: unknown) => {
        setOn(false);
        onError(error);
      });
    },
  };
}
