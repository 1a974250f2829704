import type { OperationOutput } from '@flexa/contracts/operations';
import type { ThemeSummary } from '@flexa/contracts/themes';
import { call } from '@/lib/api';
import { changeCached, useOptimistic } from '@/lib/optimistic';
import { queryClient } from '@/lib/query-client';
import { themesQuery } from './themes-query';

type Themes = OperationOutput<'listThemes'>;

const { queryKey } = themesQuery;
const refresh = () => queryClient.invalidateQueries({ queryKey });
const changeList = (change: (themes: Themes['data']) => Themes['data']) =>
  changeCached<Themes>(queryKey, (list) => ({ ...list, data: change(list.data) }));

/** Shows the new name on the card at once. `onRefused` asks for it again, with the typed name. */
export function useRenameTheme(theme: ThemeSummary, onRefused: () => void) {
  return useOptimistic({
    mutationFn: (name: string) =>
      call('updateTheme', { id: theme.id, name, version: theme.version }),
    // The question that asks again says why.
    meta: { silent: true },
    show: (name) =>
      changeList((themes) =>
        themes.map((each) => (each.id === theme.id ? { ...each, name } : each)),
      ),
    onSuccess: refresh,
    onRefused,
  });
}

/** Removes the card at once, and restores it if the theme could not be deleted. */
export function useDeleteTheme(theme: ThemeSummary) {
  return useOptimistic({
    mutationFn: () => call('deleteTheme', { id: theme.id }),
    show: () => changeList((themes) => themes.filter(({ id }) => id !== theme.id)),
    onSuccess: refresh,
  });
}
