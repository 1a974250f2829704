import { useEffect, useRef } from 'react';
import { useAccount } from '@/features/auth';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toast';
import { keepWaiting, takeWaiting, type ThemeFile } from './waiting-theme';

export type { ThemeFile } from './waiting-theme';

/** Name of the file, as in the specification. */
const FILE_NAME = 'theme.json';

/**
 * Downloads a theme file. Downloading is for signed-in people: a visitor is sent to sign in, comes
 * back to this page, and the download goes on by itself.
 */
export function useThemeDownload() {
  const { status, startSignIn } = useAccount();
  const pressed = useRef(false);

  useEffect(() => {
    if (status === 'signed-in') {
      const waiting = takeWaiting();
      if (!waiting) return;
      saveFile(FILE_NAME, waiting.text);
      toast.success(`${waiting.name} is downloaded as theme.json`);
    } else if (status === 'signed-out' && pressed.current) {
      // Pressed while it was not known yet who is there.
      pressed.current = false;
      startSignIn('/login');
    }
  }, [status, startSignIn]);

  const download = (file: ThemeFile) => {
    if (status === 'signed-in') return saveFile(FILE_NAME, file.text);
    keepWaiting(file);
    if (status === 'signed-out') startSignIn('/login');
    else pressed.current = true;
  };

  return { signedIn: status === 'signed-in', download };
}
