import { useState } from 'react';
import { waitWords } from '@/lib/format';
import { now } from '@/lib/clock';
import { toast } from '@/lib/toast';
import { Button, type ButtonProps } from '@/ui/button';
import { resendVerification } from './sign-in';
import { useCountdown } from '@/ui/use-countdown';

/** Between two mails to one person. */
const PAUSE_MS = 60_000;

/** Sends the mail that verifies the address once more, at most once a minute. */
export function ResendAction(look: Pick<ButtonProps, 'size' | 'variant' | 'className'>) {
  const [isSending, setSending] = useState(false);
  const [nextAt, setNextAt] = useState<number>();
  const wait = useCountdown(nextAt);

  async function send() {
    setSending(true);
    const { error, wait: seconds } = await resendVerification();
    setSending(false);
    if (error) toast.error(error);
    else toast.success('The link is on its way');
    if (!error || seconds) setNextAt(now().getTime() + (seconds ? seconds * 1000 : PAUSE_MS));
  }

  return (
    <Button
      {...look}
      loading={isSending}
      loadingText="Sending"
      aria-disabled={wait > 0}
      className={`tabular-nums aria-disabled:opacity-45 ${look.className ?? ''}`}
      onClick={() => {
        if (wait === 0) void send();
      }}
    >
      {wait > 0 ? `Send again in ${waitWords(wait)}` : 'Send a new link'}
    </Button>
  );
}
