import { daysLeft } from '@contracts/calendar';
import type { License } from '@contracts/licenses';
import { VISUAL_NAMES, type LicenseType } from '@contracts/plans';
import { formatDate, plural } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { cn } from '@/ui/cn';
import { PackTile } from '@/ui/pack-tile';
import type { LicenseGroup } from './license-groups';
import { LicenseKey } from './license-key';

const TYPES: Record<LicenseType, { label: string; tone: 'neutral' | 'brand' | 'success' }> = {
  free: { label: 'Free', tone: 'success' },
  standard: { label: 'Standard', tone: 'neutral' },
  membership: { label: 'Membership', tone: 'brand' },
};

interface LicenseRowProps {
  license: License;
  group: LicenseGroup;
  now: Date;
}

export function LicenseRow({ license, group, now }: LicenseRowProps) {
  const { visualType, licenseType, quantity, createdAt, expiresAt } = license;
  const isOver = group === 'expired';
  const type = TYPES[licenseType];

  return (
    <li
      data-license={license.id}
      className={cn(
        'grid animate-rise grid-cols-[40px_1fr] items-center gap-x-4 gap-y-3 p-4 sm:min-h-19 sm:grid-cols-[40px_1fr_200px] sm:px-5 sm:py-3',
        'xl:grid-cols-[40px_1fr_268px_200px]',
        isOver && 'text-muted',
      )}
    >
      <PackTile pack={visualType} muted={isOver} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-semibold">
          Flexa {VISUAL_NAMES[visualType]}
          <Badge tone={isOver ? 'neutral' : type.tone}>{type.label}</Badge>
        </p>
        <p className="mt-0.5 text-14 text-muted">
          {plural(quantity, 'seat')} · since {formatDate(createdAt)}
        </p>
      </div>
      {isOver ? (
        <p className="col-start-2 text-14 text-muted sm:col-start-auto xl:col-start-4">
          Ended {formatDate(expiresAt)}
        </p>
      ) : (
        <>
          <TimeLeft license={license} isExpiring={group === 'expiring'} now={now} />
          <LicenseKey
            id={license.id}
            name={`Flexa ${VISUAL_NAMES[visualType]}`}
            className="col-span-2 sm:col-start-2 xl:col-span-1 xl:col-start-3 xl:row-start-1"
          />
        </>
      )}
    </li>
  );
}

function TimeLeft({
  license,
  isExpiring,
  now,
}: {
  license: License;
  isExpiring: boolean;
  now: Date;
}) {
  const start = new Date(license.createdAt).getTime();
  const end = new Date(license.expiresAt);
  const left = Math.min(1, (end.getTime() - now.getTime()) / (end.getTime() - start));
  return (
    <div className="col-span-2 sm:col-span-1 xl:col-start-4 xl:row-start-1">
      <p className="flex items-baseline justify-between gap-2 text-14 tabular-nums sm:block">
        <span className={cn('font-semibold', isExpiring && 'text-warning')}>
          {plural(daysLeft(end, now), 'day')} left
        </span>
        <span className="text-12 text-muted sm:block">until {formatDate(end)}</span>
      </p>
      <svg aria-hidden="true" className="mt-1.5 h-1 w-full overflow-hidden rounded-full">
        <rect width="100%" height="4" className="fill-line" />
        <rect
          width={`${(left * 100).toFixed(1)}%`}
          height="4"
          rx="2"
          className={isExpiring ? 'fill-warning' : 'fill-brand'}
        />
      </svg>
    </div>
  );
}
