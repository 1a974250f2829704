import { lazy, Suspense, useState } from 'react';
import type { SavedTheme } from '@flexa/contracts/themes';
import { useAccount } from '@/features/auth';
import { Skeleton } from '@/ui/skeleton';
import { useSaved } from '../../store/saved';
import { PanelSection } from '../parts/panel-section';

const VersionList = lazy(() => import('../../saved-themes/version-list'));
const VersionDifferences = lazy(() => import('../../saved-themes/version-differences'));

/** The saves of the theme that is edited. */
export function VersionsSection() {
  const { status } = useAccount();
  const savedAs = useSaved((state) => state.savedAs);
  const [compared, setCompared] = useState<SavedTheme | null>(null);
  if (!savedAs || status !== 'signed-in') return null;
  return (
    <PanelSection title="Versions">
      <Suspense fallback={<Skeleton className="h-8 animate-late" />}>
        <VersionList savedAs={savedAs} onCompare={setCompared} />
      </Suspense>
      {compared && (
        <Suspense>
          <VersionDifferences saved={compared} onClose={() => setCompared(null)} />
        </Suspense>
      )}
    </PanelSection>
  );
}
