import type { License } from '@flexa/contracts/licenses';
import { LICENSE } from '../licenses/key-samples';
import { licenseRepository } from '../licenses/repository';
import type { Caller } from '../platform/handlers';
import { DAY, ownPortal, START, type OwnPortal } from './own-portal';

/** Puts a licence of that many seats there, as an order would. */
export async function addSeatedLicense(
  { db }: OwnPortal,
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
  licenseRepository(db).create(batch, license);
  await batch.commit();
  return license;
}

/** A buyer with a licence of that many seats. */
export async function addBuyer(portal: OwnPortal, quantity: number) {
  const buyer = portal.caller('buyer');
  await portal.signUp(buyer, 'Bea Buyer');
  const license = await addSeatedLicense(portal, quantity);
  return { buyer, license };
}

/** Someone with a profile. */
export async function addPerson(portal: OwnPortal, uid: string): Promise<Caller> {
  const caller = portal.caller(uid);
  await portal.signUp(caller, uid);
  return caller;
}

/** A buyer with so many seats, and someone called Nora. */
export async function portalWithSeats(quantity: number) {
  const portal = ownPortal();
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
    live: (uid: string) => licenseRepository(portal.db).notDeleted(uid),
  };
}
