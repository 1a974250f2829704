import { useSession } from '@/features/auth';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { queryClient } from '@/lib/query-client';
import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { createIdempotentCall } from '@/lib/call-once';
import type { StudioDocument } from '@flexa/theme-engine/model';
import { useSaved, type SavedAs } from '../store/saved';
import { useStudio } from '../store/studio';
import { compileThemeOnce } from '../store/use-theme';
import { themesQuery } from './themes-query';

interface SaveOptions {
  /** Saves over whatever was saved in the meantime. */
  over?: boolean;
  /** Saves a theme of its own beside the one that was opened. */
  asNew?: boolean;
}

/**
 * Saves the document to the signed-in account, as a new version of its theme or as a new theme.
 * Errors are shown, and the work stays on this device.
 */
export async function saveTheme({ over = false, asNew = false }: SaveOptions = {}): Promise<void> {
  const { uid } = useSession.getState();
  const { document } = useStudio.getState();
  const { savedAs, isSaving } = useSaved.getState();
  if (!uid || isSaving) return;
  const before = savedAs?.uid === uid && !asNew ? savedAs : null;
  if (before?.document === document && !over) {
    toast.info(`Nothing has changed since version ${before.version}`);
    return;
  }
  useSaved.setState({ isSaving: true });
  try {
    const saved = await send(document, before, over);
    useSaved.setState({ savedAs: { ...saved, uid, document }, hasConflict: false });
    toast.success(`${document.name} saved as version ${saved.version}`);
    await queryClient.invalidateQueries({ queryKey: themesQuery.queryKey });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'theme-changed') {
      useSaved.setState({ hasConflict: true });
    } else if (error instanceof ApiError && error.code === 'network') {
      toast.warning('Not saved to your account: you are offline. It is kept on this device');
    } else reportError(error);
  } finally {
    useSaved.setState({ isSaving: false });
  }
}

const press = createIdempotentCall();

async function send(
  document: StudioDocument,
  before: SavedAs | null,
  over: boolean,
): Promise<Pick<SavedAs, 'id' | 'version' | 'at'>> {
  const content = { name: document.name.trim(), theme: { ...compileThemeOnce(document) } };
  if (before) {
    const version = over ? {} : { version: before.version };
    try {
      return toSaved(await call('updateTheme', { id: before.id, ...version, ...content }));
    } catch (error) {
      // Deleted in the meantime: what is here is saved as a theme of its own.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }
  const saved = press(content, (requestId) => call('createTheme', { ...content, requestId }));
  return toSaved(await saved);
}

function toSaved({ id, version, updatedAt }: { id: string; version: number; updatedAt: string }) {
  return { id, version, at: updatedAt };
}
