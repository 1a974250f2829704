import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Stats } from '@flexa/contracts/admin';
import { formatMoney, formatNumber } from '@flexa/contracts/format';
import { useSession } from '@/features/auth';
import { formatDate } from '@/lib/format';
import { Skeleton } from '@/ui/skeleton';
import { buildViewAddress } from '../address';
import { offersQuery } from '../queries';
import { describeChange, formatMonthName } from './overview-words';

interface OverviewFiguresProps {
  stats: Stats | undefined;
  /** Length of the period, such as "12 weeks". */
  range: string;
}

/** Returns 2025 for 2026-11. */
const findPreviousYear = (month: string) => Number(month.slice(0, 4)) - 1;

/** Shows four figures, each with a comparison in words below it. */
export function OverviewFigures({ stats, range }: OverviewFiguresProps) {
  const series = stats?.series;
  const weeks = series?.signUpsByWeek ?? [];
  const signUps = weeks.reduce((sum, { count }) => sum + count, 0);
  const previousSignUps = weeks.reduce((sum, { yearBefore }) => sum + yearBefore, 0);
  const months = series?.revenueByMonth ?? [];
  const month = months.at(-1);
  const active = (series?.activeByPack ?? []).map((point) =>
    Object.values(point.active).reduce((sum, count) => sum + count, 0),
  );
  const nowActive = active.at(-1) ?? 0;
  const gained = nowActive - (active.at(-2) ?? 0);

  return (
    <div className="grid grid-cols-2 gap-3 min-[68.75rem]:grid-cols-4">
      <Figure
        to={buildViewAddress('users')}
        label={`Sign-ups, ${range}`}
        value={series && formatNumber(signUps)}
        below={describeChange(signUps, previousSignUps, 'a year ago')}
      />
      <Figure
        to={buildViewAddress('users', { show: 'licensed' })}
        label="Active licences now"
        value={series && formatNumber(nowActive)}
        below={
          <>
            <b className="font-medium text-text">
              {gained > 0 ? '+' : ''}
              {gained}
            </b>{' '}
            since the end of last month
          </>
        }
      />
      <Figure
        to={buildViewAddress('orders')}
        label={`Revenue before tax, ${month ? formatMonthName(month.month) : 'this month'}`}
        value={month && formatMoney(month.revenue)}
        below={
          month &&
          `${formatMoney(month.yearBefore)} in ${formatMonthName(month.month)} ${findPreviousYear(month.month)}`
        }
      />
      <FreePlaces stats={stats} />
    </div>
  );
}

function FreePlaces({ stats }: Pick<OverviewFiguresProps, 'stats'>) {
  const isAdmin = useSession(({ user }) => user?.isAdmin === true);
  const { data } = useQuery(offersQuery);
  const offer = stats?.offer;
  const running = data?.data.find(({ expiryDate }) => expiryDate === offer?.expiryDate);
  const shareLeft = running && running.userCount > 0 ? running.placesLeft / running.userCount : 0;
  const until = offer?.expiryDate && `until ${formatDate(offer.expiryDate)}`;
  return (
    <Figure
      to={isAdmin ? buildViewAddress('offer') : undefined}
      label={
        <>
          Free places
          {until && <span className="max-sm:hidden">, {until}</span>}
        </>
      }
      value={offer && formatNumber(offer.placesLeft)}
      below={
        until ? (
          <>
            <span className="mt-1.5 block h-1 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-highlight"
                style={{ width: `${Math.round(shareLeft * 100)}%` }}
              />
            </span>
            <span className="mt-1 block sm:hidden">{until}</span>
          </>
        ) : (
          'No offer is running'
        )
      }
    />
  );
}

interface FigureProps {
  label: ReactNode;
  value: ReactNode;
  below: ReactNode;
  /** Address of the list behind the figure, if the person may see it. */
  to?: string | undefined;
}

function Figure({ label, value, below, to }: FigureProps) {
  return (
    <div className="min-w-0 rounded-10 border border-line bg-raised px-4 py-3.5">
      <p className="text-muted">
        {to === undefined ? (
          label
        ) : (
          <Link to={to} className="touch-target rounded-6 hover:underline">
            {label}
          </Link>
        )}
      </p>
      <div className="mt-0.5 flow-root h-8 text-20 font-semibold tabular-nums sm:text-24">
        {value ?? <Skeleton className="mt-1 h-6 w-20" />}
      </div>
      {/* Reserves two lines where the text may need them, also before it has loaded. */}
      <div className="mt-0.5 flow-root min-h-4 text-12 text-muted tabular-nums max-[84rem]:min-h-8">
        {value === undefined ? <Skeleton className="mt-1 h-3 w-28" /> : below}
      </div>
    </div>
  );
}
