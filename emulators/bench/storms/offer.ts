import { createOfferRepository } from '@flexa/functions/offers/repository';
import { addUsersInBulk } from '@flexa/functions/accounts/users/bulk-users';
import type { Platform } from '@flexa/functions/platform/platform';
import { countStatus, callAtOnce, report } from './claims';
import { withPlatform } from '../firestore-alone';

const PEOPLE = 1000;
const PLACES = 100;

const uids = Array.from({ length: PEOPLE }, (_, i) => `claimer-${i}`);

const claimAll = (platform: Platform) =>
  callAtOnce(platform, 'claimFreeLicense', uids, (uid) => ({
    uid,
    month: 1,
    visualType: 'charts',
    name: 'A Claimer',
  }));

async function claimOffer(platform: Platform): Promise<void> {
  const { db } = platform;
  const now = new Date();
  await addUsersInBulk(
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
  await createOfferRepository(db).create(offer);

  const start = performance.now();
  const first = await claimAll(platform);
  const wall = performance.now() - start;
  const again = await claimAll(platform);

  const licenses = await db.collection('licenses').get();
  const owners = new Set(licenses.docs.map((license) => String(license.get('userId'))));
  const responses = [...first, ...again];
  const figures = {
    'licences created': licenses.size,
    userCount: await createOfferRepository(db).placesLeft(offer.id),
    'people with two': licenses.size - owners.size,
    'errors other than 409':
      responses.length - countStatus(responses, 201) - countStatus(responses, 409),
    'claims answered 201': countStatus(first, 201),
    'second claims answered 201': countStatus(again, 201),
  };
  report(`${PEOPLE} claims at once for ${PLACES} places`, first, wall, figures, {
    'licences created': PLACES,
    userCount: 0,
    'people with two': 0,
    'errors other than 409': 0,
    'claims answered 201': PLACES,
    'second claims answered 201': 0,
  });
}

/** Lets 1,000 people claim a free licence at once while the offer has 100 places. */
export const runOfferStorm = () => withPlatform('demo-bench-offer', claimOffer);
