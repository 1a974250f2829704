import type { Firestore } from 'firebase-admin/firestore';
import { addMonths } from '@flexa/contracts/calendar';
import { KEPT_MONTHS } from '@flexa/contracts/constants';
import { GENESIS, isWhole, type Seal } from './chain';
import { sealedEntry, sealRepository } from './seals';

/** The job runs every hour and leaves out the last ten minutes. */
const LATE_MS = 3 * 60 * 60 * 1000;

export interface Verification {
  links: number;
  entries: number;
  /** The hash of the last link. */
  head: string;
  /** The moment up to which everything is sealed; null before the first link. */
  until: string | null;
  /** What is wrong, a line each; none where all is as it was sealed. */
  faults: string[];
}

/**
 * Compares the audit with its chain: names every entry that was changed, removed or added after its span was
 * sealed, and every link that is not as it was written.
 *
 * @param expected a hash from the log, which has to be that of a link: a chain that was written again as a
 * whole does not have it.
 */
export async function verifyAudit(
  db: Firestore,
  now: Date,
  expected?: string,
): Promise<Verification> {
  const repository = sealRepository(db);
  const faults: string[] = [];
  let last: Seal | undefined;
  let entries = 0;
  let isExpected = expected === undefined;
  // Firestore removes what is past its time within a day or so; until then it may be there or not.
  const mustBeThere = (at: string) => addMonths(new Date(at), KEPT_MONTHS.audit) > now;

  for await (const seal of repository.all()) {
    faults.push(...faultsOfLink(seal, last));
    const found = await repository.entriesOf(seal.from, seal.until);
    const missing = new Map(Object.entries(seal.entries));
    for (const entry of found) {
      const known = missing.get(entry.id);
      if (!known) faults.push(`Entry ${entry.id} was inserted: link ${seal.number} has none of it`);
      else if (known.hash !== sealedEntry(entry).hash) faults.push(`Entry ${entry.id} was changed`);
      missing.delete(entry.id);
    }
    for (const [id, { at }] of missing) {
      if (mustBeThere(at)) faults.push(`Entry ${id} is missing`);
    }
    entries += found.length;
    isExpected ||= seal.hash === expected;
    last = seal;
  }
  if (!isExpected) faults.push(`No link has the hash ${expected}`);
  if (last && now.getTime() - new Date(last.until).getTime() > LATE_MS) {
    faults.push(`Nothing was sealed since ${last.until}: the job stopped, or links are missing`);
  }
  return {
    links: last?.number ?? 0,
    entries,
    head: last?.hash ?? GENESIS,
    until: last?.until ?? null,
    faults,
  };
}

function faultsOfLink(seal: Seal, last: Seal | undefined): string[] {
  const { number } = seal;
  const faults: string[] = [];
  if (!isWhole(seal)) faults.push(`Link ${number} was changed`);
  const expected = (last?.number ?? 0) + 1;
  if (number !== expected) faults.push(`Link ${expected} is missing`);
  else if (seal.previous !== (last?.hash ?? GENESIS)) {
    faults.push(`Link ${number} does not follow the one before`);
  }
  if (last && seal.from !== last.until) faults.push(`Link ${number} leaves a time out`);
  return faults;
}
