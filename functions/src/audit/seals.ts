import {
  Timestamp,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { withIsoTimestamps } from '@flexa/contracts/timestamps';
import { alreadyThere, parsedBy } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { GENESIS, hashOf, sealed, sealSchema, type Seal } from './chain';

/** An entry says when its change was made and is written at the end of it, a minute later at most. */
const SETTLED_MS = 10 * 60 * 1000;
/** Entries of one link: their hashes stay far below a document's megabyte. */
const LINK_MAX = 2_000;
/** Links of one run, after days without one. */
const LINKS_MAX = 50;

const BEGINNING = new Date(0).toISOString();
const momentOf = (instant: string) => Timestamp.fromDate(new Date(instant));

/** Links are never changed and never removed. */
export function sealRepository(db: Firestore) {
  const seals = db
    .collection('auditSeals')
    .withConverter(parsedBy<Seal>(sealSchema, ['from', 'until']));
  const entries = db.collection('audit');

  return {
    async last(): Promise<Seal | undefined> {
      return (await seals.orderBy('number', 'desc').limit(1).get()).docs[0]?.data();
    },

    /** All links, the first one first. */
    async *all(): AsyncGenerator<Seal> {
      const ordered: Query<Seal> = seals.orderBy('number').limit(100);
      let page = await ordered.get();
      while (!page.empty) {
        yield* page.docs.map((document) => document.data());
        page = await ordered.startAfter(page.docs.at(-1)).get();
      }
    },

    /** Fails where there is a link of that number. */
    add: (seal: Seal) => seals.doc(String(seal.number)).create(seal),

    /** Entries of a span, oldest first, as they are stored. */
    async entriesOf(from: string, until: string, max?: number): Promise<QueryDocumentSnapshot[]> {
      const span = entries
        .where('at', '>=', momentOf(from))
        .where('at', '<', momentOf(until))
        .orderBy('at');
      return (await (max === undefined ? span : span.limit(max)).get()).docs;
    },
  };
}

/** What a link says of an entry. The hash is of all that is stored. */
export function sealedEntry(entry: QueryDocumentSnapshot): Seal['entries'][string] {
  return { at: instantOf(entry), hash: hashOf(withIsoTimestamps(entry.data())) };
}

function instantOf(entry: QueryDocumentSnapshot): string {
  return (entry.get('at') as Timestamp).toDate().toISOString();
}

/**
 * Adds what the audit took since the last link to the chain. Two runs at once add one link. The hash goes
 * to the log, which an operator of the database can't rewrite: who changes an entry and every link
 * after it is found by that line.
 */
export async function sealAudit({ db, clock, log }: Platform): Promise<void> {
  const repository = sealRepository(db);
  const settled = new Date(clock().getTime() - SETTLED_MS).toISOString();
  for (let links = 0; links < LINKS_MAX; links += 1) {
    const last = await repository.last();
    const from = last?.until ?? BEGINNING;
    if (from >= settled) return;
    const found = await repository.entriesOf(from, settled, LINK_MAX + 1);
    const isAll = found.length <= LINK_MAX;
    // Entries of one moment stay together: a span ends between two moments.
    const border = isAll ? settled : instantOf(found[LINK_MAX] as QueryDocumentSnapshot);
    const held = isAll ? found : found.filter((entry) => instantOf(entry) < border);
    const seal = sealed({
      number: (last?.number ?? 0) + 1,
      from,
      until: border,
      entries: Object.fromEntries(held.map((entry) => [entry.id, sealedEntry(entry)])),
      previous: last?.hash ?? GENESIS,
    });
    try {
      await repository.add(seal);
    } catch (error) {
      if (alreadyThere(error)) return;
      throw error;
    }
    const { number, until, hash } = seal;
    log.info('audit sealed', { number, until, hash, entries: held.length });
    if (isAll) return;
  }
}
