import { tagOperations } from '../../operation';
import { createTheme } from './create-theme';
import { deleteTheme } from './delete-theme';
import { emailTheme } from './email-theme';
import { getTheme } from './get-theme';
import { listThemes } from './list-themes';
import { updateTheme } from './update-theme';

export const themes = tagOperations('Themes', {
  listThemes,
  createTheme,
  getTheme,
  updateTheme,
  deleteTheme,
  emailTheme,
});
