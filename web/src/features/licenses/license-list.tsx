import type { ReactNode } from 'react';
import { now } from '@/lib/clock';
import { Card } from '@/ui/card';
import { StatusDot } from '@/ui/status-dot';
import { EmptyState } from '@/ui/empty-state';
import { groupLicenses, type LicenseGroup } from './license-groups';
import { LicenseFailure } from './license-failure';
import { LicenseRow } from './license-row';
import { LicenseSkeleton } from './license-skeleton';
import { useLicenses } from './license-store';

const TITLES: Record<LicenseGroup, { title: string; tone: 'success' | 'warning' | 'neutral' }> = {
  active: { title: 'Active', tone: 'success' },
  expiring: { title: 'Expiring within 14 days', tone: 'warning' },
  expired: { title: 'Expired', tone: 'neutral' },
};

interface LicenseListProps {
  /** Sentence and buttons for who has no licence yet. */
  empty: { text: ReactNode; actions: ReactNode };
}

/** The signed-in person's licences, live from Firestore. */
export function LicenseList({ empty }: LicenseListProps) {
  const { licenses, failure } = useLicenses();
  const today = now();

  return (
    <div aria-busy={licenses === null && failure === null} className="grid gap-8">
      {failure && <LicenseFailure />}
      {licenses === null && !failure && <LicenseSkeleton />}
      {licenses?.length === 0 && !failure && (
        <EmptyState title="No licences yet" actions={empty.actions}>
          {empty.text}
        </EmptyState>
      )}
      {groupLicenses(licenses ?? [], today)
        .filter((group) => group.licenses.length > 0)
        .map(({ group, licenses: members }) => (
          <section key={group} aria-labelledby={`licences-${group}`}>
            <h3 id={`licences-${group}`} className="mb-3 flex items-center gap-2 text-14">
              <StatusDot tone={TITLES[group].tone} />
              {TITLES[group].title}
              <span className="font-normal text-muted">{members.length}</span>
            </h3>
            <Card className="rounded-10">
              <ul className="divide-y divide-line">
                {members.map((license) => (
                  <LicenseRow key={license.id} license={license} group={group} now={today} />
                ))}
              </ul>
            </Card>
          </section>
        ))}
      <p className="sr-only" aria-live="polite">
        {licenses && `${licenses.length} licences`}
      </p>
    </div>
  );
}
