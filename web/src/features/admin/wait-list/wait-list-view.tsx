import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatNumber } from '@flexa/contracts/format';
import type { WaitListEntry } from '@flexa/contracts/people';
import { WAIT_LIST_PRODUCTS } from '@flexa/contracts/tickets';
import { useAccount } from '@/features/auth';
import { formatDate } from '@/lib/format';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/empty-state';
import { Segmented } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { Button } from '@/ui/button';
import { changeParameters } from '../address';
import { useAsking } from '../parts/use-asking';
import { useBefore } from '../parts/older-newer';
import { ListTable, PagedList } from '../parts/paged-list';
import { ViewHead } from '../parts/view-head';
import { statsQuery, waitListQuery } from '../queries';
import { PRODUCT_NAMES } from './product-names';
import { NotifyQuestion } from './notify-question';

const CHOICES = [
  { value: 'all', label: 'All' },
  ...WAIT_LIST_PRODUCTS.map((value) => ({ value, label: PRODUCT_NAMES[value] })),
];
const COLUMNS = [
  { label: 'E-mail' },
  { label: 'Product', className: 'w-[22%]' },
  { label: 'Joined', className: 'w-[26%]' },
];

/** Lists who waits for which product, newest first. */
export function WaitListView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const name = new URLSearchParams(search).get('product');
  const product = WAIT_LIST_PRODUCTS.find((each) => each === name);
  const request = { ...useBefore(), ...(product && { product }) };
  const query = useQuery(waitListQuery(request));
  const { data: stats } = useQuery(statsQuery());
  const { isAsking, button, ask, onDone } = useAsking();
  const { isAdmin } = useAccount();

  return (
    <>
      <ViewHead
        title="Wait list"
        actions={
          product &&
          isAdmin &&
          !isAsking && (
            <Button ref={button} size="sm" disabled={!query.data?.data.length} onClick={ask}>
              <Mail aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Tell them an offer is open
            </Button>
          )
        }
        aside={
          <p className="text-16 text-muted tabular-nums">
            {stats && formatNumber(stats.waitList)}
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
              changeParameters(search, { product: value === 'all' ? null : value, before: null }),
            )
          }
        />
      </div>
      {product && isAsking && <NotifyQuestion key={product} product={product} onDone={onDone} />}
      <PagedList
        query={query}
        failure="The wait list could not be loaded"
        empty={
          <EmptyState
            heading="h2"
            title={product ? 'Nobody is waiting for this' : 'Nobody is waiting'}
          >
            People who wait for the next free offer appear here.
          </EmptyState>
        }
      >
        {(page) => (
          <ListTable caption="Wait list" columns={COLUMNS} isStacked>
            {page
              ? page.data.map((entry) => (
                  <WaitingRow key={`${entry.product} ${entry.email}`} entry={entry} />
                ))
              : Array.from({ length: 8 }, (_, index) => <SkeletonRow key={index} />)}
          </ListTable>
        )}
      </PagedList>
    </>
  );
}

const ROW =
  'max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:px-4 max-md:py-2.5 md:h-[41px]';

/** Puts the product and the date below the address on a phone. */
function WaitingRow({ entry: { email, product, createdAt } }: { entry: WaitListEntry }) {
  return (
    <tr className={ROW}>
      <td className="[overflow-wrap:anywhere] max-md:col-span-2 md:px-4">
        <a href={`mailto:${email}`} className="touch-target rounded-6 hover:underline">
          {email}
        </a>
      </td>
      <td className="max-md:text-muted md:px-4">{PRODUCT_NAMES[product]}</td>
      <td className="whitespace-nowrap text-muted tabular-nums md:px-4">{formatDate(createdAt)}</td>
    </tr>
  );
}

function SkeletonRow() {
  return (
    <tr className={ROW}>
      {['w-44', 'w-16', 'w-20'].map((width, index) => (
        <td key={width} className={cn('md:px-4', index === 0 && 'max-md:col-span-2')}>
          <Skeleton className={cn('inline-block h-3', width)} />
        </td>
      ))}
    </tr>
  );
}
