import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from '@/features/auth';
import type { BuyButtonProps } from './use-buy-button';

const SCRIPT = 'https://js.stripe.com/v3/buy-button.js';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'stripe-buy-button': {
        'buy-button-id': string;
        'publishable-key': string;
        'client-reference-id': string;
        'customer-email': string;
      };
    }
  }
}

/** Loads the script of the button. */
function loadScript(): Promise<unknown> {
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  });
}
let scriptRequest: Promise<unknown> | undefined;

/**
 * Leads to the same payment and back to the same page as our own button, which replaces Stripe's if that
 * can't be loaded.
 */
export function BuyButton({
  publishableKey,
  buttonId,
  otherwise,
}: BuyButtonProps & { otherwise: ReactNode }) {
  const user = useSession((session) => session.user);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    scriptRequest ??= loadScript();
    scriptRequest.catch(() => {
      scriptRequest = undefined;
      setFailed(true);
    });
  }, []);

  if (!user || hasFailed) return otherwise;
  return (
    <div className="grid min-h-12 justify-items-center">
      <stripe-buy-button
        buy-button-id={buttonId}
        publishable-key={publishableKey}
        client-reference-id={user.uid}
        customer-email={user.email}
      />
    </div>
  );
}
