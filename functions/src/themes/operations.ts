import { created, type Handlers } from '../platform/handlers';
import type { ThemeService } from './service';

export function themeHandlers(
  themes: ThemeService,
): Handlers<
  'listThemes' | 'createTheme' | 'getTheme' | 'updateTheme' | 'deleteTheme' | 'emailTheme'
> {
  return {
    listThemes: ({ caller }) => themes.list(caller.uid),
    createTheme: async ({ caller, input }) => created(await themes.create(caller.uid, input)),
    getTheme: ({ caller, input }) => themes.get(caller.uid, input),
    updateTheme: ({ caller, input }) => themes.update(caller.uid, input),
    deleteTheme: async ({ caller, input }) => {
      await themes.remove(caller.uid, input.id);
      return { deleted: true };
    },
    emailTheme: async ({ input }) => {
      await themes.email(input);
      return { sent: true };
    },
  };
}
