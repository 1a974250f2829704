import { expect, test } from 'vitest';
import reference from 'virtual:api-reference';
import { findOperations } from './find-operations';

const findNames = (search: string) =>
  findOperations(reference.tags, search).flatMap(({ operations }) =>
    operations.map(({ name }) => name),
  );

test.each([
  ['GET /licenses/revocations', ['getRevocations']],
  ['takeSeatBack', ['takeSeatBack']],
  ['list team orders', ['listTeamOrders']],
  ['revokations', ['getRevocations']],
  ['zeppelin', []],
])('findOperations: %j finds %j', (search, names) => expect(findNames(search)).toEqual(names));

test('findOperations without words returns all operations', () => {
  expect(findNames(' ').length).toBe(reference.tags.flatMap(({ operations }) => operations).length);
});
