import { useQuery } from '@tanstack/react-query';
import type { MailPreferences } from '@flexa/contracts/mails';
import { call } from '@/lib/api';
import { changeCached, useOptimistic } from '@/lib/optimistic';
import { queryClient } from '@/lib/query-client';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { Switch } from '@/ui/switch';
import { REMINDERS_TEXT, REMINDERS_TITLE } from './reminder-words';
import { Row, Section } from './section';

const createQueryKey = (uid: string) => ['mail-preferences', uid];

/** Shows the switch for reminders. E-mails about purchases and security can't be switched off. */
export function MailsSection({ uid }: { uid: string }) {
  const query = useQuery({
    queryKey: createQueryKey(uid),
    queryFn: ({ signal }) => call('getMailPreferences', { uid }, { signal }),
    // The section shows the error itself.
    meta: { silent: true },
  });
  const { data, error } = query;
  const save = useOptimistic({
    mutationFn: (reminders: boolean) => call('updateMailPreferences', { uid, reminders }),
    show: (reminders) => {
      changeCached<MailPreferences>(createQueryKey(uid), () => ({ reminders }));
      return () => {
        changeCached<MailPreferences>(createQueryKey(uid), () => ({ reminders: !reminders }));
        void queryClient.invalidateQueries({ queryKey: createQueryKey(uid) });
      };
    },
    onSuccess: (saved) => queryClient.setQueryData<MailPreferences>(createQueryKey(uid), saved),
  });
  const reminders = data ? (
    <Switch
      aria-label={REMINDERS_TITLE}
      checked={data.reminders}
      onChange={(isOn) => save.mutate(isOn)}
    />
  ) : (
    !error && <Skeleton className="h-4 w-7 rounded-full" />
  );
  return (
    <Section id="mails" title="E-mails">
      <Row label={REMINDERS_TITLE} action={reminders}>
        <span className="text-muted">{REMINDERS_TEXT}</span>
      </Row>
      <p className="p-4 text-14 text-muted sm:px-5">
        {error ? (
          <LoadFailure isInline title="Your choice of e-mails could not be loaded" query={query} />
        ) : (
          'You always get e-mails about your purchases, keys, seats and security.'
        )}
      </p>
    </Section>
  );
}
