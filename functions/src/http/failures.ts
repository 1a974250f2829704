import type { ErrorCode } from '@flexa/contracts/errors';
import type { Operation } from '@flexa/contracts/operation';
import { alerting } from '../alerts/alerts';
import type { Platform } from '../platform/platform';

/** So many of a kind within an hour, on one instance, are more than chance. */
const MANY = { failed: 50, refused: 100 };
type Kind = keyof typeof MANY;

const TEXTS: Record<Kind, string> = {
  failed: 'calls failed within an hour on one instance. Look for "operation failed" in the log.',
  refused:
    'calls of admin operations were refused within an hour on one instance. Someone without the rights is trying them.',
};

/** What counts of an answer: our own faults, and what admins and support alone may do asked for by others. */
function kindOf(operation: Operation | undefined, code: ErrorCode): Kind | null {
  if (code === 'internal') return 'failed';
  const isOfOthers = operation?.access.kind === 'admin' || operation?.access.kind === 'staff';
  return code === 'permission-denied' && isOfOthers ? 'refused' : null;
}

/** Counts failures in the memory of this instance; one hour of many is one alert, whatever instance sees it. */
export function failureWatch(platform: Platform) {
  let hour = '';
  let counts: Record<Kind, number> = { failed: 0, refused: 0 };

  return async function watch(operation: Operation | undefined, code: ErrorCode): Promise<void> {
    const kind = kindOf(operation, code);
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
      await alerting(platform).raise({ kind: 'many-failures', cause: `${kind}-${now}`, text });
    } catch (error) {
      // Where the database is what fails, the log has to do.
      platform.log.error('alert not queued', error, { alert: 'many-failures' });
    }
  };
}

export type FailureWatch = ReturnType<typeof failureWatch>;
