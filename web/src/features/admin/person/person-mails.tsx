import { useQuery } from '@tanstack/react-query';
import type { PersonMail } from '@flexa/contracts/mails';
import { call } from '@/lib/api';
import { formatDate, formatTime } from '@/lib/format';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { useIdempotentCall } from '@/lib/call-once';
import { Badge, type Tone } from '@/ui/badge';
import { Button } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { mailsQuery, reloadAdmin } from '../queries';
import { ListSection } from './section';

const STATES: Record<PersonMail['state'], { label: string; tone: Tone }> = {
  queued: { label: 'Waiting', tone: 'neutral' },
  sending: { label: 'Waiting', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
};

/** Lists a person's recent e-mails, newest first; some can be sent again. */
export function PersonMails({ uid }: { uid: string }) {
  const query = useQuery(mailsQuery(uid));
  return (
    <ListSection
      title="E-mails"
      items={query.data?.data}
      row={(mail) => <MailRow key={mail.id} uid={uid} mail={mail} />}
      empty="No e-mails in the last 30 days."
      failure={query.error && <LoadFailure title="The e-mails could not be loaded" query={query} />}
    />
  );
}

function MailRow({ uid, mail }: { uid: string; mail: PersonMail }) {
  const { id, title, state, createdAt, sentAt, canBeRepeated } = mail;
  const { label, tone } = STATES[state];
  const at = sentAt ?? createdAt;
  const runOnce = useIdempotentCall();
  const repeat = useMutation({
    mutationFn: () => runOnce({ id }, (requestId) => call('repeatMail', { uid, id, requestId })),
    onSuccess: async () => {
      toast.success('E-mail sent again');
      await reloadAdmin();
    },
  });
  return (
    <li className="flex min-h-[52px] items-center gap-3 px-3 py-1.5 tabular-nums">
      <span className="min-w-0 flex-1 leading-[18px]">
        <span className="block truncate font-medium">{title}</span>
        <span className="mt-0.5 flex items-center gap-2 text-12 text-muted">
          {formatDate(at)}, {formatTime(new Date(at))}
          <Badge tone={tone}>{label}</Badge>
        </span>
      </span>
      {canBeRepeated && (
        <Button
          size="sm"
          aria-label={`Send again: ${title}, ${formatDate(at)}`}
          loading={repeat.isPending}
          onClick={() => repeat.mutate()}
        >
          Send again
        </Button>
      )}
    </li>
  );
}
