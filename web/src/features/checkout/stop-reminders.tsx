import { useSearchParams } from 'react-router-dom';
import { call } from '@/lib/api';
import { IncompleteLink } from '@/ui/incomplete-link';
import { StopEmails } from '@/ui/stop-emails';

/** Where the link of a reminder leads that stops reminders of unfinished purchases. */
export function StopReminders() {
  const [search] = useSearchParams();
  const order = search.get('order');
  const code = search.get('code');
  if (order === null || code === null) return <IncompleteLink />;
  return (
    <StopEmails
      stop={() => call('stopReminders', { order, code })}
      stopped="You won’t get any more reminders"
      again="If you want one for a later purchase, ask for it when you order."
    >
      We remind you once of a purchase that you did not finish, because you asked for it when you
      ordered.
    </StopEmails>
  );
}
