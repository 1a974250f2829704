import { create } from 'zustand';
import { env } from '@/lib/env';
import { local } from '@/lib/storage';

export type Choice = 'accepted' | 'declined';

/** Without an id there is nothing to measure and nothing to ask. */
export const asksForConsent = Boolean(env.analyticsId || env.adsId);

function readStoredChoice(): Choice | null {
  const stored = local.get('consent');
  return stored === 'accepted' || stored === 'declined' ? stored : null;
}

interface Consent {
  /** The person's choice; null until then, which counts as no. */
  choice: Choice | null;
  /** Asked for again by the footer's link. */
  reopened: boolean;
}

export const useConsent = create<Consent>(() => ({ choice: readStoredChoice(), reopened: false }));

export function reopenConsent(): void {
  useConsent.setState({ reopened: true });
}

export function choose(choice: Choice): void {
  local.set('consent', choice);
  useConsent.setState({ choice, reopened: false });
}
