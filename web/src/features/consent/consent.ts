import { create } from 'zustand';
import { env } from '@/lib/env';
import { local } from '@/lib/storage';

export type Choice = 'accepted' | 'declined';

/** True if the build has an id, since without one there is nothing to consent to. */
export const asksForConsent = Boolean(env.analyticsId || env.adsId);

function readStoredChoice(): Choice | null {
  const stored = local.get('consent');
  return stored === 'accepted' || stored === 'declined' ? stored : null;
}

interface Consent {
  /** The person's choice; null, before they choose, counts as no. */
  choice: Choice | null;
  /** True if the footer's link opened the question again. */
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
