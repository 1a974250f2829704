import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { VISUAL_NAMES } from '@contracts/plans';
import { WAIT_LIST_PRODUCTS } from '@contracts/tickets';
import { formatDate } from '@/lib/format';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/empty-state';
import { Segmented } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { changed } from './address';
import { Failure } from './failure';
import { OlderNewer, useBefore } from './older-newer';
import { statsQuery, waitListQuery } from './queries';
import { ViewHead } from './view-head';

const PRODUCT_NAMES = { theme: 'Theme', ...VISUAL_NAMES };
const CHOICES = [
  { value: 'all', label: 'All' },
  ...WAIT_LIST_PRODUCTS.map((value) => ({ value, label: PRODUCT_NAMES[value] })),
];

/** Who waits for what, newest first. */
export function WaitListView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('product');
  const product = WAIT_LIST_PRODUCTS.find((each) => each === asked);
  const request = { ...useBefore(), ...(product && { product }) };
  const { data, error, isPlaceholderData, refetch, isFetching } = useQuery(waitListQuery(request));
  const { data: stats } = useQuery(statsQuery());

  return (
    <>
      <ViewHead
        title="Wait list"
        aside={
          <p className="text-16 text-muted tabular-nums">
            {stats?.waitList.toLocaleString('en-GB')}
            <span className="sr-only"> waiting</span>
          </p>
        }
      />
      <div className="mt-3 overflow-x-auto">
        <Segmented
          label="Product"
          size="sm"
          options={CHOICES}
          value={product ?? 'all'}
          onChange={(value) =>
            void navigate(
              changed(search, { product: value === 'all' ? null : value, before: null }),
            )
          }
        />
      </div>
      {error && (
        <Failure
          title="The wait list could not be loaded"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(data || !error) &&
        (data?.data.length === 0 ? (
          <div className="mt-3.5">
            <EmptyState heading="h2" title={product ? 'Nobody waits for this' : 'Nobody waits'}>
              Whoever leaves an address on a product’s page stands here.
            </EmptyState>
          </div>
        ) : (
          <div
            className="mt-3.5 overflow-hidden rounded-10 border border-line"
            aria-busy={!data || isPlaceholderData}
          >
            <table className={cn('w-full text-14', isPlaceholderData && 'opacity-60')}>
              <caption className="sr-only">Wait list</caption>
              <thead className="h-[34px] border-b border-line bg-surface text-12 text-muted">
                <tr>
                  <th scope="col" className="px-4 text-left font-medium">
                    E-mail
                  </th>
                  <th scope="col" className="w-[22%] px-4 text-left font-medium">
                    Product
                  </th>
                  <th scope="col" className="w-[26%] px-4 text-left font-medium">
                    Since
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {data
                  ? data.data.map(({ email, product: waited, createdAt }) => (
                      <tr key={`${waited} ${email}`} className="h-[41px]">
                        <td className="px-4 [overflow-wrap:anywhere]">
                          <a
                            href={`mailto:${email}`}
                            className="touch-target rounded-6 hover:underline"
                          >
                            {email}
                          </a>
                        </td>
                        <td className="px-4">{PRODUCT_NAMES[waited]}</td>
                        <td className="px-4 whitespace-nowrap text-muted tabular-nums">
                          {formatDate(createdAt)}
                        </td>
                      </tr>
                    ))
                  : Array.from({ length: 8 }, (_, index) => (
                      <tr key={index} className="h-[41px]">
                        <td className="px-4">
                          <Skeleton className="h-3 w-44" />
                        </td>
                        <td className="px-4">
                          <Skeleton className="h-3 w-16" />
                        </td>
                        <td className="px-4">
                          <Skeleton className="h-3 w-20" />
                        </td>
                      </tr>
                    ))}
              </tbody>
            </table>
          </div>
        ))}
      <OlderNewer next={data?.next} />
    </>
  );
}
