import { Link, useSearchParams } from 'react-router-dom';
import { call } from '@/lib/api';
import { explainError } from '@/lib/report-error';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { IncompleteLink } from '@/ui/incomplete-link';
import { Notice } from '@/ui/notice';
import { REMINDERS_TEXT, REMINDERS_TITLE } from './reminder-words';

/** Renders the page of the unsubscribe link. Its button stops reminders; opening it changes nothing, since mail scanners open links. */
export function StopMails() {
  const [search] = useSearchParams();
  const person = search.get('person');
  const code = search.get('code');
  if (person === null || code === null) return <IncompleteLink />;
  return <StopReminders person={person} code={code} />;
}

function StopReminders({ person, code }: { person: string; code: string }) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('stopMails', { person, code }),
    meta: { silent: true },
  });
  if (data) {
    return (
      <Notice tone="success" title="You won’t get any more reminders">
        You can switch them on again under E-mails in your account.
      </Notice>
    );
  }
  return (
    <>
      {error && (
        <Notice tone="danger" title={explainError(error)}>
          If you deleted your account, reminders have ended with it. If they still arrive,{' '}
          <Link to="/contact" className="underline">
            write to us
          </Link>
          .
        </Notice>
      )}
      <p className="text-muted">
        <span className="font-medium text-text">{REMINDERS_TITLE}.</span> {REMINDERS_TEXT}.
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
