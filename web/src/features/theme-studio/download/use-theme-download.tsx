import { useEffect, useState } from 'react';
import { useAccount } from '@/features/auth';
import { later } from '@/lib/later';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toast';
import { keepWaiting, takeWaiting, type ThemeFile } from './waiting-theme';

export type { ThemeFile } from './waiting-theme';

const VisitorDialog = later(async () => (await import('./visitor-dialog')).default);

/** Name of the file, as in the specification. */
const FILE_NAME = 'theme.json';

/**
 * Downloads a theme file. Downloading is for signed-in people: a visitor is asked to sign in, comes
 * back to this page, and the download goes on by itself; or has the file sent by mail. The page
 * shows `dialog` wherever it likes.
 */
export function useThemeDownload() {
  const { status, startSignIn } = useAccount();
  // Asked for by a visitor, or by someone of whom it is not known yet who they are.
  const [wanted, setWanted] = useState<ThemeFile>();

  useEffect(() => {
    if (status !== 'signed-in') return;
    const waiting = takeWaiting();
    if (!waiting) return;
    saveFile(FILE_NAME, waiting.text);
    toast.success(`${waiting.name} downloaded as theme.json`);
  }, [status]);

  const download = (file: ThemeFile) => {
    // Without a network nobody can say that the stored sign-in holds, and the file is made here.
    const isOffline = status === 'loading' && !navigator.onLine;
    if (status === 'signed-in' || isOffline) return saveFile(FILE_NAME, file.text);
    if (status === 'loading') keepWaiting(file);
    setWanted(file);
  };

  const close = () => {
    takeWaiting();
    setWanted(undefined);
  };
  const dialog = wanted && status === 'signed-out' && (
    <VisitorDialog
      file={wanted}
      onSignIn={() => {
        keepWaiting(wanted);
        startSignIn('/login');
      }}
      onClose={close}
      onMissing={close}
    />
  );

  return {
    signedIn: status === 'signed-in',
    /** Of whom it is not known yet who they are is none. */
    isVisitor: status === 'signed-out',
    download,
    dialog,
  };
}
