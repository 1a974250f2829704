import { describeFailure } from '@/features/auth';
import { explainPasskeyError, wasPasskeyDeclined } from '@/lib/passkey';

/** Returns the message for a passkey failure; undefined if the person only closed the window. */
export function describePasskeyFailure(error: unknown): string | undefined {
  if (wasPasskeyDeclined(error)) return undefined;
  return explainPasskeyError(error) ?? describeFailure(error).error;
}
