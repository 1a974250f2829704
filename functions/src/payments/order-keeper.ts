import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from '../platform/errors';
import { isWriteConflict } from '../platform/firestore';
import type { OrderDocument } from './order';
import type { ProfileHolder } from './ports';
import type { OrderRepository } from './repository';

export type KeepOrder = ReturnType<typeof createOrderKeeper>;

export const createNoSuchUser = () => new AppError('not-found', 'There is no such user');

/** Stores the order of a new purchase. */
export function createOrderKeeper(
  db: Firestore,
  orders: Pick<OrderRepository, 'create'>,
  profiles: Pick<ProfileHolder, 'get' | 'touch'>,
) {
  /** @throws AppError not-found if the buyer's account was deleted meanwhile. */
  return async (order: OrderDocument, uid: string): Promise<void> => {
    const batch = db.batch();
    orders.create(batch, order);
    profiles.touch(batch, uid);
    try {
      await batch.commit();
    } catch (error) {
      // The order's id is new, so the conflict is about the profile.
      throw isWriteConflict(error) && !(await profiles.get(uid)) ? createNoSuchUser() : error;
    }
  };
}
