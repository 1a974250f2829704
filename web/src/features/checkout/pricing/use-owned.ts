import type { VisualType } from '@flexa/contracts/plans';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { now } from '@/lib/clock';
import { findOwned } from './owned';

/**
 * Returns how the signed-in person's licences affect a purchase of a visual; `license` is the id in
 * the page's address.
 */
export function useOwned(visualType: VisualType, license: string | undefined) {
  const live = useLicenses((state) => state.licenses);
  // The profile has them sooner than the live list.
  const licenses = useSession((session) => live ?? session.user?.props.licenses);
  const isSignedOut = useSession(({ status }) => status === 'signed-out');
  return {
    ...findOwned(visualType, licenses ?? [], now(), license),
    isKnown: isSignedOut || licenses !== undefined,
  };
}
