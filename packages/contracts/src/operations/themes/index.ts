import { tagOperations } from '../../operation';
import { createTeamTheme } from './create-team-theme';
import { createTheme } from './create-theme';
import { deleteTeamTheme } from './delete-team-theme';
import { deleteTheme } from './delete-theme';
import { emailTheme } from './email-theme';
import { getTeamTheme } from './get-team-theme';
import { getTheme } from './get-theme';
import { listTeamThemes } from './list-team-themes';
import { listThemes } from './list-themes';
import { updateTeamTheme } from './update-team-theme';
import { updateTheme } from './update-theme';

export const themes = tagOperations('Themes', {
  listThemes,
  createTheme,
  getTheme,
  updateTheme,
  deleteTheme,
  emailTheme,
  listTeamThemes,
  createTeamTheme,
  getTeamTheme,
  updateTeamTheme,
  deleteTeamTheme,
});
