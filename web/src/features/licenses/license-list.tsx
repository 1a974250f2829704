import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { EXPIRING_DAYS } from '@flexa/contracts/constants';
import type { License } from '@flexa/contracts/licenses';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { now } from '@/lib/clock';
import { formatTime } from '@/lib/format';
import { Card } from '@/ui/card';
import { StatusDot } from '@/ui/status-dot';
import { EmptyState } from '@/ui/empty-state';
import {
  groupLicenses,
  isRenewed,
  planRenewal,
  mergeEndedLicenses,
  type LicenseGroup,
} from './license-groups';
import { LicenseFailure } from './license-failure';
import { LicenseRow } from './license-row';
import { LicenseSkeleton } from './license-skeleton';
import { useLicenses } from './license-store';
import { useListedLicenses } from './listed-licenses';
import { useArrivals } from './use-arrivals';

type GroupTone = 'success' | 'warning' | 'neutral' | 'danger';

const TITLES: Record<LicenseGroup, { title: string; tone: GroupTone }> = {
  active: { title: 'Active', tone: 'success' },
  expiring: { title: `Expiring within ${EXPIRING_DAYS} days`, tone: 'warning' },
  ahead: { title: 'Upcoming', tone: 'neutral' },
  expired: { title: 'Expired', tone: 'neutral' },
  revoked: { title: 'Revoked', tone: 'danger' },
};

interface LicenseListProps {
  uid: string;
  /** Sentence and buttons for people without a licence. */
  empty: { text: ReactNode; actions: ReactNode };
  /** Active licences from the profile; the skeleton has their shape until the list has loaded. */
  known: readonly License[];
  /** Called once the list has its final height. */
  onListed: () => void;
}

/** Lists the signed-in person's licences live from Firestore, with revoked ones below. */
export function LicenseList({ uid, empty, known, onListed }: LicenseListProps) {
  const { licenses: live, asOf, failure } = useLicenses();
  const { listed, isPending, isWaiting } = useListedLicenses(uid);
  const arrivals = useArrivals(live);
  const today = now();
  // The API's list replaces the live list until that has loaded: both hold the same licences.
  const all = live
    ? mergeEndedLicenses(live, listed)
    : !failure && listed.length > 0
      ? listed
      : null;
  // Show all groups together, or one would push down those below it. The empty state also waits for
  // the ended licences.
  const isLoading = !failure && (all === null || isWaiting || (all.length === 0 && isPending));
  const reportListed = useEffectEvent(onListed);
  useLayoutEffect(() => {
    if (!isLoading) reportListed();
  }, [isLoading]);

  return (
    <div aria-busy={isLoading} className="grid gap-8">
      {failure && <LicenseFailure />}
      {isLoading && <LicenseSkeleton groups={groupLicenses(known, today)} />}
      {all?.length === 0 && !failure && !isLoading && (
        <EmptyState title="No licences yet" actions={empty.actions}>
          {empty.text}
        </EmptyState>
      )}
      {groupLicenses((!isLoading && all) || [], today)
        .filter((group) => group.licenses.length > 0)
        .map(({ group, licenses: members }, index) => (
          <section key={group} aria-labelledby={`licences-${group}`}>
            <div className="mb-3 flex items-center justify-between gap-4">
              <h2 id={`licences-${group}`} className="flex items-center gap-2 text-14">
                <StatusDot tone={TITLES[group].tone} />
                {TITLES[group].title}
                <span className="font-normal text-muted">{members.length}</span>
              </h2>
              {index === 0 && failure && asOf && (
                <p className="text-12 text-muted">as of {formatTime(asOf)}</p>
              )}
            </div>
            <Card className="rounded-10">
              <ul className="divide-y divide-line">
                {members.map((license) => (
                  <LicenseRow
                    key={license.id}
                    license={license}
                    group={group}
                    now={today}
                    isRenewed={isRenewed(license, all ?? [])}
                    renewal={planRenewal(license, all ?? [])}
                    isNew={arrivals.some(({ id }) => id === license.id)}
                  />
                ))}
              </ul>
            </Card>
          </section>
        ))}
      <p className="sr-only" role="status">
        {arrivals
          .map(({ visualType }) => `Your Flexa ${VISUAL_NAMES[visualType]} licence is ready`)
          .join('. ')}
      </p>
    </div>
  );
}
