import { FileBraces, FileWarning } from 'lucide-react';
import { Button } from '@/ui/button';
import { closeImport } from './import-state';
import { importText } from './incoming';
import type { UnreadTheme } from '@flexa/theme-engine/import';
import { SourceLines } from './source-lines';
import { WideDialog } from '../parts/wide-dialog';

/** Shows why a text is not JSON: the position, the lines around it, and a repair if there is one. */
export function FaultDialog({ fault, fileName }: { fault: UnreadTheme; fileName: string }) {
  const { line, column, message, repair } = fault;
  return (
    <WideDialog
      icon={repair ? FileBraces : FileWarning}
      title={`Import ${fileName}`}
      description={`Not a valid theme: line ${line}, column ${column}.`}
      onClose={closeImport}
      className="md:w-[min(720px,calc(100vw-48px))]"
      footer={
        <span className="ml-auto flex gap-2">
          <Button size="sm" onClick={closeImport}>
            {repair ? 'Cancel' : 'Close'}
          </Button>
          {repair && (
            <Button
              size="sm"
              variant="primary"
              onClick={() => void importText(repair.text, fileName)}
            >
              Repair and import
            </Button>
          )}
        </span>
      }
    >
      <div className="px-4 py-4 text-14 md:px-5">
        <p className="font-medium">
          Line {line}, column {column}: {message}
        </p>
        <p className="mt-1 text-muted">
          {repair
            ? `A repair is ready: it ${repair.did.join(', ')}.`
            : 'Fix this line in an editor and drop the file here again.'}
        </p>
      </div>
      <div
        // Keyboard users need the focus to scroll.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Source"
        className="min-h-0 flex-1 overflow-auto border-t border-line bg-surface md:h-80 md:flex-initial"
      >
        <SourceLines
          text={fault.text}
          marks={[{ line, lastLine: line, severity: 'error' }]}
          target={fault}
          onLineClick={() => {}}
        />
      </div>
    </WideDialog>
  );
}
