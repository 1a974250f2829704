import { z } from 'zod';
import type { TeamTheme } from '@flexa/contracts/team-themes';
import type { Theme } from '@flexa/theme-engine/model';
import { call } from '@/lib/api';
import { openTheme } from '../store/open-theme';
import { detach } from '../store/saved';
import { readStored, updateStored } from '../store/stored-theme';

const openedSchema = z.object({ id: z.string(), version: z.int() });

/** Version of the theme that was last opened in this browser; undefined for another theme. */
export function readOpenedVersion(id: string): number | undefined {
  const { data } = openedSchema.safeParse(readStored().team);
  return data?.id === id ? data.version : undefined;
}

export function keepOpenedVersion(id: string, version: number): void {
  updateStored({ team: { id, version } });
}

/**
 * Opens a team's theme in the studio: a step that can be undone. Saving then makes a theme of one's own; the
 * dialog of the team's themes saves the next version for the team.
 *
 * @throws ApiError for a theme that is gone, or whose team the person has left
 */
export async function openTeamTheme(id: string, version?: number): Promise<TeamTheme> {
  const theme = await call('getTeamTheme', {
    id,
    ...(version !== undefined && { version }),
  });
  // The API's response is JSON.
  openTheme(theme.theme as Theme, theme.name);
  detach();
  keepOpenedVersion(id, theme.versions[0]?.version ?? theme.version);
  return theme;
}
