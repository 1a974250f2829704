import { useEffect, useRef } from 'react';
import { Check, CircleCheck, Copy } from 'lucide-react';
import { formatTicketNumber } from '@flexa/contracts/numbers';
import { copyText } from '@/lib/copy-text';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { useBriefly } from '@/ui/use-briefly';
import { ANSWER_TIME } from './answer-time';

interface TicketSentProps {
  ticketId: string;
  email: string;
  onAnother: () => void;
}

/** Replaces the sent form with the ticket's number and the next steps. */
export function TicketSent({ ticketId, email, onAnother }: TicketSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const number = formatTicketNumber(ticketId);
  const [isCopied, sayCopied] = useBriefly();
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await copyText(Promise.resolve(number));
      sayCopied();
    } catch {
      toast.error('Your browser blocked copying');
    }
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <div className="animate-fade">
      <div role="status">
        <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-8 text-success" />
        <h2 ref={heading} tabIndex={-1} className="mt-4 text-24 outline-none">
          Message sent
        </h2>
        <p className="mt-2 text-muted">
          We’ll answer at <span className="font-medium wrap-anywhere text-text">{email}</span>.
        </p>
      </div>
      <dl className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-10 border border-line bg-surface py-2 pr-2 pl-4 text-14">
        <dt className="text-muted">Ticket</dt>
        <dd className="flex min-w-0 flex-1 items-center gap-2">
          <code className="min-w-0 flex-1 font-mono text-12 break-all">{number}</code>
          <Button variant="quiet" size="sm" onClick={() => void copy()}>
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </dd>
      </dl>
      <h3 className="mt-6 text-16">What happens next</h3>
      <ol className="mt-2 list-decimal space-y-1 pl-5 text-muted">
        <li>We read your message.</li>
        <li>We answer by e-mail to the address above. {ANSWER_TIME}</li>
        <li>To add something, reply to that e-mail or mention the ticket.</li>
      </ol>
      <Button size="lg" className="mt-7" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  );
}
