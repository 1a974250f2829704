import { describe, expect, test } from 'vitest';
import type { FilterShape, QueryShape } from '@flexa/functions/platform/query-shape';
import { findAnswers, type IndexConfiguration } from './configured';
import { findNeeds } from './need';

const createCitiesQuery = (part: Partial<QueryShape>): QueryShape => ({
  collection: 'cities',
  scope: 'COLLECTION',
  where: null,
  orders: [],
  aggregated: [],
  ...part,
});

const is = (field: string, op = 'EQUAL'): FilterShape => ({ field, op });
const all = (...parts: FilterShape[]): FilterShape => ({ all: parts });
const any = (...parts: FilterShape[]): FilterShape => ({ any: parts });
const up = (field: string) => ({ field, direction: 'ASCENDING' as const });
const down = (field: string) => ({ field, direction: 'DESCENDING' as const });

/** Formats a need: `a b+ | c, -d` means equal in a, containing b, sorted by c and by d descending. */
function formatNeeds(shape: QueryShape): string[] {
  return findNeeds(shape).map(({ equal, sorted }) => {
    const equalText = equal.map(({ field, mode }) => (mode === 'CONTAINS' ? `${field}+` : field));
    const right = sorted.map(({ field, direction }) =>
      direction === 'DESCENDING' ? `-${field}` : field,
    );
    return `${equalText.join(' ')} | ${right.join(', ')}`;
  });
}

describe('findNeeds', () => {
  test.each<[string, Partial<QueryShape>, string[]]>([
    ['all documents', {}, [' | ']],
    ['all documents below another', { collection: '' }, []],
    ['an equality filter', { where: is('state') }, ['state | ']],
    [
      'a comparison with null, as for equality',
      { where: is('deletedAt', 'IS_NULL') },
      ['deletedAt | '],
    ],
    ['an IN filter, as for equality', { where: is('state', 'IN') }, ['state | ']],
    ['an ARRAY_CONTAINS filter', { where: is('regions', 'ARRAY_CONTAINS') }, ['regions+ | ']],
    ['a range, in ascending order', { where: is('population', 'GREATER_THAN') }, [' | population']],
    ['a NOT_EQUAL filter, as for a range', { where: is('state', 'NOT_EQUAL') }, [' | state']],
    ['an IS_NOT_NULL filter, as for a range', { where: is('state', 'IS_NOT_NULL') }, [' | state']],
    [
      'a range from both sides',
      { where: all(is('n', 'LESS_THAN'), is('n', 'GREATER_THAN')) },
      [' | n'],
    ],
    [
      'two ranges, sorted by name',
      { where: all(is('population', 'GREATER_THAN'), is('density', 'LESS_THAN')) },
      [' | density, population'],
    ],
    [
      'two ranges after an order of one of them',
      {
        where: all(is('population', 'GREATER_THAN'), is('density', 'LESS_THAN')),
        orders: [down('population')],
      },
      [' | -population, -density'],
    ],
    [
      'a range without an order, after the orders and in the direction of the last',
      { where: is('c', 'LESS_THAN'), orders: [up('z'), down('y')] },
      [' | z, -y, -c'],
    ],
    [
      'equality and two ranges',
      {
        where: all(
          is('type'),
          is('expiresAt', 'GREATER_THAN'),
          is('createdAt', 'LESS_THAN_OR_EQUAL'),
        ),
      },
      ['type | createdAt, expiresAt'],
    ],
    [
      'an order by a field with an equality filter, without the order',
      { where: is('a'), orders: [up('a')] },
      ['a | '],
    ],
    [
      "a last order by the document's name, without the name",
      { orders: [down('a'), down('__name__')] },
      [' | -a'],
    ],
    [
      "an order by the document's name alone, without the name",
      { where: is('a'), orders: [up('__name__')] },
      ['a | '],
    ],
    [
      "an order by the document's name in the other direction",
      { orders: [down('a'), up('__name__')] },
      [' | -a, __name__'],
    ],
    ['one document by its name', { where: is('__name__') }, [' | ']],
    ['the documents after a name', { where: is('__name__', 'GREATER_THAN') }, [' | ']],
    ['a sum', { aggregated: ['amount'] }, [' | amount']],
    [
      'a sum with an equality filter',
      { where: is('state'), aggregated: ['amount'] },
      ['state | amount'],
    ],
    [
      'two sums with a range',
      { where: is('paidAt', 'LESS_THAN'), aggregated: ['refunded', 'amount', 'amount'] },
      [' | paidAt, amount, refunded'],
    ],
    [
      'a sum of the field with the range',
      { where: is('n', 'LESS_THAN'), aggregated: ['n'] },
      [' | n'],
    ],
    [
      'each alternative of an OR',
      { where: all(is('a'), any(is('b'), all(is('c'), is('d')))), orders: [up('o')] },
      ['a b | o', 'a c d | o'],
    ],
  ])('findNeeds lists the index fields for %s', (_name, part, needs) => {
    expect(formatNeeds(createCitiesQuery(part))).toEqual(needs);
  });

  test('findNeeds refuses an unknown filter', () => {
    expect(() => findNeeds(createCitiesQuery({ where: is('v', 'NEAREST') }))).toThrow('NEAREST');
  });
});

