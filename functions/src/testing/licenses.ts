import { addMonths } from '@flexa/contracts/calendar';
import type { License } from '@flexa/contracts/licenses';
import { Timestamp } from 'firebase-admin/firestore';
import { LICENSE } from '../licenses/key-samples';
import { createLicenseRepository } from '../licenses/repository';
import type { Caller } from '../platform/handlers';
import { DAY, createTestPortal, type TestPortal, START } from './test-portal';

/** Stores a licence with a number of seats, as an order would. */
export async function addSeatedLicense(
  { db }: Pick<TestPortal, 'db'>,
  quantity: number,
  changes: Partial<License> = {},
): Promise<License> {
  const license: License = {
    ...LICENSE,
    id: 'order-1',
    userId: 'buyer',
    quantity,
    createdAt: START.toISOString(),
    expiresAt: new Date(START.getTime() + 365 * DAY).toISOString(),
    ...changes,
  };
  const batch = db.batch();
  createLicenseRepository(db).create(batch, license);
  await batch.commit();
  return license;
}

/** Adds a buyer with a licence for that many seats. */
export async function addBuyer(portal: TestPortal, quantity: number) {
  const buyer = portal.caller('buyer');
  await portal.signUp(buyer, 'Bea Buyer');
  const license = await addSeatedLicense(portal, quantity);
  return { buyer, license };
}

/** Adds a person with a profile. */
export async function addPerson(portal: TestPortal, uid: string): Promise<Caller> {
  const caller = portal.caller(uid);
  await portal.signUp(caller, uid);
  return caller;
}

/** Creates a portal with a buyer of that many seats, and a person called Nora. */
export async function createPortalWithSeats(quantity: number) {
  const portal = createTestPortal();
  const { buyer, license } = await addBuyer(portal, quantity);
  const nora = await addPerson(portal, 'nora');
  const { id } = license;
  const invitations = portal.db.collection('mail').where('template', '==', 'seat-invitation');
  const mailsTo = async (to: string) => (await invitations.where('to', '==', to).get()).size;
  return {
    portal,
    buyer,
    nora,
    id,
    license,
    mailsTo,
    invitations,
    give: (emails: string[], who = buyer) => portal.get('giveSeats', who, { id, emails }),
    seats: async () => (await portal.get('listSeats', buyer, { id })).data,
    accept: (who = nora) => portal.run('acceptSeat', who, { id }),
    takeBack: (seat: number, who = buyer) => portal.get('takeSeatBack', who, { id, seat }),
    /** Reads the licences that the browser's live list shows. */
    live: (uid: string) => createLicenseRepository(portal.db).findNotDeleted(uid),
  };
}

export const toTimestamp = (after: number) => Timestamp.fromMillis(START.getTime() + after);

export const people = {
  contact: async (uid: string) =>
    uid === 'gone'
      ? undefined
      : {
          email: `${uid}@flexa.test`,
          getsReminders: true,
        },
  findStop: async (uid: string) => ({ person: uid, code: `code-of-${uid}` }),
  managers: async (uid: string) => (uid === 'managed' ? ['ann', 'gone'] : []),
};

/** Adds a licence that ends a number of milliseconds after the start. It runs for a year by default. */
export async function addLicense(
  { db }: TestPortal,
  id: string,
  endsAfter: number,
  changes: Partial<Record<keyof License, unknown>> = {},
) {
  await db.doc(`licenses/${id}`).set({
    id,
    userId: 'me',
    name: 'Nora',
    licenseType: 'standard',
    visualType: 'charts',
    month: 12,
    quantity: 2,
    source: 'order',
    createdAt: Timestamp.fromDate(addMonths(new Date(START.getTime() + endsAfter), -12)),
    expiresAt: toTimestamp(endsAfter),
    deletedAt: null,
    revokedReason: null,
    ...changes,
  });
}

/** Signs a person up with a proved address, so that they are welcomed. */
export async function signUp(portal: TestPortal, uid: string) {
  await portal.auth.createUser({ uid, email: `${uid}@flexa.test`, emailVerified: true });
  await portal.auth.setCustomUserClaims(uid, { proved: [`${uid}@flexa.test`] });
  await portal.get('createUser', portal.caller(uid), { name: uid });
}
