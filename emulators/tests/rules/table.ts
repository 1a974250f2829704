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

/** Signed-out people, another person, the document's owner, and an admin by claim. */
export const ACTORS = ['nobody', 'stranger', 'owner', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

// Otherwise the SDK logs every refusal that these tests expect.
setLogLevel('silent');

/** Applies the rules to a database of the test file. */
export class RulesTester {
  private environment: RulesTestEnvironment | undefined;
  private readonly databases = new Map<string, Firestore>();
  /** Client that bypasses the rules, as the API does. */
  private unrestricted: Firestore | undefined;
  private release: () => void = () => undefined;

  /** @param documents content of the database before every test, by path */
  constructor(
    private readonly name: string,
    private readonly documents: Record<string, DocumentData>,
  ) {
    beforeAll(() => this.open());
    beforeEach(() => this.fill());
    afterAll(() => this.close());
  }

  /** Returns the actor's client. The uid of an actor is its name. */
  openAs(actor: Actor): Firestore {
    if (actor === 'nobody') return this.openSignedOut();
    return this.openSignedIn(actor, actor === 'admin' ? { admin: true } : {});
  }

  openSignedIn(uid: string, claims: Record<string, unknown> = {}): Firestore {
    return this.remember(`${uid} ${JSON.stringify(claims)}`, () =>
      this.opened.authenticatedContext(uid, claims).firestore(),
    );
  }

  private openSignedOut(): Firestore {
    return this.remember('', () => this.opened.unauthenticatedContext().firestore());
  }

  /** Writes without rules, as the API does. */
  async write(documents: Record<string, DocumentData>): Promise<void> {
    if (!this.unrestricted) throw new Error('The tester is set up before the first test');
    const batch = writeBatch(this.unrestricted);
    for (const [path, data] of Object.entries(documents))
      batch.set(doc(this.unrestricted, path), data);
    await batch.commit();
  }

  private get opened(): RulesTestEnvironment {
    if (!this.environment) throw new Error('The tester is set up before the first test');
    return this.environment;
  }

  private async open(): Promise<void> {
    const address = process.env.FIRESTORE_EMULATOR_HOST;
    if (!address)
      throw new Error(
        'FIRESTORE_EMULATOR_HOST is not set; the global set-up of the tests sets it.',
      );
    const { hostname, port } = new URL(`http://${address}`);
    this.environment = await initializeTestEnvironment({
      projectId: `demo-rules-${this.name}`,
      firestore: {
        host: hostname,
        port: Number(port),
        rules: await readFile(join(ROOT, 'firestore.rules'), 'utf8'),
      },
    });
    this.unrestricted = await this.openUnrestricted(this.environment);
  }

  /** Opens one client for the whole file. The library opens and closes one for each callback otherwise. */
  private openUnrestricted(environment: RulesTestEnvironment): Promise<Firestore> {
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

  /** Keeps one client per actor for the whole file, because each opens a connection. */
  private remember(key: string, make: () => unknown): Firestore {
    const client = this.databases.get(key) ?? (make() as Firestore);
    this.databases.set(key, client);
    return client;
  }
}

/**
 * Tests every operation of a table on one document for every actor. The first line of the table lists operations; each
 * other line begins with an actor and has `yes` or `no` for each operation. `list` queries the whole collection of the
 * document, without a filter.
 */
export function expectAccess(tester: RulesTester, path: string, table: string): void {
  const [head = [], ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const operations = head.map((word) => parseWord(OPERATIONS, word));
  const rows = lines.map(([actor = '', ...answers]) => {
    if (answers.length !== operations.length) throw new Error(`A gap in the row of ${actor}`);
    return { actor: parseWord(ACTORS, actor), answers };
  });
  if (rows.length !== ACTORS.length) throw new Error(`${path}: a table has a row for every actor`);

  describe(path, () => {
    for (const { actor, answers } of rows) {
      for (const [index, operation] of operations.entries()) {
        const allowed = parseWord(['yes', 'no'], answers[index] ?? '') === 'yes';
        test(`${actor} ${allowed ? 'may' : 'may not'} ${operation} ${path}`, async () => {
          const attempt = runOperation(tester.openAs(actor), path, operation);
          await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
        });
      }
    }
  });
}

/** Runs one operation on the server, past the client's cache. */
export async function runOperation(
  db: Firestore,
  path: string,
  operation: Operation,
): Promise<unknown> {
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

function parseWord<T extends string>(words: readonly T[], word: string): T {
  const match = words.find((candidate) => candidate === word);
  if (!match) throw new Error(`"${word}" isn't one of ${words.join(', ')}`);
  return match;
}
