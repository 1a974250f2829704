import { useEffect, useState } from 'react';
import { buildPlanId } from '@flexa/contracts/plans';
import { env } from '@/lib/env';
import type { BuyButtonSettings } from './buy-button-settings';
import { parseCount, type Choice } from './choice';

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

export interface BuyButtonProps {
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
