import { Timestamp } from 'firebase-admin/firestore';
import { addMonths } from '@flexa/contracts/calendar';
import type { License } from '@flexa/contracts/licenses';
import type { FirstStep } from '../mail/mails';
import { START, type OwnPortal } from './own-portal';

export const moment = (after: number) => Timestamp.fromMillis(START.getTime() + after);

export const people = {
  contact: async (uid: string) =>
    uid === 'gone'
      ? undefined
      : {
          email: `${uid}@flexa.test`,
          hears: { reminders: true, tips: true, news: true },
          stop: { person: uid, code: `code-of-${uid}` },
        },
  isReachable: async () => true,
  isOrdering: async () => false,
  stepsLeft: async (): Promise<FirstStep[]> => ['theme', 'pack'],
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
