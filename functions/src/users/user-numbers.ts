import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import { uidSchema } from '@flexa/contracts/fields';
import { parsedBy } from '../platform/firestore';
import { numberOf, parseNumber, textOf, type Person } from './postings';

const numberedSchema = z.object({ uid: uidSchema });
type Numbered = z.infer<typeof numberedSchema>;

/** Documents asked for at once: a request has a largest size. */
const AT_ONCE = 1_000;
/** Numbers whose owner this process remembers: about 2 MB. */
const REMEMBERED_MAX = 20_000;

export type UserNumbers = ReturnType<typeof userNumbers>;

/** Whose a number is: `userNumbers/{number}`. It comes and goes with the profile. */
export function userNumbers(db: Firestore) {
  const numbers = db
    .collection('userNumbers')
    .withConverter(parsedBy<Numbered>(numberedSchema, []));
  // Safe to remember: a number has one owner for ever, and who has left is missed at the profile.
  const remembered = new Map<bigint, string>();
  const documentOf = (person: Person) => numbers.doc(textOf(numberOf(person)));

  return {
    documentOf,

    /** Fails the batch (lostRace) where somebody of the same moment has the number. */
    create(batch: WriteBatch, person: Person): void {
      batch.create(documentOf(person), { uid: person.uid });
    },

    delete(transaction: Transaction, person: Person): void {
      transaction.delete(documentOf(person));
    },

    /** Whose the numbers are; one whose person has just left is left out. */
    async uidsOf(wanted: readonly bigint[]): Promise<Map<bigint, string>> {
      const uids = new Map<bigint, string>();
      const unknown: bigint[] = [];
      for (const number of wanted) {
        const uid = remembered.get(number);
        if (uid === undefined) unknown.push(number);
        else uids.set(number, uid);
      }
      for (let from = 0; from < unknown.length; from += AT_ONCE) {
        const asked = unknown.slice(from, from + AT_ONCE);
        const found = await db.getAll(...asked.map((number) => numbers.doc(textOf(number))));
        for (const document of found) {
          const numbered = document.data() as Numbered | undefined;
          if (numbered) uids.set(parseNumber(document.id), numbered.uid);
        }
      }
      for (const number of unknown) {
        const uid = uids.get(number);
        if (uid !== undefined) remembered.set(number, uid);
      }
      for (const [number] of remembered) {
        if (remembered.size <= REMEMBERED_MAX) break;
        remembered.delete(number);
      }
      return uids;
    },
  };
}
