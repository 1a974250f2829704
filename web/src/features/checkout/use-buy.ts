import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { paidTypeOf } from '@contracts/plans';
import { call } from '@/lib/api';
import type { Purchase } from './plan-choice';

interface Buyer {
  uid: string;
  name: string;
}

/**
 * Orders a licence and leads to where it is paid. However often it is asked meanwhile, it is one
 * order: busy until the browser has left the page.
 */
export function useBuy({ uid, name }: Buyer) {
  const isOn = useRef(false);
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: async ({ visualType, month, quantity }: Purchase) => {
      const licenseType = paidTypeOf(visualType);
      const input = { uid, name, month, licenseType, visualType, quantity };
      const answer = await call('buyLicense', input);
      // A licence comes back only where an admin gives one to somebody else.
      if ('checkoutUrl' in answer) window.location.assign(answer.checkoutUrl);
    },
    meta: { silent: true },
  });

  // Back from the pay page the browser may show this page as it was left: busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isOn.current = false;
      reset();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [reset]);

  return {
    isBusy: isPending || isSuccess,
    buy(purchase: Purchase, onError: (error: Error) => void) {
      if (isOn.current) return;
      isOn.current = true;
      mutate(purchase, {
        onError: (error) => {
          isOn.current = false;
          onError(error);
        },
      });
    },
  };
}
