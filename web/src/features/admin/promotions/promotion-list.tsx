import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { PagedList } from '../parts/paged-list';
import { ViewHead } from '../parts/view-head';
import { promotionsQuery } from '../queries';
import { PromotionCard } from './promotion-card';
import { PromotionForm } from './promotion-form';

/** All promotion codes, newest first, with what each brought; and a form for a new one. */
export function PromotionList() {
  const after = new URLSearchParams(useLocation().search).get('before');
  const query = useQuery(promotionsQuery(after === null ? {} : { after }));
  const [isMaking, setMaking] = useState(false);

  return (
    <>
      <ViewHead
        title="Promotion codes"
        actions={
          <Button size="sm" onClick={() => setMaking(true)} disabled={isMaking}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
            New code
          </Button>
        }
      />
      <div className="max-w-180">
        {isMaking && (
          <section
            aria-label="New code"
            className="mt-3.5 rounded-10 border border-line bg-raised p-4"
          >
            <h2 className="text-16">New code</h2>
            <PromotionForm onDone={() => setMaking(false)} />
          </section>
        )}
        <PagedList
          query={query}
          failure="The codes could not be loaded"
          empty={
            <EmptyState
              heading="h2"
              title="No promotion codes yet"
              actions={!isMaking && <Button onClick={() => setMaking(true)}>Create a code</Button>}
            >
              A code lowers the price at checkout. Buyers enter it on the payment page or follow a
              link that carries it.
            </EmptyState>
          }
        >
          {(page) => (
            <div className="grid gap-3 *:min-w-0">
              {page
                ? page.data.map((promotion) => (
                    <PromotionCard key={promotion.id} promotion={promotion} />
                  ))
                : [1, 2, 3].map((card) => (
                    <div key={card} className="h-36 rounded-10 border border-line p-4">
                      <Skeleton className="h-5 w-32" />
                      <Skeleton className="mt-4 h-3 w-64" />
                    </div>
                  ))}
            </div>
          )}
        </PagedList>
      </div>
    </>
  );
}
