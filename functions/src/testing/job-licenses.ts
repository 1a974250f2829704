import { Timestamp } from 'firebase-admin/firestore';
import { addMonths } from '@flexa/contracts/calendar';
import type { License } from '@flexa/contracts/licenses';
import { START, type OwnPortal } from './own-portal';

export const moment = (after: number) => Timestamp.fromMillis(START.getTime() + after);

export const people = {
  contact: async (uid: string) =>
    uid === 'gone'
      ? undefined
      : {
          email: `${uid}@flexa.test`,
          getsReminders: true,
        },
  stopOf: async (uid: string) => ({ person: uid, code: `code-of-${uid}` }),
  managers: async (uid: string) => (uid === 'managed' ? ['ann', 'gone'] : []),
};

/** A licence that ends so many milliseconds after the start, made for a year unless told. */
export async function addLicense(
  { db }: OwnPortal,
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
    expiresAt: moment(endsAfter),
    deletedAt: null,
    revokedReason: null,
    ...changes,
  });
}

/** Someone who has signed up with a proved address, and was welcomed. */
export async function signUp(portal: OwnPortal, uid: string) {
  await portal.auth.createUser({ uid, email: `${uid}@flexa.test`, emailVerified: true });
  await portal.auth.setCustomUserClaims(uid, { proved: [`${uid}@flexa.test`] });
  await portal.get('createUser', portal.caller(uid), { name: uid });
}
