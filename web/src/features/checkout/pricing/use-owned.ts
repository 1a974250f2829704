import type { License } from '@flexa/contracts/licenses';
import type { VisualType } from '@flexa/contracts/plans';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { now } from '@/lib/clock';

/** Visuals whose licence covers that one. */
function coversOf(visualType: VisualType): readonly VisualType[] {
  return visualType === 'charts' || visualType === 'designs' ? [visualType, 'suite'] : [visualType];
}

/** Of the active licences that cover a visual the one that runs longest. */
export function useOwned(visualType: VisualType): License | undefined {
  const live = useLicenses((state) => state.licenses);
  // The profile brings them sooner than the live list.
  const licenses = useSession((session) => live ?? session.user?.props.licenses);
  const today = now();
  const covers = coversOf(visualType);
  return (licenses ?? [])
    .filter((license) => covers.includes(license.visualType))
    .filter(({ expiresAt }) => new Date(expiresAt) > today)
    .sort((a, b) => b.expiresAt.localeCompare(a.expiresAt))[0];
}
