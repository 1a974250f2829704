import { failureOf } from '@/features/auth';
import { passkeyFault, wasPasskeyDeclined } from '@/lib/passkey';

/** Returns the message for a passkey failure; undefined if the person only closed the window. */
export function passkeyMessage(error: unknown): string | undefined {
  if (wasPasskeyDeclined(error)) return undefined;
  return passkeyFault(error) ?? failureOf(error).error;
}
