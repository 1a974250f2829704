import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '@/lib/report-error';
import { useMutation } from '@/lib/use-mutation';
import { Button } from './button';
import { Notice } from './notice';

interface StopEmailsProps {
  /** Which e-mails they are. */
  children: ReactNode;
  stop: () => Promise<unknown>;
  /** What is said once they have stopped, and how they come again. */
  stopped: string;
  again: string;
}

/** Stops e-mails of one kind by a press, since mail programs open links. */
export function StopEmails({ children, stop, stopped, again }: StopEmailsProps) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: stop,
    meta: { silent: true },
  });
  if (data) {
    return (
      <Notice tone="success" title={stopped}>
        {again}
      </Notice>
    );
  }
  return (
    <>
      {error && (
        <Notice tone="danger" title={messageOf(error)}>
          If you deleted your account, none of these e-mails come any more. If they still do,{' '}
          <Link to="/contact" className="underline">
            write to us
          </Link>
          .
        </Notice>
      )}
      <p className="text-muted">{children}</p>
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
