import { addUsersInBulk } from '@flexa/functions/accounts/users/bulk-users';
import { composeHandlers, composeServices } from '@flexa/functions/compose';
import type { Platform } from '@flexa/functions/platform/platform';
import { countStatus, callAtOnce, callAs, report } from './claims';
import { withPlatform } from '../firestore-alone';

const PEOPLE = 1000;
const SEATS = 25;
const ACCEPTING = 500;

const uids = Array.from({ length: PEOPLE }, (_, i) => `claimer-${i}`);
const rights = {
  emailVerified: true,
  isAdmin: false,
  isSupport: false,
  signedInAt: new Date(),
  since: 0,
  validSince: 0,
  freshProof: 'passkey' as const,
};
const buyer = { uid: 'buyer', email: 'buyer@flexa.test', ...rights };

async function addLicense(platform: Platform, id: string, quantity: number): Promise<void> {
  const batch = platform.db.batch();
  const ordered = { id, userId: buyer.uid, name: 'A Buyer', quantity, month: 12 };
  const kind = { licenseType: 'standard', visualType: 'charts' } as const;
  composeServices(platform).licenses.issue(batch, { ...ordered, ...kind }, {}, 'good', new Date());
  await batch.commit();
}

async function readSeats({ db }: Platform, id: string) {
  return (await db.collection('licenses').where('seatOf', '==', id).get()).docs;
}

async function claimByLink(platform: Platform): Promise<void> {
  await addLicense(platform, 'bench-link', SEATS + 1);
  const change = { id: buyer.uid, domains: ['flexa.test'], link: true };
  const { link } = await callAs(composeHandlers(platform), 'updateTeam', buyer, change);
  const claimAll = () =>
    callAtOnce(platform, 'acceptSeat', uids, () => ({ id: 'bench-link', link: link ?? '' }));
  const start = performance.now();
  const first = await claimAll();
  const wall = performance.now() - start;
  const again = await claimAll();
  const seats = await readSeats(platform, 'bench-link');
  const holders = new Set(seats.map((seat) => String(seat.get('userId'))));
  const responses = [...first, ...again];
  const figures = {
    'seats held': seats.length,
    'people with two': seats.length - holders.size,
    'errors other than 409':
      responses.length - countStatus(responses, 201) - countStatus(responses, 409),
    'claims answered with a seat': countStatus(first, 201),
    'second claims answered with the same seat': countStatus(again, 201),
  };
  report(`${PEOPLE} claims at once by a team link for ${SEATS} seats`, first, wall, figures, {
    'seats held': SEATS,
    'people with two': 0,
    'errors other than 409': 0,
    'claims answered with a seat': SEATS,
    'second claims answered with the same seat': SEATS,
  });
}

async function acceptWhileRefunded(platform: Platform): Promise<void> {
  const { db } = platform;
  const services = composeServices(platform);
  const id = 'bench-refund';
  await addLicense(platform, id, ACCEPTING + 1);
  const guests = uids.slice(0, ACCEPTING);
  const emails = guests.map((uid) => `${uid}@flexa.test`);
  await callAs(composeHandlers(platform, services), 'giveSeats', buyer, { id, emails });
  const start = performance.now();
  const [accepted] = await Promise.all([
    callAtOnce(platform, 'acceptSeat', guests, () => ({ id })),
    (async () => {
      const batch = db.batch();
      const refunded = { id, quantity: ACCEPTING + 1, payment: 'refunded' } as const;
      await services.licenses.align(batch, [refunded], new Date());
      await batch.commit();
    })(),
  ]);
  const wall = performance.now() - start;
  await services.seats.syncDue();
  const seats = await readSeats(platform, id);
  const figures = {
    'seats held after the refund': seats.filter((seat) => seat.get('deletedAt') === null).length,
    'errors other than 409':
      accepted.length - countStatus(accepted, 201) - countStatus(accepted, 409),
  };
  report(`${ACCEPTING} accept while the licence is refunded`, accepted, wall, figures, {
    'seats held after the refund': 0,
    'errors other than 409': 0,
  });
}

async function claimSeats(platform: Platform): Promise<void> {
  const createdAt = new Date();
  const people = [...uids, buyer.uid];
  await addUsersInBulk(
    platform.db,
    people.map((uid) => ({ uid, name: 'A Person', email: `${uid}@flexa.test`, createdAt })),
  );
  await claimByLink(platform);
  await acceptWhileRefunded(platform);
}

/**
 * Lets 1,000 people claim 25 seats at once with the link of a team, then 500 accept their invitations while the licence
 * is refunded.
 */
export const runSeatStorms = () => withPlatform('demo-bench-seats', claimSeats);
