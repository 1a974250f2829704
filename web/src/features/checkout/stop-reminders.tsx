import { useSearchParams } from 'react-router-dom';
import { call } from '@/lib/api';
import { messageOf } from '@/lib/report-error';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

/** Where the link of a reminder leads that says: no such e-mails. A press, since mail programs open links. */
export function StopReminders() {
  const [search] = useSearchParams();
  const order = search.get('order');
  const code = search.get('code');
  if (order === null || code === null) {
    return (
      <Notice tone="warning" title="This link is incomplete">
        Open it from the e-mail again, or copy the whole link.
      </Notice>
    );
  }
  return <Stop order={order} code={code} />;
}

function Stop({ order, code }: { order: string; code: string }) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('stopReminders', { order, code }),
    meta: { silent: true },
  });
  if (data) {
    return (
      <Notice tone="success" title="You won’t get any more reminders">
        If you want one for a later purchase, ask for it when you order.
      </Notice>
    );
  }
  return (
    <>
      {error && <Notice tone="danger" title={messageOf(error)} />}
      <p className="text-muted">
        We remind you once of a purchase that you did not finish, because you asked for it when you
        ordered.
      </p>
      <div>
        <Button
          variant="primary"
          onClick={() => mutate()}
          loading={isPending}
          loadingText="Stopping"
        >
          Stop these e-mails
        </Button>
      </div>
    </>
  );
}
