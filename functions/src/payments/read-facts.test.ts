import { expect, test } from 'vitest';
import { parseOrderKind } from './read-facts';

test.each([
  ['cs_test_1', 'checkout'],
  ['in_1', 'invoice'],
  ['pi_1', 'unowned'],
])('the order of %s has the kind %s', (id, kind) => {
  expect(parseOrderKind(id)).toBe(kind);
});
