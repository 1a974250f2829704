import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type CollectionReference, type Firestore } from 'firebase-admin/firestore';
import {
  composeServices,
  createPlatform,
  hashOf,
  parseConfig,
  testEnvironment,
  verifyAudit,
} from '@flexa/functions/local';
import { PROJECT, type Addresses } from '../stack/addresses';
import { freePorts } from '../stack/ports';
import { withStack } from '../stack/stack';

/** Longer than the seed's mails take to be sent. */
const TRIES = 20;
const PAUSE_MS = 2_000;

/**
 * `npm run restore:rehearse`: fills a portal, exports it, ends it, starts another one from the export as
 * docs/operations.md restores a project, and compares the two, document by document and account by account.
 * The audit's chain, sealed before, has to hold after it.
 */
/** What a running portal writes of itself, whatever was restored. */
const OWN_STATE = 'status';

interface Contents {
  documents: Map<string, string>;
  faults: string[];
}

async function documentsOf(db: Firestore): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const look = async (collection: CollectionReference): Promise<void> => {
    for (const reference of await collection.listDocuments()) {
      const document = await reference.get();
      // Whatever the order of its fields, which an export does not keep.
      found.set(reference.path, hashOf(document.data()));
      for (const below of await reference.listCollections()) await look(below);
    }
  };
  for (const collection of await db.listCollections()) {
    if (collection.id !== OWN_STATE) await look(collection);
  }
  return found;
}

/** What a running portal holds; `seal` adds what the audit took to its chain first. */
async function contentsOf({ firestore, auth }: Addresses, seal: boolean): Promise<Contents> {
  process.env['FIRESTORE_EMULATOR_HOST'] = firestore;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = auth;
  const app = initializeApp({ projectId: PROJECT }, `restore-${auth}`);
  try {
    const platform = createPlatform(parseConfig(testEnvironment(PROJECT)), app);
    if (seal) await composeServices(platform).jobs.sealAudit();
    const db = getFirestore(app);
    let documents = await documentsOf(db);
    // Mails of the seed are on their way for some seconds.
    for (let tries = 0; tries < TRIES; tries += 1) {
      await sleep(PAUSE_MS);
      const again = await documentsOf(db);
      if (hashOf([...again]) === hashOf([...documents])) break;
      documents = again;
    }
    const { users } = await getAuth(app).listUsers();
    for (const user of users) {
      // An import ends every session: its accounts' tokens are valid from then on.
      const { tokensValidAfterTime: _, ...account } = user.toJSON() as Record<string, unknown>;
      documents.set(`account ${user.uid}`, hashOf(account));
    }
    const { faults } = await verifyAudit(platform.db, platform.clock());
    return { documents, faults };
  } finally {
    await deleteApp(app);
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'flexa-restore-'));
try {
  const before = await withStack({ ports: await freePorts(), temporary: true, dataDir }, (stack) =>
    contentsOf(stack.addresses, true),
  );
  const began = performance.now();
  const after = await withStack({ ports: await freePorts(), temporary: true, dataDir }, (stack) =>
    contentsOf(stack.addresses, false),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  const lost = [...before.documents].filter(([path, hash]) => after.documents.get(path) !== hash);
  const added = [...after.documents.keys()].filter((path) => !before.documents.has(path));
  for (const [path] of lost) console.log(`lost or changed: ${path}`);
  for (const path of added) console.log(`not there before: ${path}`);
  for (const fault of after.faults) console.log(`audit: ${fault}`);
  const faults = lost.length + added.length + after.faults.length;
  console.log(
    `${before.documents.size} documents and accounts, ${faults} faults; a portal with them answers after ${seconds} s`,
  );
  if (faults > 0 || before.documents.size === 0) process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
