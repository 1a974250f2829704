import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_KINDS } from './admin';

test('every action of the audit is of one kind', () => {
  expect(Object.values(AUDIT_KINDS).flat().sort()).toEqual([...AUDIT_ACTIONS].sort());
});
