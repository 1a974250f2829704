import type { ErrorCode } from '@flexa/contracts/errors';
import type { Operation } from '@flexa/contracts/operation';
import { createAlerts } from '../mail/alerts';
import type { Platform } from '../platform/platform';

/** Failures per hour and instance that are unlikely to be chance. */
const MANY = { failed: 50, refused: 100 };
type Kind = keyof typeof MANY;

const TEXTS: Record<Kind, string> = {
  failed: 'calls failed within an hour on one instance. Look for "operation failed" in the log.',
  refused:
    'calls of admin operations were refused within an hour on one instance. Someone without the rights is trying them.',
};

/**
 * Classifies an error: our own faults, and calls of staff operations by people without the rights.
 * Other errors don't count.
 */
function classify(operation: Operation | undefined, code: ErrorCode): Kind | null {
  if (code === 'internal') return 'failed';
  const isOfOthers = operation?.access.kind === 'admin' || operation?.access.kind === 'staff';
  return code === 'permission-denied' && isOfOthers ? 'refused' : null;
}

/**
 * Counts failures in the memory of this instance. An hour with too many raises one alert across all
 * instances.
 */
export function createFailureWatch(platform: Platform) {
  let hour = '';
  let counts: Record<Kind, number> = { failed: 0, refused: 0 };

  return async function watch(operation: Operation | undefined, code: ErrorCode): Promise<void> {
    const kind = classify(operation, code);
    if (!kind) return;
    const now = platform.clock().toISOString().slice(0, 13);
    if (now !== hour) {
      hour = now;
      counts = { failed: 0, refused: 0 };
    }
    counts[kind] += 1;
    if (counts[kind] !== MANY[kind]) return;
    const text = `${MANY[kind]} ${TEXTS[kind]}`;
    try {
      await createAlerts(platform).raise({ kind: 'many-failures', cause: `${kind}-${now}`, text });
    } catch (error) {
      // If the database itself fails, the log entry is the alert.
      platform.log.error('alert not queued', error, { alert: 'many-failures' });
    }
  };
}

export type FailureWatch = ReturnType<typeof createFailureWatch>;
