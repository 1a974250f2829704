import { assertFails } from '@firebase/rules-unit-testing';
import { collection, collectionGroup, getDocsFromServer, query, where } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { OPERATIONS, RulesTester, runOperation } from './table';

/**
 * Everyone who could have to do with a team's theme. The rules refuse them all: only the API knows who is in
 * the team at that moment (functions/src/themes/team-themes.service.test.ts).
 */
const PEOPLE = {
  visitor: undefined,
  owner: {},
  manager: {},
  member: {},
  'former-member': {},
  'member-of-another-team': {},
  admin: { admin: true },
} as const;
type Person = keyof typeof PEOPLE;
const NAMES = Object.keys(PEOPLE) as Person[];

const createSeat = (uid: string | null, number: number) => ({
  seat: number,
  parent: 'order-1',
  state: uid === null ? 'free' : 'held',
  uid,
});

const tester = new RulesTester('team-themes', {
  'teams/owner': { ownerUid: 'owner', name: 'House', managerUids: ['manager'] },
  'licenses/order-1': { userId: 'owner', quantity: 4, deletedAt: null },
  'licenses/order-1/seats/1': createSeat('manager', 1),
  'licenses/order-1/seats/2': createSeat('member', 2),
  'licenses/order-1/seats/3': createSeat(null, 3),
  'licenses/order-1.2': { userId: 'member', seatOf: 'order-1', deletedAt: null },
  'licenses/order-1.3': { userId: 'former-member', seatOf: 'order-1', deletedAt: 1 },
  'teams/other': { ownerUid: 'other', name: 'Other', managerUids: [] },
  'licenses/order-2.1': {
    userId: 'member-of-another-team',
    seatOf: 'order-2',
    deletedAt: null,
  },
  'teamThemes/one': {
    ownerUid: 'owner',
    name: 'House',
    versions: [{ version: 1, savedBy: 'manager' }],
    savers: ['manager', 'former-member'],
  },
  'teamThemes/one/versions/1': { name: 'House', json: '{}' },
});

function openAs(person: Person) {
  const claims = PEOPLE[person];
  return claims ? tester.openSignedIn(person, claims) : tester.openAs('nobody');
}

describe.each(['teamThemes/one', 'teamThemes/one/versions/1'])('direct access to %s', (path) => {
  test.each(NAMES.flatMap((person) => OPERATIONS.map((name) => [person, name] as const)))(
    `rules refuse direct access to ${path} past the API: %s, %s`,
    async (person, name) => {
      await assertFails(runOperation(openAs(person), path, name));
    },
  );
});

test.each(NAMES)(
  'rules refuse a query for team themes by owner or saver, or for versions: %s',
  async (person) => {
    const database = openAs(person);
    const themes = collection(database, 'teamThemes');
    for (const refusedQuery of [
      query(themes, where('ownerUid', '==', 'owner')),
      query(themes, where('savers', 'array-contains', person)),
      collectionGroup(database, 'versions'),
    ]) {
      await assertFails(getDocsFromServer(refusedQuery));
    }
  },
);
