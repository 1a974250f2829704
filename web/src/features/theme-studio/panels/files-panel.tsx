import { Downloads } from './files/downloads';
import { ImportSection } from './files/import-section';
import { ShareSection } from './files/share-section';
import { VersionsSection } from './files/versions-section';

/** Import & export: what comes in, what goes out, the share link, and earlier saves. */
export function FilesPanel() {
  return (
    <>
      <ImportSection />
      <Downloads />
      <ShareSection />
      <VersionsSection />
    </>
  );
}
