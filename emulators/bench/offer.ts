import { operations } from '@flexa/contracts/operations';
import { bulkAddUsers, offerRepository } from '@flexa/functions/documents';
import { AppError, composeHandlers, invoke, type Platform } from '@flexa/functions/local';
import { withFirestore, withPlatform } from './firestore-alone';
import { percentile } from './percentile';

/**
 * `npm run bench:offer`: 1,000 people claim a free licence at once while there are 100 places, on
 * the real Firestore emulator, through the code the API runs. Fails where the result is wrong.
 */
const PEOPLE = 1000;
const PLACES = 100;

const uids = Array.from({ length: PEOPLE }, (_, i) => `claimer-${i}`);

interface Outcome {
  /** HTTP status; 0 for an error that is none of ours. */
  status: number;
  ms: number;
}

async function claimAll(platform: Platform): Promise<Outcome[]> {
  const handlers = composeHandlers(platform);
  return Promise.all(
    uids.map(async (uid) => {
      const start = performance.now();
      const caller = {
        uid,
        email: `${uid}@flexa.test`,
        emailVerified: true,
        isAdmin: false,
        signedInAt: new Date(),
        since: 0,
        validSince: 0,
        freshProof: 'passkey' as const,
      };
      const input = { uid, month: 1, visualType: 'charts', name: 'A Claimer' };
      const status = await invoke(
        operations.claimFreeLicense,
        handlers,
        async () => caller,
        async () => input,
      ).then(
        () => 201,
        (error: unknown) => {
          if (error instanceof AppError) return error.status;
          console.error(error);
          return 0;
        },
      );
      return { status, ms: performance.now() - start };
    }),
  );
}

async function bench(platform: Platform): Promise<void> {
  const { db } = platform;
  const now = new Date();
  await bulkAddUsers(
    db,
    uids.map((uid, i) => ({
      uid,
      name: 'A Claimer',
      email: `c${i}@flexa.test`,
      createdAt: new Date(now.getTime() - i),
    })),
  );
  const offer = {
    id: 'bench',
    userCount: PLACES,
    maxMonths: 1 as const,
    createdAt: now.toISOString(),
    expiryDate: new Date(now.getTime() + 86_400_000).toISOString(),
  };
  await offerRepository(db).create(offer);

  const start = performance.now();
  const first = await claimAll(platform);
  const wall = performance.now() - start;
  const again = await claimAll(platform);

  const licenses = await db.collection('licenses').get();
  const owners = new Set(licenses.docs.map((license) => String(license.get('userId'))));
  const left = await offerRepository(db).placesLeft(offer.id);
  const times = first.map(({ ms }) => ms);
  const wrong = [...first, ...again].filter(({ status }) => ![201, 409].includes(status));
  const result = {
    'licences made': licenses.size,
    userCount: left,
    'persons with two': licenses.size - owners.size,
    'errors other than 409': wrong.length,
    'claims answered 201': first.filter(({ status }) => status === 201).length,
    'the same people once more: 201': again.filter(({ status }) => status === 201).length,
    'p50 ms': Math.round(percentile(times, 50)),
    'p99 ms': Math.round(percentile(times, 99)),
    'all answered after ms': Math.round(wall),
  };
  console.log(`\n${PEOPLE} claims at once for ${PLACES} places\n`);
  for (const [name, value] of Object.entries(result)) {
    console.log(`  ${name.padEnd(34)}${String(value).padStart(7)}`);
  }
  const isRight =
    result['licences made'] === PLACES &&
    result.userCount === 0 &&
    result['persons with two'] === 0 &&
    result['errors other than 409'] === 0 &&
    result['claims answered 201'] === PLACES &&
    result['the same people once more: 201'] === 0;
  console.log(isRight ? '\nAs it must be.' : '\nNOT as it must be.');
  if (!isRight) process.exitCode = 1;
}

await withFirestore(() => withPlatform('demo-bench-offer', bench));
