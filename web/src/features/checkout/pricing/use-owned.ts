import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { now } from '@/lib/clock';
import type { Choice } from './choice';
import { findOwned } from './owned';

/** Returns how the signed-in person's licences affect what they chose. */
export function useOwned(choice: Choice) {
  const live = useLicenses((state) => state.licenses);
  // The profile has them sooner than the live list.
  const licenses = useSession((session) => live ?? session.user?.props.licenses);
  const isSignedOut = useSession(({ status }) => status === 'signed-out');
  return {
    ...findOwned(choice.visualType, licenses ?? [], now(), choice),
    isKnown: isSignedOut || licenses !== undefined,
  };
}
