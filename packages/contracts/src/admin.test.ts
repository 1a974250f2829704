import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_KINDS } from './admin';
import { listLimits } from './operation';
import { operations } from './operations';

test('every audit action belongs to exactly one kind', () => {
  expect(Object.values(AUDIT_KINDS).flat().sort()).toEqual([...AUDIT_ACTIONS].sort());
});

test('listAudit rejects a kind together with a person', () => {
  const filter = { limit: 25, kind: 'refunds' } as const;
  expect(operations.listAudit.check?.(filter)).toBeUndefined();
  expect(operations.listAudit.check?.({ ...filter, person: 'someone' })).toMatchObject({
    field: 'person',
  });
});

test.each(['listAudit', 'listAllOrders', 'listTickets'] as const)(
  '%s has a lower rate limit, because its search is expensive',
  (name) => {
    expect(listLimits(operations[name])).toEqual([{ points: 60, seconds: 60, by: 'caller' }]);
  },
);
