import { CircleAlert } from 'lucide-react';
import { formatWait } from '@/lib/format';
import type { Failure } from './use-failure';

/**
 * Shows a form's failure above its first field and announces it once. The countdown is hidden from
 * screen readers, which would announce it every second.
 */
export function FormError({ failure }: { failure: Failure }) {
  const { message, seconds, waitAtFirst } = failure;
  return (
    <div role="alert">
      {message && (
        <p className="mb-5 flex animate-fade gap-2 text-14 text-danger">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          <span>
            {message}
            {/* The message may already contain the waiting time. */}
            {waitAtFirst && !/\d/.test(message) && (
              <>
                <span className="sr-only">. Try again in {waitAtFirst}</span>
                <span aria-hidden="true">. Try again in {formatWait(seconds)}</span>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
