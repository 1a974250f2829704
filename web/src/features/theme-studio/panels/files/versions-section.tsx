import { useState } from 'react';
import type { SavedTheme } from '@flexa/contracts/themes';
import { useAccount } from '@/features/auth';
import { createLazyPart } from '@/lib/lazy';
import { Skeleton } from '@/ui/skeleton';
import { useSaved } from '../../store/saved';
import { PanelSection } from '../parts/panel-section';

const VersionList = createLazyPart(
  async () => (await import('../../saved-themes/version-list')).default,
);
const VersionDifferences = createLazyPart(
  async () => (await import('../../saved-themes/version-differences')).default,
);

/** Lists the versions of the edited theme. */
export function VersionsSection() {
  const { status } = useAccount();
  const savedAs = useSaved((state) => state.savedAs);
  const [compared, setCompared] = useState<SavedTheme | null>(null);
  const close = () => setCompared(null);
  if (!savedAs || status !== 'signed-in') return null;
  return (
    <PanelSection title="Versions">
      <VersionList
        savedAs={savedAs}
        onCompare={setCompared}
        fallback={<Skeleton className="h-8 animate-late" />}
      />
      {compared && <VersionDifferences saved={compared} onClose={close} onMissing={close} />}
    </PanelSection>
  );
}
