import { useEffect, useState, type ReactNode } from 'react';
import { buildPlanId } from '@flexa/contracts/plans';
import { useSession } from '@/features/auth';
import { env } from '@/lib/env';
import type { BuyButtonSettings } from './buy-button-settings';
import { parseCount, type Choice } from './choice';

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

let settings: Promise<BuyButtonSettings | null> | undefined;

/** Reads the setting once. Without it neither zod nor the script is loaded. */
function loadSettings(): Promise<BuyButtonSettings | null> {
  const { stripeBuyButtons: setting } = env;
  if (!setting) return Promise.resolve(null);
  settings ??= import('./buy-button-settings').then(({ readBuyButtons }) =>
    readBuyButtons(setting),
  );
  return settings;
}

interface BuyButtonProps {
  publishableKey: string;
  buttonId: string;
}

/**
 * Returns Stripe's own button for the choice, if the deployment has one. It sells one licence, since a
 * quantity depends on the button's settings at Stripe; larger orders use our own button.
 */
export function useBuyButton(choice: Choice): BuyButtonProps | null {
  const [known, setKnown] = useState<BuyButtonSettings | null>(null);
  useEffect(() => void loadSettings().then(setKnown), []);
  const buttonId = known?.buttons[buildPlanId(choice)];
  if (!known || !buttonId || parseCount(choice.licences) !== 1) return null;
  return { publishableKey: known.publishableKey, buttonId };
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
  fallback,
}: BuyButtonProps & { fallback: ReactNode }) {
  const user = useSession((session) => session.user);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    scriptRequest ??= loadScript();
    scriptRequest.catch(() => {
      scriptRequest = undefined;
      setFailed(true);
    });
  }, []);

  if (!user || hasFailed) return fallback;
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
