/** Returns the message of an error, or whatever else was thrown as text: for terminals and logs, not for the portal. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
