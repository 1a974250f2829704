import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { USER_PAGE_SIZE } from '../contracts/constants';
import { withoutPerson, withPerson, type IndexEntry } from './newest-index';

const CAP = 5 * USER_PAGE_SIZE;
const EMPTY: IndexEntry = { total: 0, newest: [] };

type Person = IndexEntry['newest'][number];

/** The model: everybody who has the key, newest first, in the order of Firestore's own index. */
function sorted(people: readonly Person[]): Person[] {
  const key = ({ createdAt, uid }: Person) => `${createdAt} ${uid}`;
  return [...people].sort((a, b) => (key(a) < key(b) ? 1 : -1));
}

/** Few moments, so that many people share one and the uid decides. */
const moments = fc
  .integer({ min: 0, max: 30 })
  .map((second) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString());

/** Differ in case, in which language and code order disagree. */
const uids = fc.string({ unit: fc.constantFrom('a', 'B', 'c', 'D', '1'), minLength: 1 });

const crowds = (size: { minLength: number; maxLength: number }) =>
  fc.uniqueArray(fc.record({ uid: uids, createdAt: moments }), {
    ...size,
    selector: ({ uid }) => uid,
  });

/** Adds the people one by one and in between removes some who are there. */
const histories = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ add: moments }) },
    { weight: 1, arbitrary: fc.record({ remove: fc.nat() }) },
  ),
  { maxLength: 300, size: 'max' },
);

describe('an entry of the newest index', () => {
  test('always lists the newest without a gap and counts all, whoever comes and goes', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let entry = EMPTY;
        let model: Person[] = [];
        history.forEach((step, index) => {
          if ('add' in step) {
            const person = { uid: `${index % 2 ? 'a' : 'B'}${index}`, createdAt: step.add };
            entry = withPerson(entry, person);
            model = sorted([...model, person]);
          } else {
            const gone = model[step.remove % (model.length || 1)];
            if (!gone) return;
            entry = withoutPerson(entry, gone.uid);
            model = model.filter((person) => person !== gone);
          }
          expect(entry.total).toBe(model.length);
          expect(entry.newest.length).toBeLessThanOrEqual(CAP);
          expect(entry.newest).toEqual(model.slice(0, entry.newest.length));
        });
      }),
    );
  });

  test('lists as many as it may, in whatever order they came', () => {
    fc.assert(
      fc.property(crowds({ minLength: CAP + 1, maxLength: 2 * CAP }), (people) => {
        const entry = people.reduce(withPerson, EMPTY);
        expect(entry).toEqual({ total: people.length, newest: sorted(people).slice(0, CAP) });
      }),
    );
  });

  test('is empty again when all have left', () => {
    fc.assert(
      fc.property(crowds({ minLength: 1, maxLength: 2 * CAP }), (people) => {
        const full = people.reduce(withPerson, EMPTY);
        const left = people.reduce((entry, { uid }) => withoutPerson(entry, uid), full);
        expect(left).toEqual(EMPTY);
      }),
    );
  });

  test('fills up again with those who come after many have left', () => {
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString();
    const crowd = Array.from({ length: 100 }, (_, i) => ({ uid: `u${i}`, createdAt: at(i) }));
    let entry = crowd.reduce(withPerson, EMPTY);
    for (let i = 99; i > 50; i -= 1) entry = withoutPerson(entry, `u${i}`);
    expect(entry.newest).toHaveLength(CAP - 49);
    const newcomers = Array.from({ length: 49 }, (_, i) => ({
      uid: `v${i}`,
      createdAt: at(200 + i),
    }));
    entry = newcomers.reduce(withPerson, entry);
    expect(entry.newest).toEqual([...crowd.slice(40, 51), ...newcomers].reverse());
    expect(entry.total).toBe(100);
  });

  test('counts one who is older than a list with people missing at its end, without listing', () => {
    const incomplete = { total: 5, newest: [{ uid: 'a', createdAt: '2026-02-01T00:00:00.000Z' }] };
    const older = { uid: 'b', createdAt: '2026-01-01T00:00:00.000Z' };
    expect(withPerson(incomplete, older)).toEqual({ total: 6, newest: incomplete.newest });
  });

  test('takes nothing of a profile but who and when', () => {
    const profile = {
      uid: 'a',
      createdAt: '2026-01-01T00:00:00.000Z',
      name: 'Ines',
      email: 'a@b.c',
    };
    expect(withPerson(EMPTY, profile).newest).toEqual([
      { uid: 'a', createdAt: '2026-01-01T00:00:00.000Z' },
    ]);
  });
});
