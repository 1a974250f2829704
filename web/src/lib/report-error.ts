import { MESSAGES } from '@flexa/contracts/errors';
import { ApiError } from './api-error';
import { toast } from './toast';

/**
 * Shows an error as a toast (explainError). A 401 has led to /login already, and people who close the step-up dialog
 * know that nothing happened, so neither gets one.
 */
export function reportError(error: unknown, fallback: string = MESSAGES.fallback): void {
  const isKnown =
    error instanceof ApiError && (error.status === 401 || error.code === 'step-up-required');
  if (!isKnown) toast.error(explainError(error, fallback));
}

/**
 * Returns the message that people read for an error: what the server says about a field, else its message, else the
 * given words. Errors of any other kind are our bugs, and their messages help nobody.
 */
export function explainError(error: unknown, fallback: string = MESSAGES.fallback): string {
  const hasOwnWords = error instanceof ApiError && !['internal', 'network'].includes(error.code);
  return hasOwnWords ? (error.details[0]?.message ?? error.message) : fallback;
}
