import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  setDoc,
  setLogLevel,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { ROOT } from '../../stack/paths';

/** People who try: someone signed out, someone else, the document's owner, an admin by claim. */
export const ACTORS = ['nobody', 'stranger', 'owner', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

// The SDK logs every refusal, and refusals are what these tests are about.
setLogLevel('silent');

/** The rules over a database of the test file's own. */
export class RulesTester {
  private environment: RulesTestEnvironment | undefined;
  private readonly databases = new Map<string, Firestore>();
  /** The database as the API reaches it, which no rule binds. */
  private unbound: Firestore | undefined;
  private release: () => void = () => undefined;

  /** @param documents what is in the database before every test, by path. */
  constructor(
    private readonly name: string,
    private readonly documents: Record<string, DocumentData>,
  ) {
    beforeAll(() => this.open());
    beforeEach(() => this.fill());
    afterAll(() => this.close());
  }

  /** The database as the actor reaches it. The uid of every actor is their name. */
  as(actor: Actor): Firestore {
    if (actor === 'nobody') return this.signedOut();
    return this.signedIn(actor, actor === 'admin' ? { admin: true } : {});
  }

  signedIn(uid: string, claims: Record<string, unknown> = {}): Firestore {
    return this.remember(`${uid} ${JSON.stringify(claims)}`, () =>
      this.opened.authenticatedContext(uid, claims).firestore(),
    );
  }

  private signedOut(): Firestore {
    return this.remember('', () => this.opened.unauthenticatedContext().firestore());
  }

  /** Writes as the API does. */
  async write(documents: Record<string, DocumentData>): Promise<void> {
    if (!this.unbound) throw new Error('The tester is set up before the first test');
    const batch = writeBatch(this.unbound);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(this.unbound, path), data);
    await batch.commit();
  }

  private get opened(): RulesTestEnvironment {
    if (!this.environment) throw new Error('The tester is set up before the first test');
    return this.environment;
  }

  private async open(): Promise<void> {
    const address = process.env.FIRESTORE_EMULATOR_HOST;
    if (!address)
      throw new Error('FIRESTORE_EMULATOR_HOST says where the emulator is; npm test does');
    const { hostname, port } = new URL(`http://${address}`);
    this.environment = await initializeTestEnvironment({
      projectId: `demo-rules-${this.name}`,
      firestore: {
        host: hostname,
        port: Number(port),
        rules: await readFile(join(ROOT, 'firestore.rules'), 'utf8'),
      },
    });
    this.unbound = await this.openUnbound(this.environment);
  }

  /** One for the whole file: the library opens one for each piece of work and closes it after it. */
  private openUnbound(environment: RulesTestEnvironment): Promise<Firestore> {
    return new Promise((resolve, reject) => {
      environment
        .withSecurityRulesDisabled((context) => {
          resolve(context.firestore() as unknown as Firestore);
          return new Promise((release) => (this.release = release));
        })
        .catch(reject);
    });
  }

  private async close(): Promise<void> {
    this.release();
    await this.environment?.cleanup();
  }

  private async fill(): Promise<void> {
    await this.opened.clearFirestore();
    await this.write(this.documents);
  }

  /** One client an actor for the whole file: each opens a connection. */
  private remember(key: string, make: () => unknown): Firestore {
    const known = this.databases.get(key) ?? (make() as Firestore);
    this.databases.set(key, known);
    return known;
  }
}

/**
 * Tries every operation of a table on one document as every actor. The table has a line of
 * operations and below it a line for each actor, with `yes` or `no` under each operation:
 *
 * `list` asks for the whole collection of the document, without a filter.
 */
export function expectAnswers(tester: RulesTester, path: string, table: string): void {
  const [head = [], ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const operations = head.map((word) => known(OPERATIONS, word));
  const rows = lines.map(([actor = '', ...answers]) => {
    if (answers.length !== operations.length) throw new Error(`A gap in the row of ${actor}`);
    return { actor: known(ACTORS, actor), answers };
  });
  if (rows.length !== ACTORS.length) throw new Error(`${path}: a table has a row for every actor`);

  describe(path, () => {
    for (const { actor, answers } of rows) {
      for (const [index, operation] of operations.entries()) {
        const allowed = known(['yes', 'no'], answers[index] ?? '') === 'yes';
        test(`${actor} ${allowed ? 'may' : 'may not'} ${operation}`, async () => {
          const attempt = tryOut(tester.as(actor), path, operation);
          await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
        });
      }
    }
  });
}

/** The server's verdict on one operation; a cache never answers in its place. */
async function tryOut(db: Firestore, path: string, operation: Operation): Promise<unknown> {
  const document = doc(db, path);
  switch (operation) {
    case 'get':
      return getDocFromServer(document);
    case 'list':
      return getDocsFromServer(collection(db, document.parent.path));
    case 'create':
      return setDoc(doc(document.parent, 'made-by-a-client'), { userId: 'owner', deletedAt: null });
    case 'update':
      return updateDoc(document, { changedByAClient: true });
    case 'delete':
      return deleteDoc(document);
  }
}

function known<T extends string>(words: readonly T[], word: string): T {
  const found = words.find((candidate) => candidate === word);
  if (!found) throw new Error(`"${word}" isn't one of ${words.join(', ')}`);
  return found;
}
