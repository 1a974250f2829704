import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Outage, Status } from '@flexa/contracts/status';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { formatRecent } from '@/lib/format';
import { QueryProvider } from '@/lib/query-provider';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { LoadFailure } from '@/ui/notice';
import { StatusDot } from '@/ui/status-dot';
import { StatusLoading } from './status-loading';
import { PART_WORDS, STATE_WORDS, summaryOf, timeOf } from './status-words';

const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => call('getStatus', {}, { signal }),
  refetchInterval: 60_000,
  meta: { silent: true },
});

export default function StatusBoard() {
  return (
    <QueryProvider>
      <Board />
    </QueryProvider>
  );
}

function Board() {
  const { data, isError, isFetching, refetch } = useQuery(statusQuery);
  if (data) return <Known status={data} />;
  if (!isError) return <StatusLoading />;
  return (
    <LoadFailure title="The API is not responding" isTrying={isFetching} onTryAgain={refetch}>
      We can’t check the other parts. Is your connection working?
    </LoadFailure>
  );
}

function Known({ status }: { status: Status }) {
  const { tone, title } = summaryOf(status);
  const { checkedAt, parts, outages } = status;
  return (
    <>
      <div role="status" className="flex items-center gap-3">
        <StatusDot tone={tone} />
        <p className="min-w-0 text-24 font-semibold">{title}</p>
      </div>
      <p className="mt-1.5 text-14 text-muted">
        {checkedAt ? `Last check: ${formatRecent(checkedAt, now())}` : 'Not checked yet'}
      </p>
      <Card className="mt-6">
        <ul aria-label="Parts" className="divide-y divide-line">
          {parts.map(({ part, state }) => (
            <li key={part} className="flex items-center gap-4 px-5 py-4 sm:px-6">
              <div className="min-w-0 flex-1">
                <h2 className="text-16 font-medium">{PART_WORDS[part].name}</h2>
                <p className="mt-0.5 text-14 text-muted">{PART_WORDS[part].what}</p>
              </div>
              <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Badge>
            </li>
          ))}
        </ul>
      </Card>
      <h2 className="mt-14 text-24">The last 30 days</h2>
      <Outages outages={outages} />
    </>
  );
}

function Outages({ outages }: { outages: readonly Outage[] }) {
  if (outages.length === 0) return <p className="mt-3 text-muted">No outages.</p>;
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {outages.map((outage) => (
        <li key={`${outage.part} ${outage.from}`} className="py-4">
          <p className="font-medium">{PART_WORDS[outage.part].name} was down</p>
          <p className="mt-0.5 text-14 text-muted">{timeOf(outage)}</p>
        </li>
      ))}
    </ul>
  );
}
