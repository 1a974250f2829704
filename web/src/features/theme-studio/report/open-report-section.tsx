import { useRef, type ComponentProps } from 'react';
import { FileArchive, FolderOpen } from 'lucide-react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import {
  canWriteFolders,
  chooseFolder,
  openReport,
  showAgain,
  useReportOpening,
} from './report-opening';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4 shrink-0' } as const;

const LOW = 'h-7 px-2! pointer-coarse:h-11';

/** Opens a report: a project's folder, a zip of it, or a .pbix in the newer format. */
export function OpenReportSection() {
  const { isReading, last, refusal } = useReportOpening();
  const folder = useRef<HTMLInputElement>(null);
  const archive = useRef<HTMLInputElement>(null);
  const button: Partial<ComponentProps<typeof Button>> = {
    size: 'sm',
    loading: isReading,
    loadingText: 'Reading',
    className: LOW,
  };
  return (
    <section aria-labelledby="open-report-title" className="border-b border-line px-4 py-3">
      <h3 id="open-report-title" className="text-14">
        Re-theme a report
      </h3>
      <p className="mt-1 text-12 text-muted">
        Open a Power BI project to see its pages in this theme and what is hard-coded in it. Nothing
        is uploaded.
      </p>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Button
          {...button}
          onClick={() => (canWriteFolders() ? void chooseFolder() : folder.current?.click())}
        >
          <FolderOpen {...icon} /> Folder
        </Button>
        <Button {...button} onClick={() => archive.current?.click()}>
          <FileArchive {...icon} /> Zip or .pbix
        </Button>
      </div>
      {last !== null && (
        <Button size="sm" className={`${LOW} mt-2 w-full`} onClick={showAgain}>
          <span className="truncate">Show {last} again</span>
        </Button>
      )}
      {refusal !== null && (
        <Notice tone="danger" title={refusal} className="mt-3 px-3 py-2 text-12" />
      )}
      <input
        ref={folder}
        type="file"
        hidden
        multiple
        // Browsers that can't write folders read one as a list of files.
        {...{ webkitdirectory: '' }}
        aria-label="Folder of a report"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) void openReport({ kind: 'files', files });
          // The same one may be chosen again.
          event.target.value = '';
        }}
      />
      <input
        ref={archive}
        type="file"
        hidden
        accept=".zip,.pbix"
        aria-label="Zip or .pbix of a report"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void openReport({ kind: 'archive', file });
          event.target.value = '';
        }}
      />
    </section>
  );
}
