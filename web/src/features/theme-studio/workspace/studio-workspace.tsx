import { useCallback, useDeferredValue, useEffect } from 'react';
import { onFirstTouch } from '@/lib/on-first-touch';
import { useBriefly } from '@/ui/use-briefly';
import { useHydrating } from '@/ui/use-hydrating';
import { useMediaQuery } from '@/ui/use-media-query';
import { useThemeDownload } from '../download/use-theme-download';
import { ImportHost } from '../import/import-host';
import { themeText } from '@flexa/theme-engine/model';
import { useStudio } from '../store/studio';
import { themeFor } from '../store/use-theme';
import { Canvas } from './canvas';
import { ChecksColumn, ChecksPlace } from './checks-column';
import { Controls } from './controls';
import { Dialogs } from './dialogs';
import { PhoneSheet } from './phone-sheet';
import { Rail } from './rail';
import { loadPanels } from './sections';
import { TopBar } from './top-bar';
import { useOpening } from './use-opening';
import { useShortcuts } from './use-shortcuts';
import '@/ui/app.css';
// Of the first panel: styles that come later send the browser through the whole page once more.
import '@/ui/slider.css';
import './studio.css';

/** The theme studio: a window of its own with a bar, sections, controls, the report and its checks. */
export function StudioWorkspace() {
  useOpening();
  // Deferred: what the window does not need goes in short pieces once the page answers.
  const isPhone = useDeferredValue(useMediaQuery('(width < 45rem)'));
  // The prerendered page holds both; the styles show the one that fits.
  const isForAll = useDeferredValue(useHydrating());
  const { signedIn, download, dialog } = useThemeDownload();
  const [isDone, sayDone] = useBriefly();

  const downloadTheme = useCallback(() => {
    const { document } = useStudio.getState();
    download({ name: document.name, text: themeText(themeFor(document)) });
    if (signedIn) sayDone();
  }, [download, signedIn, sayDone]);
  useShortcuts(downloadTheme);

  useEffect(() => onFirstTouch(() => void loadPanels()), []);

  return (
    <div className="studio fixed inset-x-0 top-0 bottom-(--dock,0px) flex flex-col bg-bg">
      <TopBar onTheme={downloadTheme} isDone={isDone} />
      <div className="relative flex min-h-0 flex-1">
        <Rail />
        {!isPhone && <Controls />}
        {!isPhone && <ChecksPlace />}
        <Canvas isPhone={isPhone} />
        {!isPhone && <ChecksColumn />}
      </div>
      {(isPhone || isForAll) && <PhoneSheet />}
      <Dialogs />
      <ImportHost />
      {dialog}
    </div>
  );
}
