import { Info } from 'lucide-react';
import { VISUAL_NAMES, type VisualType } from '@contracts/plans';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { now } from '@/lib/clock';
import { formatLongDate } from '@/lib/format';

/** Visuals whose licence covers that one. */
function coversOf(visualType: VisualType): readonly VisualType[] {
  return visualType === 'charts' || visualType === 'designs' ? [visualType, 'suite'] : [visualType];
}

/** Says that there is an active licence already, until when, and what another one would be. */
export function OwnedLine({ visualType }: { visualType: VisualType }) {
  const live = useLicenses((state) => state.licenses);
  // The profile brings them sooner than the live list.
  const licenses = useSession((session) => live ?? session.user?.props.licenses);
  const today = now();
  const covers = coversOf(visualType);
  const [last] = (licenses ?? [])
    .filter((license) => covers.includes(license.visualType))
    .filter(({ expiresAt }) => new Date(expiresAt) > today)
    .sort((a, b) => b.expiresAt.localeCompare(a.expiresAt));
  if (!last) return null;

  const what =
    last.visualType === visualType
      ? `You have ${VISUAL_NAMES[visualType]}`
      : `Your membership includes ${VISUAL_NAMES[visualType]}`;
  const free = last.licenseType === 'free' ? ' free' : '';
  return (
    <p
      data-testid="owned"
      className="mt-4 flex animate-fade gap-2.5 rounded-10 bg-soft px-3.5 py-3 text-14"
    >
      <Info
        aria-hidden="true"
        strokeWidth={1.75}
        className="mt-0.5 size-4 shrink-0 text-brand-text"
      />
      <span>
        {what}
        {free} until <span className="whitespace-nowrap">{formatLongDate(last.expiresAt)}</span>. A
        new licence starts when you pay and runs beside it.
      </span>
    </p>
  );
}
