import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';

// Matchers for values of which a test checks only the form. Vitest types its matchers as `any`; as `unknown` they still
// fit into any expectation.
export const aText: unknown = expect.any(String);
export const aNumber: unknown = expect.any(Number);
export const aTimestamp: unknown = expect.any(Timestamp);
/** ISO 8601 in UTC. */
export const anInstant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*Z$/);

export function expectContaining(part: object): unknown {
  return expect.objectContaining(part);
}
