import { useMemo } from 'react';
import { themeOf } from '../model/document';
import { PalettePanel } from '../panels/palette-panel';
import { ReportView } from '../preview/report-view';
import { useStudio } from '../store/studio';

/** The theme studio: a whole window of its own. */
export function StudioWorkspace() {
  const document = useStudio((state) => state.document);
  const theme = useMemo(() => themeOf(document), [document]);
  return (
    <main id="main" tabIndex={-1} className="flex h-dvh">
      <div className="w-67">
        <PalettePanel />
      </div>
      <ReportView
        theme={theme}
        page="overview"
        device="desktop"
        selected={null}
        onSelect={() => {}}
      />
    </main>
  );
}
