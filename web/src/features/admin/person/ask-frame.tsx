import type { ReactNode } from 'react';
import { explainError } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Notice } from '@/ui/notice';
import { useFirstField } from '../parts/use-first-field';

interface AskFrameProps {
  title: string;
  /** Explains the consequences. */
  children?: ReactNode;
  /** Label of the submit button. */
  action: string;
  tone?: 'primary' | 'danger';
  canSubmit?: boolean;
  isPending: boolean;
  /** Shown unless a field already shows it. */
  error?: unknown;
  /** Message for an error without its own. */
  failed?: string;
  /** Message of a failure, in place of `error`. */
  failure?: string | undefined;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Asks a question about a person in the drawer. It stays open, with its input, until the action succeeds. */
export function AskFrame(props: AskFrameProps) {
  const { title, children, action, tone = 'primary', canSubmit = true, isPending } = props;
  const { error, failed, failure = error ? explainError(error, failed) : undefined } = props;
  const { onSubmit, onCancel } = props;
  const form = useFirstField();
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit && !isPending) onSubmit();
      }}
      className={cn(
        'mt-4 animate-rise rounded-10 border p-4 outline-none',
        tone === 'danger' ? 'border-danger-line bg-danger-soft' : 'border-line bg-surface',
      )}
    >
      <h3 className="text-14">{title}</h3>
      {children}
      {failure && <Notice tone="danger" className="mt-3" title={failure} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          variant={tone === 'danger' ? 'danger' : 'secondary'}
          disabled={!canSubmit}
          loading={isPending}
        >
          {action}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
