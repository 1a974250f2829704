import { useState } from 'react';
import { GitCompareArrows } from 'lucide-react';
import { formatCount, formatNumber } from '@flexa/contracts/format';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { createDocument, type JsonObject, type Pointer } from '@flexa/theme-engine/model';
import { edit, endGesture, undo, useStudio } from '../store/studio';
import { GROUPS, mergeSettings, type Difference } from '@flexa/theme-engine/import';
import { AllButton, DifferenceGroup } from './difference-group';
import { showUndoToast } from './take-in';
import { WideDialog } from '../parts/wide-dialog';

const GESTURE = 'merge';
const MANY = 8;

interface DifferencesDialogProps {
  mine: JsonObject;
  theirs: JsonObject;
  rows: readonly Difference[];
  /** How many settings only the theme that is open has; they stay. */
  own: number;
  theirName: string;
  onBack: () => void;
  onDone: () => void;
}

/**
 * Two themes setting by setting. The report behind follows each choice; all of them together are
 * one step of undo, and going back leaves none.
 */
export default function DifferencesDialog(props: DifferencesDialogProps) {
  const { mine, theirs, rows, own, theirName, onBack, onDone } = props;
  const [before] = useState(() => useStudio.getState().document);
  const [taken, setTaken] = useState<ReadonlySet<Pointer>>(
    () => new Set(rows.map(({ at }) => at).filter((at) => at !== '/name')),
  );
  const names = { mine: before.name, theirs: theirName };
  const fromBefore = rows.length - taken.size;

  const show = (chosen: ReadonlySet<Pointer>) => {
    const wanted = rows.filter(({ at }) => chosen.has(at));
    edit(() => createDocument(mergeSettings(mine, theirs, wanted), before.name), GESTURE);
  };
  const choose = (some: readonly Difference[], take: boolean) => {
    const next = new Set(taken);
    for (const { at } of some) {
      if (take) next.add(at);
      else next.delete(at);
    }
    setTaken(next);
    show(next);
  };
  const back = () => {
    const state = useStudio.getState();
    if (state.gesture === GESTURE && state.document !== before) undo();
    endGesture();
    onBack();
  };
  const merge = () => {
    if (taken.size > 0) show(taken);
    else if (useStudio.getState().document !== before) undo();
    endGesture();
    onDone();
    if (taken.size > 0)
      showUndoToast(`${formatCount(taken.size, 'setting')} from ${theirName} merged`);
  };

  return (
    <WideDialog
      icon={GitCompareArrows}
      title={formatCount(rows.length, 'difference')}
      description={`Choose which value to keep for each setting. The preview updates as you choose.${
        own > 0 ? ` ${formatCount(own, 'setting')} only in ${before.name} stay as they are.` : ''
      }`}
      onClose={back}
      className="md:w-[min(880px,calc(100vw-48px))]"
      footer={
        <>
          <p aria-live="polite" className="text-14 text-muted tabular-nums">
            {formatNumber(fromBefore)} from {before.name}, {formatNumber(taken.size)} from{' '}
            {theirName}
          </p>
          <span className="ml-auto flex gap-2">
            <Button size="sm" onClick={back}>
              Back
            </Button>
            <Button size="sm" variant="primary" onClick={merge}>
              {taken.size > 0 ? `Merge ${formatCount(taken.size, 'setting')}` : 'Keep all'}
            </Button>
          </span>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-x-3 border-b border-line bg-surface px-4 py-2 text-12 text-muted md:grid-cols-[minmax(0,1fr)_250px_250px] md:px-5">
        <span className="max-md:hidden">Setting</span>
        <span className="flex min-w-0 justify-between gap-2">
          <span className="truncate">{before.name}</span>
          <AllButton onClick={() => choose(rows, false)}>Keep all</AllButton>
        </span>
        <span className="flex min-w-0 justify-between gap-2">
          <span className="truncate">{theirName}</span>
          <AllButton onClick={() => choose(rows, true)}>Take all</AllButton>
        </span>
      </div>
      <div
        className={cn(
          'min-h-0 flex-1 overflow-y-auto px-4 py-1 md:flex-initial md:px-5',
          // A fixed height with collapsible groups, so that nothing jumps.
          rows.length > MANY ? 'md:h-[520px]' : 'md:max-h-[520px] md:min-h-32',
        )}
      >
        {GROUPS.map((group) => {
          const own = rows.filter((row) => row.group === group);
          if (own.length === 0) return null;
          return (
            <DifferenceGroup
              key={group}
              group={group}
              rows={own}
              names={names}
              taken={taken}
              choose={choose}
            />
          );
        })}
        {rows.length === 0 && <p className="py-6 text-14">Both themes are the same.</p>}
      </div>
    </WideDialog>
  );
}
