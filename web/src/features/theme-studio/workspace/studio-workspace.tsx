import { useCallback, useEffect } from 'react';
import { copyText } from '@/lib/copy-text';
import { reportError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { runEachWhenIdle } from '@/lib/when-idle';
import { useBriefly } from '@/ui/use-briefly';
import { useHydrated } from '@/ui/use-hydrated';
import { useMediaQuery } from '@/ui/use-media-query';
import { makeThemeText, withThemeText } from '../download/theme-file';
import { useThemeDownload } from '../download/use-theme-download';
import { DownloadPopover } from '../download/download-button';
import { ImportDialog, ImportHost } from '../import/import-host';
import { HarmonyMenu } from '../panels/palette/palette-tools';
import { PickerPopover } from '../picker/color-button';
import { ReportHost } from '../report/report-host';
import { useStudio } from '../store/studio';
import { Canvas, JsonView, StatesView } from './canvas';
import { ChecksColumn, ChecksPlace } from './checks-column';
import { Controls } from './controls';
import { Dialogs, LATER_DIALOGS } from './dialogs';
import { ThemeMenu } from './name-menu';
import { PhoneSheet } from './phone-sheet';
import { Rail } from './rail';
import { LAZY_PANELS } from './sections';
import { TopBar } from './top-bar';
import { useOpening } from './use-opening';
import { useShortcuts } from './use-shortcuts';
import '@/ui/app.css';
// Styles of the first panel, because styles loaded later would restyle the whole page.
import '@/ui/slider.css';
import './studio.css';

const PARTS = [
  PickerPopover,
  ...LAZY_PANELS,
  ...LATER_DIALOGS,
  ThemeMenu,
  HarmonyMenu,
  DownloadPopover,
  ImportDialog,
  StatesView,
  JsonView,
];
/** A busy browser fetches them then all the same. */
const PRELOAD_MS = 10_000;

/** Shows the theme studio: a full window with a bar, sections, controls, the report and its checks. */
export function StudioWorkspace() {
  useOpening();
  const isPhone = useMediaQuery('(width < 45rem)');
  // A prerendered page holds both kinds of controls; the styles show the one that fits.
  const isHydrated = useHydrated();
  const { isSignedIn, download, dialog } = useThemeDownload();
  const [isDone, sayDone] = useBriefly();

  const downloadTheme = useCallback(() => {
    const { document } = useStudio.getState();
    withThemeText(document, (text) => download({ name: document.name, text }));
    if (isSignedIn) sayDone();
  }, [download, isSignedIn, sayDone]);
  const copyTheme = useCallback(() => {
    // Copying is a download by another way: a visitor is asked to sign in, too.
    if (!isSignedIn) return downloadTheme();
    const { document } = useStudio.getState();
    void copyText(Promise.resolve(makeThemeText(document))).then(
      () => toast.success('JSON copied'),
      (error: unknown) => reportError(error),
    );
  }, [isSignedIn, downloadTheme]);
  useShortcuts({ download: downloadTheme, copy: copyTheme });

  // All parts, so that they are there without a connection as well. Together they would hold a slow
  // phone for a fifth of a second.
  useEffect(
    () =>
      runEachWhenIdle(
        PARTS.map(({ preload }) => preload),
        PRELOAD_MS,
      ),
    [],
  );

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
      {(isPhone || !isHydrated) && <PhoneSheet />}
      <Dialogs />
      <ImportHost />
      <ReportHost />
      {dialog}
    </div>
  );
}
