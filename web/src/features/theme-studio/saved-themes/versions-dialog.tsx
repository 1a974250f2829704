import { lazy, Suspense, useState } from 'react';
import type { SavedTheme } from '@flexa/contracts/themes';
import { Dialog } from '@/ui/dialog';
import { useSaved } from '../store/saved';
import { closeDialog } from '../workspace/panes';
import VersionList from './version-list';

const VersionDifferences = lazy(() => import('./version-differences'));

/** Every save of the theme that is kept. */
export default function VersionsDialog() {
  const savedAs = useSaved((state) => state.savedAs);
  const [compared, setCompared] = useState<SavedTheme | null>(null);
  if (!savedAs) return null;
  if (compared) {
    return (
      <Suspense>
        <VersionDifferences saved={compared} onClose={() => setCompared(null)} />
      </Suspense>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Versions"
      description="Each save is one; the last 20 are kept. Restoring one can be undone, and is kept with the next save."
    >
      <VersionList savedAs={savedAs} onCompare={setCompared} onRestored={closeDialog} />
    </Dialog>
  );
}
