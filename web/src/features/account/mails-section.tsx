import { useQuery } from '@tanstack/react-query';
import type { MailPreferences, MailTopic } from '@flexa/contracts/mails';
import { call } from '@/lib/api';
import { changeCached, useOptimistic } from '@/lib/optimistic';
import { queryClient } from '@/lib/query-client';
import { messageOf } from '@/lib/report-error';
import { Skeleton } from '@/ui/skeleton';
import { Switch } from '@/ui/switch';
import { TOPIC_WORDS, TOPICS } from './mail-topics';
import { Row, Section } from './section';

const keyOf = (uid: string) => ['mail-preferences', uid];

/** Which e-mails the person gets besides those about purchases and the safety of the account. */
export function MailsSection({ uid }: { uid: string }) {
  const { data, error } = useQuery({
    queryKey: keyOf(uid),
    queryFn: ({ signal }) => call('getMailPreferences', { uid }, { signal }),
    // The rows say so themselves.
    meta: { silent: true },
  });
  return (
    <Section id="mails" title="E-mails">
      {TOPICS.map((topic) => (
        <Row
          key={topic}
          label={TOPIC_WORDS[topic].title}
          action={<Choice uid={uid} topic={topic} known={data} isOver={!!error} />}
        >
          <span className="text-muted">{TOPIC_WORDS[topic].text}</span>
        </Row>
      ))}
      <p className="p-4 text-14 text-muted sm:px-5">
        {error
          ? messageOf(error)
          : 'You always get e-mails about your purchases, keys, seats and security.'}
      </p>
    </Section>
  );
}

interface ChoiceProps {
  uid: string;
  topic: MailTopic;
  known: MailPreferences | undefined;
  isOver: boolean;
}

/** One switch saves at once, and by itself: neither an answer nor a refusal undoes what another switch shows. */
function Choice({ uid, topic, known, isOver }: ChoiceProps) {
  const { title } = TOPIC_WORDS[topic];
  const put = (isOn: boolean) =>
    changeCached<MailPreferences>(keyOf(uid), (before) => ({ ...before, [topic]: isOn }));
  const save = useOptimistic({
    mutationFn: (isOn: boolean) => call('updateMailPreferences', { uid, [topic]: isOn }),
    show: (isOn) => {
      put(isOn);
      return () => {
        put(!isOn);
        void queryClient.invalidateQueries({ queryKey: keyOf(uid) });
      };
    },
    onSuccess: (saved) =>
      queryClient.setQueryData<MailPreferences>(keyOf(uid), (shown) => ({
        ...saved,
        ...shown,
        [topic]: saved[topic],
      })),
  });
  if (!known) return isOver ? null : <Skeleton className="h-4 w-7 rounded-full" />;
  return (
    <Switch aria-label={title} checked={known[topic]} onChange={(isOn) => save.mutate(isOn)} />
  );
}
