import type { Operation } from '@flexa/contracts/operation';
import { AppError } from '../platform/errors';

/** The running calls finish within seconds. */
const RETRY_SECONDS = 5;

/** Time in seconds, since the running calls finish within seconds. */
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
