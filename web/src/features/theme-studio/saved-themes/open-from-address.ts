import { hasAccount } from '@/features/auth';
import { toast } from '@/lib/toast';
import { openDialog } from '../store/panes';
import { buildTeamThemePath } from '../studio-address';
import { openTeamTheme } from './open-team-theme';
import { openSaved } from './open-saved';

/**
 * Opens the saved theme, or the theme of a team, that an address names. It waits for the session: a page begins as a
 * visitor's.
 */
export async function openFromAddress(
  query: URLSearchParams,
  startSignIn: (path: '/login', returnTo: string) => void,
): Promise<void> {
  const teamTheme = query.get('team-theme');
  if (!(await hasAccount())) {
    toast.info(`Sign in to open a theme from your ${teamTheme ? 'team' : 'account'}`);
    if (!teamTheme) return;
    // Back here afterwards: the address is what a colleague has sent.
    startSignIn('/login', buildTeamThemePath(teamTheme));
    return;
  }
  const { name, version } = await (teamTheme
    ? openTeamTheme(teamTheme)
    : openSaved(query.get('theme') ?? ''));
  toast.success(`${name} opened, version ${version}`);
  if (query.has('versions')) openDialog('versions');
}
