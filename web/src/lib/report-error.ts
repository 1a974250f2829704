import { MESSAGES } from '@flexa/contracts/errors';
import { ApiError } from './api-error';
import { toast } from './toast';

/**
 * The one place that turns an error into a toast: the server's message, else the given words, else
 * the fallback of the catalogue. A 401 has led to /login already and says nothing more.
 */
export function reportError(error: unknown, fallback: string = MESSAGES.fallback): void {
  // People who close the step-up dialog know that nothing happened.
  const isKnown =
    error instanceof ApiError && (error.status === 401 || error.code === 'step-up-required');
  if (isKnown) return;
  toast.error(messageOf(error, fallback));
}

/** Returns the message to show for an error. */
export function messageOf(error: unknown, fallback: string = MESSAGES.fallback): string {
  const hasOwnWords = error instanceof ApiError && !['internal', 'network'].includes(error.code);
  return hasOwnWords ? error.message : fallback;
}
