import type { VisualType } from '@flexa/contracts/plans';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { now } from '@/lib/clock';
import { ownedOf } from './owned';

/** What the signed-in person has of a visual. */
export function useOwned(visualType: VisualType) {
  const live = useLicenses((state) => state.licenses);
  // The profile brings them sooner than the live list.
  const licenses = useSession((session) => live ?? session.user?.props.licenses);
  return ownedOf(visualType, licenses ?? [], now());
}
