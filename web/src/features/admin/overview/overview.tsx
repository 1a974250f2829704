import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadFailure } from '@/ui/load-failure';
import { Segmented } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { changeParameters } from '../address';
import { UsersCsv } from '../parts/users-csv';
import { ViewHead } from '../parts/view-head';
import { statsQuery } from '../queries';
import { NeedsAnswer } from './needs-answer';
import { OverviewCharts } from './overview-charts';
import { OverviewFigures } from './overview-figures';

const RANGES = [
  { value: '4', label: '4 weeks' },
  { value: '12', label: '12 weeks' },
  { value: '52', label: '12 months' },
] as const;

/** Shows the key figures and charts for a range of weeks. */
export function Overview() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const requestedRange = new URLSearchParams(search).get('range');
  const range = RANGES.find(({ value }) => value === requestedRange) ?? RANGES[1];
  const query = useQuery(statsQuery(Number(range.value)));
  const { data, error } = query;

  return (
    <>
      <ViewHead
        title="Overview"
        actions={
          <>
            <Segmented
              label="Sign-up period"
              options={RANGES}
              value={range.value}
              onChange={(value) =>
                void navigate(changeParameters(search, { range: value === '12' ? null : value }))
              }
            />
            <UsersCsv />
          </>
        }
      />
      {error && (
        <LoadFailure title="The figures could not be loaded" query={query} className="mt-4" />
      )}
      {(data || !error) && (
        <div aria-busy={!data} className="mt-3.5 grid gap-3 *:min-w-0">
          <OverviewFigures stats={data} range={range.label} />
          <div className="grid gap-3 *:min-w-0 min-[68.75rem]:grid-cols-2">
            {data?.series ? (
              <OverviewCharts series={data.series} range={range.label} />
            ) : (
              [1, 2, 3].map((chart) => (
                <div key={chart} className="h-[348px] rounded-10 border border-line px-4 py-3.5">
                  <Skeleton className="h-4 w-32" />
                  <Skeleton className="mt-4 h-[268px] w-full" />
                </div>
              ))
            )}
            <NeedsAnswer />
          </div>
        </div>
      )}
    </>
  );
}
