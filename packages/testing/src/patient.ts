import { vi } from 'vitest';

/** Limit of `vi.waitFor` on a busy machine; vitest's own is a second. */
const WAIT_MS = 20_000;
const IS_PATIENT = Symbol.for('is-patient');

// Files that share a process share `vi`, too.
if (!(IS_PATIENT in vi)) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    [IS_PATIENT]: true,
    ...({
      waitFor: (check, options = WAIT_MS) => waitFor(check, options),
      waitUntil: (check, options = WAIT_MS) => waitUntil(check, options),
    } satisfies Pick<typeof vi, 'waitFor' | 'waitUntil'>),
  });
}
