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
    const left = equal.map(({ field, mode }) => (mode === 'CONTAINS' ? `${field}+` : field));
    const right = sorted.map(({ field, direction }) =>
      direction === 'DESCENDING' ? `-${field}` : field,
    );
    return `${left.join(' ')} | ${right.join(', ')}`;
  });
}

describe('what a query needs', () => {
  test.each<[string, Partial<QueryShape>, string[]]>([
    ['all documents', {}, [' | ']],
    ['all documents below one', { collection: '' }, []],
    ['equality', { where: is('state') }, ['state | ']],
    ['null is equality', { where: is('deletedAt', 'IS_NULL') }, ['deletedAt | ']],
    ['one of a list is equality', { where: is('state', 'IN') }, ['state | ']],
    ['a member of an array', { where: is('regions', 'ARRAY_CONTAINS') }, ['regions+ | ']],
    ['a range sorts upwards', { where: is('population', 'GREATER_THAN') }, [' | population']],
    ['unlike is a range', { where: is('state', 'NOT_EQUAL') }, [' | state']],
    ['not null is a range', { where: is('state', 'IS_NOT_NULL') }, [' | state']],
    [
      'a range from both sides',
      { where: all(is('n', 'LESS_THAN'), is('n', 'GREATER_THAN')) },
      [' | n'],
    ],
    [
      'two ranges, whichever comes first: by name',
      { where: all(is('population', 'GREATER_THAN'), is('density', 'LESS_THAN')) },
      [' | density, population'],
    ],
    [
      'two ranges behind an order of one of them',
      {
        where: all(is('population', 'GREATER_THAN'), is('density', 'LESS_THAN')),
        orders: [down('population')],
      },
      [' | -population, -density'],
    ],
    [
      'a range that is no order, behind the orders and in the direction of the last',
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
      'an order of a field that is equal says nothing',
      { where: is('a'), orders: [up('a')] },
      ['a | '],
    ],
    [
      "the document's name at the end is there anyway",
      { orders: [down('a'), down('__name__')] },
      [' | -a'],
    ],
    ["the document's name alone", { where: is('a'), orders: [up('__name__')] }, ['a | ']],
    [
      "the document's name the other way",
      { orders: [down('a'), up('__name__')] },
      [' | -a, __name__'],
    ],
    ['a document by its name', { where: is('__name__') }, [' | ']],
    ['documents from a name on', { where: is('__name__', 'GREATER_THAN') }, [' | ']],
    ['a sum', { aggregated: ['amount'] }, [' | amount']],
    ['a sum over equality', { where: is('state'), aggregated: ['amount'] }, ['state | amount']],
    [
      'two sums over a range',
      { where: is('paidAt', 'LESS_THAN'), aggregated: ['refunded', 'amount', 'amount'] },
      [' | paidAt, amount, refunded'],
    ],
    ['a sum of what is ranged', { where: is('n', 'LESS_THAN'), aggregated: ['n'] }, [' | n']],
    [
      'each alternative on its own',
      { where: all(is('a'), any(is('b'), all(is('c'), is('d')))), orders: [up('o')] },
      ['a b | o', 'a c d | o'],
    ],
  ])('%s', (_what, part, needs) => {
    expect(formatNeeds(createCitiesQuery(part))).toEqual(needs);
  });

  test('refuses an unknown filter', () => {
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

describe('what answers it', () => {
  const byState = { where: is('state') };
  const sorted = { where: is('state'), orders: [down('population')] };
  const twice = { where: all(is('state'), is('capital')), orders: [up('population')] };
  const contains = { where: is('regions', 'ARRAY_CONTAINS'), orders: [up('population')] };
  const group = { ...byState, scope: 'COLLECTION_GROUP' as const };

  test.each<[string, Partial<QueryShape>, string[], string[] | null]>([
    ['nothing is needed for all of them', {}, [], []],
    ['the index each field has', byState, [], []],
    ['in either direction', { orders: [down('population')] }, [], []],
    ['of an array', { where: is('regions', 'ARRAY_CONTAINS') }, [], []],
    ['those of two fields, merged', { where: all(is('a'), is('b')) }, [], []],
    ['no field index, where an order comes to equality', sorted, [], null],
    ['an index of both', sorted, ['state, -population'], ['state, -population']],
    ['none that runs the other way', sorted, ['state, population'], null],
    ['none with something in between', sorted, ['state, capital, -population'], null],
    ['none that goes on', sorted, ['state, -population, -capital'], null],
    [
      'fields of equality in any order',
      twice,
      ['capital, -state, population'],
      ['capital, -state, population'],
    ],
    [
      'two with the same end, merged',
      twice,
      ['state, population', 'capital, population'],
      ['state, population', 'capital, population'],
    ],
    ['not one of the two alone', twice, ['state, population'], null],
    ['an array in the index', contains, ['regions+, population'], ['regions+, population']],
    ['not the field without its members', contains, ['regions, population'], null],
    [
      'two ranges by name',
      { where: all(is('b', 'LESS_THAN'), is('a', 'LESS_THAN')) },
      ['b, a'],
      null,
    ],
    ['no field index for a group of collections', group, [], null],
  ])('%s', (_what, part, composites, purposes) => {
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
