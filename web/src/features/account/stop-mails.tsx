import { useSearchParams } from 'react-router-dom';
import type { MailTopic } from '@flexa/contracts/mails';
import { call } from '@/lib/api';
import { messageOf } from '@/lib/report-error';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { TOPIC_WORDS, TOPICS } from './mail-topics';

/** Where the link of a mail leads that can be switched off. A press, since mail programs open links. */
export function StopMails() {
  const [search] = useSearchParams();
  const person = search.get('person');
  const topic = TOPICS.find((each) => each === search.get('topic'));
  const code = search.get('code');
  if (person === null || topic === undefined || code === null) {
    return (
      <Notice tone="warning" title="This link is incomplete">
        Open it from the e-mail again, or copy the whole link.
      </Notice>
    );
  }
  return <Stop person={person} topic={topic} code={code} />;
}

function Stop(stop: { person: string; topic: MailTopic; code: string }) {
  const { title, text, stopped } = TOPIC_WORDS[stop.topic];
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('stopMails', stop),
    meta: { silent: true },
  });
  if (data) {
    return (
      <Notice tone="success" title={stopped}>
        You can switch them on again under E-mails in your account.
      </Notice>
    );
  }
  return (
    <>
      {error && <Notice tone="danger" title={messageOf(error)} />}
      <p className="text-muted">
        <span className="font-medium text-text">{title}.</span> {text}.
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
