import type { ReactNode } from 'react';
import { explainError } from '@/lib/report-error';
import { Button } from './button';
import { Notice } from './notice';

interface FailedLoad {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadFailureProps {
  title: string;
  /** Query that failed. */
  query: FailedLoad;
  /** Text in place of the error's own message. */
  children?: ReactNode;
  tone?: 'danger' | 'warning';
  /** Further buttons, before "Try again". */
  actions?: ReactNode;
  /** Shows only the message in one line, for a row or a field. */
  isInline?: boolean;
  className?: string | undefined;
}

/** Replaces content that could not be loaded: title, reason and "Try again". */
export function LoadFailure(props: LoadFailureProps) {
  const { title, query, children, tone = 'danger', actions, isInline, className } = props;
  const message = children ?? explainError(query.error);
  const tryAgain = (
    <Button
      size="sm"
      loading={query.isFetching}
      aria-label={isInline ? `Try again: ${title}` : undefined}
      onClick={() => void query.refetch()}
    >
      Try again
    </Button>
  );
  if (isInline) {
    return (
      <span role="alert" className="flex min-w-0 flex-1 items-center gap-3">
        <span className="line-clamp-2 min-w-0 flex-1 text-danger">{message}</span>
        {tryAgain}
      </span>
    );
  }
  return (
    <Notice
      tone={tone}
      title={title}
      className={className}
      actions={
        <>
          {actions}
          {tryAgain}
        </>
      }
    >
      {message}
    </Notice>
  );
}
