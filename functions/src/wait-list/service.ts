import type { OperationOutput, ParsedInput } from '@flexa/contracts/operations';
import { retryOnConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { waitListRepository } from './repository';

export type WaitListService = ReturnType<typeof waitListService>;

export function waitListService({ db, clock }: Platform) {
  const repository = waitListRepository(db);

  /** Puts an address on the list of a product; the first time stays as it was. */
  async function join({ email, product }: ParsedInput<'joinWaitList'>): Promise<void> {
    await retryOnConflict(async () => {
      const entry = { email, product, createdAt: clock().toISOString() };
      if (!(await repository.has(entry))) await repository.create(entry);
    });
  }

  /**
   * A page of the list. Those of one moment stay together, for the next page begins before it: such
   * a page can be longer than asked for.
   */
  async function list(
    input: ParsedInput<'listWaitList'>,
  ): Promise<OperationOutput<'listWaitList'>> {
    const { product, limit } = input;
    const found = await repository.newest({ ...input, limit: limit + 1 });
    const data = found.slice(0, limit);
    const last = data.at(-1);
    if (!last || found.length <= limit) return { data, next: null };
    if (found[limit]?.createdAt === last.createdAt) {
      const older = data.findIndex(({ createdAt }) => createdAt === last.createdAt);
      data.splice(older, data.length, ...(await repository.madeAt(product, last.createdAt)));
    }
    return { data, next: last.createdAt };
  }

  return { join, list, productsOf: repository.productsOf, forget: repository.forget };
}
