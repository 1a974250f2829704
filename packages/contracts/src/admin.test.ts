import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_KINDS } from './admin';
import { listLimits } from './operation';
import { operations } from './operations';

test('every action of the audit has exactly one kind', () => {
  expect(Object.values(AUDIT_KINDS).flat().sort()).toEqual([...AUDIT_ACTIONS].sort());
});

test('a list of the audit can be filtered by kind or by person, not both', () => {
  const filter = { limit: 25, kind: 'refunds' } as const;
  expect(operations.listAudit.check?.(filter)).toBeUndefined();
  expect(operations.listAudit.check?.({ ...filter, person: 'someone' })).toMatchObject({
    field: 'person',
  });
});

test.each(['listAudit', 'listAllOrders', 'listTickets'] as const)(
  '%s has a lower limit than other operations, because its search is expensive',
  (name) => {
    expect(listLimits(operations[name])).toEqual([{ points: 60, seconds: 60, by: 'caller' }]);
  },
);
