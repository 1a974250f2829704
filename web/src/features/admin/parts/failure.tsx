import { RefreshCw } from 'lucide-react';
import { messageOf } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

interface FailureProps {
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** What could not be loaded, why, and a way out; what is known already stays below it. */
export function Failure({ title, error, isRetrying, onRetry }: FailureProps) {
  return (
    <Notice
      tone="danger"
      className="mt-4"
      title={title}
      actions={
        <Button size="sm" loading={isRetrying} onClick={onRetry}>
          <RefreshCw aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Try now
        </Button>
      }
    >
      {messageOf(error)}
    </Notice>
  );
}
