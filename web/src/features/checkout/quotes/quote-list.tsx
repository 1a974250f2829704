import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { QuoteRow } from './quote-row';
import { quotesQuery } from './quotes-query';

/** Quotes that are open; nothing where there are none. */
export default function QuoteList({ uid }: { uid: string }) {
  const { data, error, isFetching, refetch } = useQuery(quotesQuery(uid));
  if (error && !data) {
    return (
      <Notice
        tone="warning"
        className="mb-4"
        title="Your quotes could not be loaded"
        actions={
          <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
            Load quotes
          </Button>
        }
      >
        {messageOf(error)}
      </Notice>
    );
  }
  if (!data || data.data.length === 0) return null;
  return (
    <Card className="mb-4 overflow-hidden rounded-10 text-14">
      <h3
        id="quotes-title"
        className="border-b border-line bg-surface px-4 py-2.5 text-12 font-medium text-muted sm:px-5"
      >
        Open quotes
      </h3>
      <ul aria-labelledby="quotes-title" className="divide-y divide-line">
        {data.data.map((quote) => (
          <QuoteRow key={quote.id} uid={uid} quote={quote} />
        ))}
      </ul>
    </Card>
  );
}
