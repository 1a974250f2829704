import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_KINDS } from './admin';
import { listLimits } from './operation';
import { operations } from './operations';

test('every action of the audit is of one kind', () => {
  expect(Object.values(AUDIT_KINDS).flat().sort()).toEqual([...AUDIT_ACTIONS].sort());
});

test('the audit is asked for one kind or one person, not both', () => {
  const asked = { limit: 25, kind: 'refunds' } as const;
  expect(operations.listAudit.check?.(asked)).toBeUndefined();
  expect(operations.listAudit.check?.({ ...asked, person: 'someone' })).toMatchObject({
    field: 'person',
  });
});

test.each(['listAudit', 'listAllOrders', 'listTickets'] as const)(
  '%s, whose search is dear, can be called less often than others',
  (name) => {
    expect(listLimits(operations[name])).toEqual([{ points: 60, seconds: 60, by: 'caller' }]);
  },
);
