/** Common part of Firestore's Timestamp in the browser SDK and the Admin SDK. */
interface TimestampLike {
  toDate(): Date;
}

function isTimestamp(value: unknown): value is TimestampLike {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

/** Converts every top-level timestamp of a document to an ISO string, ready for its schema. */
export function convertTimestamps(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      isTimestamp(value) ? value.toDate().toISOString() : value,
    ]),
  );
}
