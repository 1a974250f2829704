import { useSession } from '@/features/auth';
import { reportError } from '@/lib/report-error';
import { askForAccount } from './panes';

/** Saves to the account; a visitor is asked for one, and the work waits. */
export function save(): void {
  if (useSession.getState().status !== 'signed-in') return askForAccount('save');
  void import('../saved-themes/save-theme')
    .then(({ saveTheme }) => saveTheme())
    .catch((error: unknown) => reportError(error));
}
