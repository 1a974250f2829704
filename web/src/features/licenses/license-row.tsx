import { formatCount } from '@flexa/contracts/format';
import { GRACE_DAYS } from '@flexa/license/issue';
import { findLicenseStart, hasKey, computeKeyStart } from '@flexa/contracts/license-term';
import { isHeld, REVOKED_REASONS, type License } from '@flexa/contracts/licenses';
import { VISUAL_NAMES, type LicenseType } from '@flexa/contracts/plans';
import { addLabel } from '@flexa/contracts/product-names';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { formatDate, formatMoment } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button';
import { cn } from '@/ui/cn';
import { PackTile } from '@/ui/pack-tile';
import { InstallLink } from './install-links';
import { countDaysLeft, describeRevocation, type LicenseGroup } from './license-groups';
import { LicenseKey } from './license-key';
import { LicenseMenu } from './license-menu';
import { CELLS, ROW } from './row-layout';

const DAY_MS = 24 * 60 * 60 * 1000;

const TYPES: Record<LicenseType, { label: string; tone: 'neutral' | 'brand' | 'success' }> = {
  free: { label: 'Free', tone: 'success' },
  standard: { label: 'Pack', tone: 'neutral' },
  membership: { label: 'Membership', tone: 'brand' },
};

const TRIAL = { label: 'Trial', tone: 'success' } as const;

/** Closes the gap that the missing line of days left leaves on a phone. */
const PULLED_UP = 'max-sm:-mt-3';

interface LicenseRowProps {
  license: License;
  group: LicenseGroup;
  now: Date;
  /** True if another licence continues this one. */
  isRenewed: boolean;
  /** Licence to renew, and its number of seats. */
  renewal: { license: string; quantity: number };
  /** True if the licence arrived while the list was on screen. */
  isNew: boolean;
}

/** Shows a licence: its product, its key, the days left and its actions. */
export function LicenseRow({ license, group, now, isRenewed, renewal, isNew }: LicenseRowProps) {
  const { id, visualType, licenseType } = license;
  const isOver = group === 'expired' || group === 'revoked';
  const isAhead = group === 'ahead';
  const type = license.source === 'trial' ? TRIAL : TYPES[licenseType];
  const name = addLabel(`Flexa ${VISUAL_NAMES[visualType]}`, license.label);
  const isSeat = license.seatOf !== undefined;
  const isUsable = hasKey(license, now);

  return (
    <li
      {...(group === 'revoked' ? { 'data-revoked': id } : { 'data-license': id })}
      className={cn(
        ROW,
        isNew && 'animate-rise [animation-duration:240ms] motion-safe:[--rise:16px]',
      )}
    >
      <PackTile pack={visualType} muted={isOver} className={CELLS.tile} />
      <div className={cn('min-w-0', CELLS.name)}>
        <p
          className={cn(
            'flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-semibold',
            isOver && 'text-muted',
          )}
        >
          {name}
          <Badge tone={isOver ? 'neutral' : type.tone}>{type.label}</Badge>
        </p>
        <p className="mt-0.5 text-14 text-muted">
          <span>{describeLicense(license, group)}</span>
          {isUsable && (
            <>
              {' · '}
              <InstallLink visualType={visualType} />
            </>
          )}
        </p>
      </div>
      {isUsable ? (
        <LicenseKey id={id} name={name} className={cn(CELLS.key, isAhead && PULLED_UP)} />
      ) : (
        <p className={cn('text-14 text-muted', CELLS.key, (isOver || isAhead) && PULLED_UP)}>
          {explainMissingKey(license, group, now)}
        </p>
      )}
      {!isOver && !isAhead && (
        <TimeLeft license={license} isExpiring={group === 'expiring' && !isRenewed} now={now} />
      )}
      {group !== 'revoked' && !isAhead && !isRenewed && !isSeat && (
        <Action license={license} group={group} renewal={renewal} name={name} />
      )}
      <LicenseMenu
        license={license}
        isInactive={isOver || isAhead}
        name={name}
        className={CELLS.menu}
      />
    </li>
  );
}

function describeLicense(license: License, group: LicenseGroup): string {
  const { visualType, quantity, source, createdAt, startsAt, expiresAt, deletedAt, name } = license;
  const seats = formatCount(quantity, 'seat');
  if (group === 'ahead') {
    return `${seats} · ${formatDate(startsAt ?? createdAt)} to ${formatDate(expiresAt)}`;
  }
  if (group === 'expired') return `${seats} · ended ${formatDate(expiresAt)}`;
  if (group === 'revoked') {
    return `${seats} · ${describeRevocation(license)}, ${formatDate(deletedAt ?? expiresAt)}`;
  }
  if (license.seatOf !== undefined) {
    // Two teams may have assigned a seat of the same pack.
    return `Your seat${name === null ? '' : ` from ${name}`} · since ${formatDate(createdAt)}`;
  }
  if (visualType === 'suite') return `${seats} · theme, design and charts`;
  return `${seats} · ${source === 'order' ? 'bought' : 'since'} ${formatDate(createdAt)}`;
}

/** Explains why a key isn’t available. */
function explainMissingKey(license: License, group: LicenseGroup, now: Date): string {
  const { revokedReason, expiresAt, source } = license;
  if (revokedReason === REVOKED_REASONS.upgraded) return 'The membership has the key';
  if (group === 'revoked') return 'Key revoked';
  if (!isHeld(license)) return 'Its seats are for your team';
  if (group !== 'expired') return `Key from ${formatDate(computeKeyStart(license))}`;
  const worksUntil = new Date(Date.parse(expiresAt) + GRACE_DAYS * DAY_MS);
  const works = source !== 'trial' && worksUntil > now;
  return works ? `Key works until ${formatDate(worksUntil)}` : 'Key no longer valid';
}

/** Links to the pricing page with the same term and seats. */
function Action({
  license,
  group,
  renewal,
  name,
}: Pick<LicenseRowProps, 'license' | 'group' | 'renewal'> & { name: string }) {
  const { visualType, licenseType, month } = license;
  const words = group === 'expired' ? 'Buy again' : licenseType === 'free' ? 'Buy' : 'Renew';
  return (
    <ButtonLink
      to={buildPricingPath({
        visualType,
        month,
        quantity: renewal.quantity,
        ...(words === 'Renew' && { license: renewal.license }),
      })}
      size="sm"
      variant={group === 'expiring' ? 'primary' : 'secondary'}
      aria-label={`${words} ${name}`}
      className={cn('pointer-coarse:h-11', CELLS.action, group === 'expired' && PULLED_UP)}
    >
      {words}
    </ButtonLink>
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
  const start = findLicenseStart(license).getTime();
  const end = new Date(license.expiresAt);
  const left = Math.min(1, (end.getTime() - now.getTime()) / (end.getTime() - start));
  return (
    <div className={CELLS.time}>
      <p className="flex items-baseline justify-between gap-2 text-14 tabular-nums sm:block">
        <span className={cn('font-semibold', isExpiring && 'text-warning')}>
          {formatCount(countDaysLeft(license, now), 'day')} left
        </span>
        <time dateTime={license.expiresAt} className="text-12 text-muted sm:block">
          until {formatMoment(end)}
        </time>
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
