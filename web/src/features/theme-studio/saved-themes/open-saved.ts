import type { SavedTheme } from '@flexa/contracts/themes';
import { useSession } from '@/features/auth';
import { call } from '@/lib/api';
import type { Theme } from '@flexa/theme-engine/model';
import { openTheme } from '../store/open-theme';
import { useSaved } from '../store/saved';

/**
 * Opens a saved theme in the studio: a step that can be undone, and from then on what is saved is a
 * further version of it.
 *
 * @throws ApiError where it can't be had
 */
export async function openSaved(id: string): Promise<SavedTheme> {
  const saved = await call('getTheme', { id });
  const { uid } = useSession.getState();
  // The API's response is JSON.
  const document = openTheme(saved.theme as Theme, saved.name);
  const { version, updatedAt: at } = saved;
  useSaved.setState({
    savedAs: uid ? { uid, id, version, at, document } : null,
    hasConflict: false,
  });
  return saved;
}
