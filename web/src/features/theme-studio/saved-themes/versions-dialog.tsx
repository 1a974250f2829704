import { useState } from 'react';
import type { SavedTheme } from '@flexa/contracts/themes';
import { createLazyPart } from '@/lib/lazy';
import { Dialog } from '@/ui/dialog';
import { useSaved } from '../store/saved';
import { closeDialog } from '../store/panes';
import VersionList from './version-list';

const VersionDifferences = createLazyPart(
  async () => (await import('./version-differences')).default,
);

/** Every save of the theme that is kept. */
export default function VersionsDialog() {
  const savedAs = useSaved((state) => state.savedAs);
  const [compared, setCompared] = useState<SavedTheme | null>(null);
  if (!savedAs) return null;
  if (compared) {
    const close = () => setCompared(null);
    return <VersionDifferences saved={compared} onClose={close} onMissing={close} />;
  }
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Versions"
      description="Each save creates a version; the last 20 are kept. You can undo a restore, and your next save keeps it."
    >
      <VersionList savedAs={savedAs} onCompare={setCompared} onRestored={closeDialog} />
    </Dialog>
  );
}
