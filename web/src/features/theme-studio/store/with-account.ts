import { hasAccount } from '@/features/auth';
import { reportError } from '@/lib/report-error';
import type { Intent } from './intent';
import { askForAccount } from './panes';

/**
 * Does what needs an account; a visitor is asked for one, and the work waits. A press can come before
 * the session is loaded, so this loads it first.
 */
export async function withAccount(intent: Intent, run: () => Promise<void>): Promise<void> {
  try {
    if (await hasAccount()) await run();
    else askForAccount(intent);
  } catch (error) {
    reportError(error);
  }
}
