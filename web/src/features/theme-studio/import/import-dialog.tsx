import { useDeferredValue, useMemo, useState } from 'react';
import { CircleCheck, FileBraces, GitCompareArrows } from 'lucide-react';
import { formatCount, formatNumber } from '@flexa/contracts/format';
import { createLazyPart } from '@/lib/lazy';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Segmented } from '@/ui/segmented';
import { createDocument, compileTheme } from '@flexa/theme-engine/model';
import { edit, useStudio } from '../store/studio';
import {
  compare,
  mergeSettings,
  deriveName,
  applyRepairs,
  type Inspection,
  type ReadTheme,
  type ThemeProblem,
} from '@flexa/theme-engine/import';
import { FaultDialog } from './fault-dialog';
import { closeImport, type Incoming } from './import-state';
import { ProblemList } from './problem-list';
import { describeProblems } from './problem-words';
import { SourceLines } from './source-lines';
import { replaceWith, showUndoToast } from './take-in';
import { WideDialog } from '../parts/wide-dialog';

const DifferencesDialog = createLazyPart(
  async () => (await import('./differences-dialog')).default,
);

/** Asks what becomes of a file with problems. Loaded when there is one. */
export default function ImportDialog({ incoming }: { incoming: Incoming }) {
  const { read, inspection, fileName } = incoming;
  if (read.kind === 'fault' || !inspection) {
    return read.kind === 'fault' ? <FaultDialog fault={read} fileName={fileName} /> : null;
  }
  return <ProblemsDialog read={read} inspection={inspection} fileName={fileName} />;
}

interface ProblemsDialogProps {
  read: ReadTheme;
  inspection: Inspection;
  fileName: string;
}

const isError = ({ severity }: ThemeProblem) => severity === 'error';

function ProblemsDialog({ read, inspection, fileName }: ProblemsDialogProps) {
  const { problems } = inspection;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(problems.filter(isError).map(({ id }) => id)),
  );
  const [mode, setMode] = useState<'replace' | 'merge'>('replace');
  const [comparing, setComparing] = useState(false);
  const [line, setLine] = useState<{ line: number } | null>(null);
  const [shown, setShown] = useState<{ id: string } | null>(null);
  const [showsLines, setShowsLines] = useState(false);
  // The document before the import; the preview may already show the differences.
  const [before] = useState(() => useStudio.getState().document);
  const mine = useMemo(() => compileTheme(before), [before]);
  const settled = useDeferredValue(chosen);
  const theme = useMemo(
    () =>
      applyRepairs(
        read.theme,
        problems.filter(({ id }) => settled.has(id)),
        fileName,
      ),
    [read, problems, settled, fileName],
  );
  // Settings missing from the file stay in a merge and go in a replacement.
  const { differences, own } = useMemo(() => {
    const all = compare(mine, theme);
    const inFile = all.filter(({ theirs }) => theirs !== undefined);
    return { differences: inFile, own: all.length - inFile.length };
  }, [mine, theme]);

  const toggle = (id: string) =>
    setChosen((ids) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const showLine = (wanted: number) => {
    setShowsLines(true);
    setLine({ line: wanted });
  };
  const showProblem = (wanted: number) => {
    const found = problems.find((each) => each.line <= wanted && wanted <= each.lastLine);
    if (found) setShown({ id: found.id });
  };

  const run = () => {
    const whole = applyRepairs(
      read.theme,
      problems.filter(({ id }) => chosen.has(id)),
      fileName,
    );
    if (mode === 'replace')
      replaceWith(createDocument(whole, deriveName(fileName), read.text, read.source));
    else {
      // The file's settings win. The name and all other settings stay.
      const taken = compare(mine, whole).filter(
        ({ theirs, at }) => theirs !== undefined && at !== '/name',
      );
      edit(() => createDocument(mergeSettings(mine, whole, taken), before.name));
      showUndoToast(`${formatCount(taken.length, 'setting')} from ${fileName} merged`);
    }
    closeImport();
  };

  if (comparing) {
    return (
      <DifferencesDialog
        mine={mine}
        theirs={theme}
        rows={differences}
        own={own}
        theirName={fileName.replace(/\.json$/i, '')}
        onBack={() => setComparing(false)}
        onDone={closeImport}
        onMissing={() => setComparing(false)}
      />
    );
  }

  return (
    <WideDialog
      icon={FileBraces}
      title={`Import ${fileName}`}
      description={describeProblems(problems)}
      onClose={closeImport}
      className="md:w-[min(968px,calc(100vw-48px))]"
      footer={
        <>
          <Segmented
            label="What to do with the open theme"
            options={[
              { value: 'replace', label: `Replace ${shortenName(before.name)}` },
              { value: 'merge', label: 'Merge into it' },
            ]}
            value={mode}
            onChange={setMode}
            size="sm"
          />
          <button
            type="button"
            onClick={() => setComparing(true)}
            className="touch-target flex items-center gap-2 rounded-6 text-14 text-muted hover:text-text"
          >
            <GitCompareArrows aria-hidden="true" strokeWidth={1.75} className="size-4" />
            See {formatCount(differences.length, 'difference')}
          </button>
          <span className="ml-auto flex gap-2">
            <Button size="sm" onClick={closeImport}>
              Cancel
            </Button>
            <Button size="sm" variant="primary" onClick={run}>
              {chosen.size > 0 ? `Repair ${chosen.size} and import` : 'Import as it is'}
            </Button>
          </span>
        </>
      }
    >
      <div className="flex justify-end border-b border-line px-4 py-1 md:hidden">
        <label className="flex min-h-11 items-center gap-2 text-14">
          <input
            type="checkbox"
            checked={showsLines}
            onChange={(event) => setShowsLines(event.target.checked)}
            className="size-5 accent-brand"
          />
          Show lines
        </label>
      </div>
      <div className="flex min-h-0 flex-1 flex-col md:h-[496px] md:flex-initial md:flex-row">
        <div
          // Keyboard users need the focus to scroll.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="region"
          aria-label="Source"
          className={cn(
            'shrink-0 overflow-auto border-line bg-surface max-md:h-2/5 max-md:border-b md:block md:w-2/5 md:border-r lg:w-104',
            !showsLines && 'max-md:hidden',
          )}
        >
          <SourceLines text={read.text} marks={problems} target={line} onLineClick={showProblem} />
        </div>
        <div className="min-h-0 min-w-0 flex-1 overflow-y-auto px-4 md:px-5">
          <ProblemList
            problems={problems}
            chosen={chosen}
            shown={shown}
            onToggle={toggle}
            onLine={showLine}
          />
          <p className="flex gap-2 py-4 text-14">
            <CircleCheck
              aria-hidden="true"
              strokeWidth={1.75}
              className="mt-0.5 size-4 shrink-0 text-success"
            />
            <span>
              {formatCount(inspection.settings, 'setting')} found.{' '}
              <span className="text-muted">
                {formatNumber(inspection.editable)} can be edited here. The rest is kept and
                exported unchanged.
              </span>
            </span>
          </p>
        </div>
      </div>
    </WideDialog>
  );
}

function shortenName(name: string): string {
  return name.length > 20 ? `${name.slice(0, 19)}…` : name;
}