/** Builds composite indexes from `state, -population` or `regions+, population`. */
function createConfiguration(
  composites: string[],
  overrides: IndexConfiguration['fieldOverrides'] = [],
): IndexConfiguration {
  return {
    indexes: composites.map((text) => ({
      '//': text,
      collectionGroup: 'cities',
      queryScope: 'COLLECTION',
      fields: text.split(', ').map((field) => ({
        fieldPath: field.replace(/^-|\+$/g, ''),
        ...(field.endsWith('+')
          ? { arrayConfig: 'CONTAINS' as const }
          : { order: field.startsWith('-') ? ('DESCENDING' as const) : ('ASCENDING' as const) }),
      })),
    })),
    fieldOverrides: overrides,
  };
}

function findNeededIndexes(part: Partial<QueryShape>, file: IndexConfiguration): string[] | null {
  const [need] = findNeeds(createCitiesQuery(part));
  if (!need) throw new Error('No need');
  return findAnswers(need, file);
}

describe('findAnswers', () => {
  const byState = { where: is('state') };
  const sorted = { where: is('state'), orders: [down('population')] };
  const byTwoFields = { where: all(is('state'), is('capital')), orders: [up('population')] };
  const contains = { where: is('regions', 'ARRAY_CONTAINS'), orders: [up('population')] };
  const group = { ...byState, scope: 'COLLECTION_GROUP' as const };

  test.each<[string, Partial<QueryShape>, string[], string[] | null]>([
    ['a query for all documents needs no index', {}, [], []],
    ['the automatic index of a field answers a filter', byState, [], []],
    [
      'the automatic index of a field answers an order in either direction',
      { orders: [down('population')] },
      [],
      [],
    ],
    [
      'the automatic index of an array answers ARRAY_CONTAINS',
      { where: is('regions', 'ARRAY_CONTAINS') },
      [],
      [],
    ],
    ['the automatic indexes of two fields are merged', { where: all(is('a'), is('b')) }, [], []],
    ['no automatic index answers an equality filter with an order', sorted, [], null],
    [
      'a composite index of filter and order answers',
      sorted,
      ['state, -population'],
      ['state, -population'],
    ],
    ['an index in the other direction does not answer', sorted, ['state, population'], null],
    [
      'an index with another field in between does not answer',
      sorted,
      ['state, capital, -population'],
      null,
    ],
    [
      'an index with a further field does not answer',
      sorted,
      ['state, -population, -capital'],
      null,
    ],
    [
      'an index may list the fields with equality filters in any order',
      byTwoFields,
      ['capital, -state, population'],
      ['capital, -state, population'],
    ],
    [
      'two indexes with the same end are merged',
      byTwoFields,
      ['state, population', 'capital, population'],
      ['state, population', 'capital, population'],
    ],
    ['one of two merged indexes alone does not answer', byTwoFields, ['state, population'], null],
    [
      'an index with an array field answers ARRAY_CONTAINS',
      contains,
      ['regions+, population'],
      ['regions+, population'],
    ],
    [
      'an index with the plain field does not answer ARRAY_CONTAINS',
      contains,
      ['regions, population'],
      null,
    ],
    [
      'an index with two ranges in the wrong order does not answer',
      { where: all(is('b', 'LESS_THAN'), is('a', 'LESS_THAN')) },
      ['b, a'],
      null,
    ],
    ['no automatic index answers a query over a collection group', group, [], null],
  ])('%s', (_name, part, composites, purposes) => {
    expect(findNeededIndexes(part, createConfiguration(composites))).toEqual(purposes);
  });

  test('an exempted field and its parts have no automatic index', () => {
    const file = createConfiguration(
      [],
      [{ '//': 'large', collectionGroup: 'cities', fieldPath: 'state', indexes: [] }],
    );
    expect(findNeededIndexes(byState, file)).toBeNull();
    expect(findNeededIndexes({ where: is('state.name') }, file)).toBeNull();
    expect(findNeededIndexes({ where: is('statement') }, file)).toEqual([]);
  });

  test('an override can add an index for a collection group', () => {
    const file = createConfiguration(
      [],
      [
        {
          '//': 'anywhere',
          collectionGroup: 'cities',
          fieldPath: 'state',
          indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
        },
      ],
    );
    expect(findNeededIndexes(group, file)).toEqual(['anywhere']);
    expect(findNeededIndexes(byState, file)).toBeNull();
  });
});
