import { Check } from 'lucide-react';
import { createLazyPart } from '@/lib/lazy';
import { Spinner } from '@/ui/spinner';
import { FILE_ICONS } from '../../download/file-icons';
import { downloadFile } from '../../download/file-jobs';
import { useFileJobs } from '../../download/use-file-jobs';
import { useFileSize } from '../../download/use-file-size';
import { withThemeText } from '../../download/theme-file';
import { useThemeDownload } from '../../download/use-theme-download';
import { STUDIO_FILES, type StudioFile } from '../../download/files';
import { useStudio } from '../../store/studio';
import { withAccount } from '../../store/with-account';
import { PanelSection } from '../parts/panel-section';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

const LicensedRows = createLazyPart(async () => (await import('./licensed-rows')).default);

/** Every file the studio makes. */
export function Downloads() {
  const { download, dialog, isSignedIn } = useThemeDownload();
  const saveTheme = () => {
    const { document } = useStudio.getState();
    withThemeText(document, (text) => download({ name: document.name, text }));
  };
  return (
    <PanelSection title="Download">
      <ul className="-mx-2 mt-1">
        {STUDIO_FILES.map((file) => (
          <li key={file.id}>
            <FileRow file={file} onTheme={saveTheme} />
          </li>
        ))}
      </ul>
      {isSignedIn && <LicensedRows />}
      {dialog}
    </PanelSection>
  );
}

function FileRow({ file, onTheme }: { file: StudioFile; onTheme: () => void }) {
  const isMaking = useFileJobs((state) => state.making === file.id);
  const isDone = useFileJobs((state) => state.done === file.id);
  const size = useFileSize(file);
  const Icon = FILE_ICONS[file.id];
  const press = () => {
    if (file.id === 'theme') return onTheme();
    void withAccount(file.id, () => downloadFile(file.id));
  };
  return (
    <button
      type="button"
      aria-busy={isMaking || undefined}
      onClick={press}
      className="flex h-8 w-full items-center gap-2.5 rounded-8 px-2 text-left text-14 transition-colors hover:bg-hover pointer-coarse:h-11"
    >
      <Icon {...icon} className="size-4 shrink-0 text-muted" />
      <span className="flex-1">{file.label}</span>
      <span className="text-12 text-muted tabular-nums">
        {isMaking ? <Spinner /> : isDone ? <Saved /> : size}
      </span>
    </button>
  );
}

function Saved() {
  return (
    <span className="flex items-center gap-1">
      <Check {...icon} className="size-3.5 text-success" /> Saved
    </span>
  );
}
