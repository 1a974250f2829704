import type { Firestore, Query } from 'firebase-admin/firestore';
import { EXPIRING_DAYS } from '@flexa/contracts/constants';
import type { VisualType } from '@flexa/contracts/plans';
import type { UserFilter } from '@flexa/contracts/users';
import { createConverter } from '../../platform/firestore';
import type { Platform } from '../../platform/platform';
import { ROW_FIELDS, userRowSchema, type UserRow } from './user-document';

/** Finds the owners of active licences. */
export interface LicenseOwners {
  /** @param limit most licences to read. */
  owners(
    filters: { visualType?: VisualType | undefined; endsBy?: Date | undefined },
    now: Date,
    limit: number,
  ): Promise<{ uids: string[]; isWhole: boolean }>;
}

export interface FilteredUsers {
  rows: UserRow[];
  /** False if there may be more. */
  isWhole: boolean;
}

export type FilterUsers = (show: UserFilter, limit: number) => Promise<FilteredUsers>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Profiles read by one request. */
const PROFILES_PER_READ = 500;

/** Reads the people that a filter shows, unsorted: they are few enough for the caller to sort. */
export function createUserFilter(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  licenses: LicenseOwners,
): FilterUsers {
  const users = getRowCollection(db);

  async function findRows(query: Query, limit: number): Promise<FilteredUsers> {
    const rows = (
      await query
        .limit(limit)
        .select(...ROW_FIELDS)
        .withConverter(CONVERTER)
        .get()
    ).docs;
    return { rows: rows.map((row) => row.data()), isWhole: rows.length < limit };
  }

  async function findOwners(
    filters: Parameters<LicenseOwners['owners']>[0],
    limit: number,
  ): Promise<FilteredUsers> {
    const { uids, isWhole } = await licenses.owners(filters, clock(), limit);
    const rows: UserRow[] = [];
    for (let from = 0; from < uids.length; from += PROFILES_PER_READ) {
      const references = uids.slice(from, from + PROFILES_PER_READ).map((uid) => users.doc(uid));
      const documents = await db.getAll(...references, { fieldMask: ROW_FIELDS });
      // Licences of deleted accounts are kept for the books; their owners have no profile.
      rows.push(...documents.flatMap((document) => (document.data() as UserRow | undefined) ?? []));
    }
    return { rows, isWhole };
  }

  return async (show, limit) => {
    switch (show) {
      case 'admins':
        return findRows(users.where('isAdmin', '==', true), limit);
      case 'support':
        return findRows(users.where('isSupport', '==', true), limit);
      case 'disabled':
        return findRows(users.where('disabled', '==', true), limit);
      case 'licensed':
        return findOwners({}, limit);
      case 'expiring':
        return findOwners({ endsBy: new Date(clock().getTime() + EXPIRING_DAYS * DAY_MS) }, limit);
      default:
        return findOwners({ visualType: show }, limit);
    }
  };
}

const CONVERTER = createConverter(userRowSchema, ['createdAt']);

const getRowCollection = (db: Firestore) => db.collection('users').withConverter(CONVERTER);
