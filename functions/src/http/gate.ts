import type { Operation } from '@flexa/contracts/operation';
import { AppError } from '../platform/errors';

/** What is in the way is done within seconds. */
const RETRY_SECONDS = 5;

/** Lets so many of an operation run at the same time as it says (`atOnce`). */
export function createGate() {
  const running = new Map<string, number>();

  /** @throws AppError too-many-requests */
  return async function gate<T>({ name, atOnce }: Operation, work: () => Promise<T>): Promise<T> {
    if (atOnce === undefined) return work();
    const count = running.get(name) ?? 0;
    if (count >= atOnce) {
      throw new AppError('too-many-requests', undefined, undefined, RETRY_SECONDS);
    }
    running.set(name, count + 1);
    try {
      return await work();
    } finally {
      running.set(name, (running.get(name) ?? 1) - 1);
    }
  };
}
