import { OpenReportSection } from '../report/open-report-section';
import { Downloads } from './files/downloads';
import { ImportSection } from './files/import-section';
import { ShareSection } from './files/share-section';
import { VersionsSection } from './files/versions-section';

/** Import & export: what comes in, a report to dress, what goes out, the share link, and earlier saves. */
export function FilesPanel() {
  return (
    <>
      <ImportSection />
      <OpenReportSection />
      <Downloads />
      <ShareSection />
      <VersionsSection />
    </>
  );
}
