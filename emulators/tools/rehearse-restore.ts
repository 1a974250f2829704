import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type CollectionReference, type Firestore } from 'firebase-admin/firestore';
import { type Addresses, freePorts, PROJECT } from '../stack/addresses';
import { withStack } from '../stack/stack';

/** Most reads until the documents stay the same: the jobs send the seed's mails for some seconds. */
const READS_MAX = 20;
const PAUSE_MS = 2_000;

/**
 * `npm run restore:rehearse` fills a portal, exports it, stops it and starts another one from the export, as
 * docs/operate.md restores a project. It compares all documents and accounts of the two.
 */
type Contents = Map<string, unknown>;

async function readDocuments(db: Firestore): Promise<Contents> {
  const contents: Contents = new Map();
  const readCollection = async (collection: CollectionReference): Promise<void> => {
    for (const reference of await collection.listDocuments()) {
      contents.set(reference.path, (await reference.get()).data());
      for (const below of await reference.listCollections()) await readCollection(below);
    }
  };
  for (const collection of await db.listCollections()) await readCollection(collection);
  return contents;
}

async function readPortal({ firestore, auth }: Addresses): Promise<Contents> {
  process.env['FIRESTORE_EMULATOR_HOST'] = firestore;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = auth;
  const app = initializeApp({ projectId: PROJECT }, `restore-${auth}`);
  try {
    const db = getFirestore(app);
    let contents = await readDocuments(db);
    for (let reads = 0; reads < READS_MAX; reads += 1) {
      await sleep(PAUSE_MS);
      const again = await readDocuments(db);
      if (isDeepStrictEqual(again, contents)) break;
      contents = again;
    }
    const { users } = await getAuth(app).listUsers();
    for (const user of users) {
      // An import ends every session, so it moves this time.
      const { tokensValidAfterTime: _, ...account } = user.toJSON() as Record<string, unknown>;
      contents.set(`account ${user.uid}`, account);
    }
    return contents;
  } finally {
    await deleteApp(app);
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'flexa-restore-'));
try {
  const before = await withStack({ ports: await freePorts(), temporary: true, dataDir }, (stack) =>
    readPortal(stack.addresses),
  );
  const began = performance.now();
  const after = await withStack({ ports: await freePorts(), temporary: true, dataDir }, (stack) =>
    readPortal(stack.addresses),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  const lost = [...before].filter(([path, value]) => !isDeepStrictEqual(after.get(path), value));
  const addedPaths = [...after.keys()].filter((path) => !before.has(path));
  for (const [path] of lost) console.log(`lost or changed: ${path}`);
  for (const path of addedPaths) console.log(`added: ${path}`);
  const faults = lost.length + addedPaths.length;
  console.log(
    `${before.size} documents and accounts, ${faults} differences; restored after ${seconds} s`,
  );
  if (faults > 0 || before.size === 0) process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
