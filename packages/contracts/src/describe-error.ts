/** Returns the message of an error, or any other thrown value as text. For terminals and logs, not for the portal. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
