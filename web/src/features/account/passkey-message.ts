import { failureOf } from '@/features/auth';
import { passkeyFault, wasPasskeyDeclined } from '@/lib/passkey';

/** What to tell of a failure with a passkey; undefined where the person only closed the window. */
export function passkeyMessage(error: unknown): string | undefined {
  if (wasPasskeyDeclined(error)) return undefined;
  return passkeyFault(error) ?? failureOf(error).error;
}
