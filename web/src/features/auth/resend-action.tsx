import { useState } from 'react';
import { create } from 'zustand';
import { formatWait } from '@/lib/format';
import { now } from '@/lib/clock';
import { onSignOut } from '@/lib/sign-out';
import { toast } from '@/lib/toast';
import { Button, type ButtonProps } from '@/ui/button';
import { resendVerification } from './sign-in';
import { useCountdown } from '@/ui/use-countdown';

/** Pause between two e-mails to one person. */
const PAUSE_MS = 60_000;

/** Time from which the next e-mail may be sent, shared by all of these buttons on a page. */
const useNextAt = create<number | undefined>(() => undefined);
onSignOut(() => useNextAt.setState(undefined, true));

/** Sends the verification e-mail again, at most once a minute. */
export function ResendAction(look: Pick<ButtonProps, 'size' | 'variant' | 'className'>) {
  const [isSending, setSending] = useState(false);
  const wait = useCountdown(useNextAt());

  async function send() {
    setSending(true);
    const { error, wait: seconds } = await resendVerification();
    setSending(false);
    if (error) toast.error(error);
    else toast.success('Link sent');
    if (!error || seconds) {
      useNextAt.setState(now().getTime() + (seconds ? seconds * 1000 : PAUSE_MS), true);
    }
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
      {wait > 0 ? `Send again in ${formatWait(wait)}` : 'Send a new link'}
    </Button>
  );
}
