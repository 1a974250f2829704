import type { ParsedInput } from '../contracts/operations';
import { untilSettled } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { waitListRepository } from './repository';

export type WaitListService = ReturnType<typeof waitListService>;

export function waitListService({ db, clock }: Platform) {
  const repository = waitListRepository(db);

  /** Puts an address on the list of a product; the first time stays as it was. */
  async function join({ email, product }: ParsedInput<'joinWaitList'>): Promise<void> {
    await untilSettled(async () => {
      const entry = { email, product, createdAt: clock().toISOString() };
      if (!(await repository.has(entry))) await repository.create(entry);
    });
  }

  return { join, productsOf: repository.productsOf, forget: repository.forget };
}
