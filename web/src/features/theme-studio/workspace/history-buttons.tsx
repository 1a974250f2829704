import { Redo2, Undo2 } from 'lucide-react';
import { redo, undo, useStudio } from '../store/studio';
import { IconButton } from './icon-button';
import { useModifier } from '../parts/use-modifier';

export function HistoryButtons({ className }: { className?: string }) {
  const canUndo = useStudio((state) => state.past.length > 0);
  const canRedo = useStudio((state) => state.future.length > 0);
  const { key } = useModifier();
  return (
    <div className="flex">
      <IconButton
        label="Undo"
        title={`Undo (${key('Z')})`}
        disabled={!canUndo}
        onClick={undo}
        className={className}
      >
        <Undo2 aria-hidden="true" strokeWidth={1.75} />
      </IconButton>
      <IconButton
        label="Redo"
        title={`Redo (Shift ${key('Z')})`}
        disabled={!canRedo}
        onClick={redo}
        className={className}
      >
        <Redo2 aria-hidden="true" strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
