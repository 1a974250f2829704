import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { cn } from '@/ui/cn';
import { findMatches } from '@flexa/theme-engine/search';
import { select, useStudio } from '../store/studio';
import {
  isFlexa,
  isMore,
  STYLED_NAMES,
  STYLED_VISUALS,
  type StyledVisual,
} from '../store/styled-visuals';
import { countChanges, buildVisualPointer } from './property/visual-property';
import { listStateParts } from './visuals/state-parts';
import { StatesEditor } from './visuals/states-editor';
import { VisualControls } from './visuals/visual-controls';
import { VisualIcon } from './visuals/visual-icon';

/** Every visual with what differs in it; the one that is open shows its settings. */
export function VisualsPanel() {
  const selected = useStudio((state) => state.selected);
  const view = useStudio((state) => state.view);
  const [query, setQuery] = useState('');
  const open = selected && selected.visual !== 'page' ? selected.visual : null;

  if (open && selected && !isFlexa(open) && !isMore(open) && listStateParts(open).length > 0) {
    if (view === 'states' || selected.state !== 'default') {
      const back = () => {
        select(open, 'default');
        useStudio.setState({ view: 'report' });
      };
      return <StatesEditor visual={open} state={selected.state} onBack={back} />;
    }
  }

  const listed = findMatches(query, (matches) =>
    STYLED_NAMES.filter((name) => matches(STYLED_VISUALS[name])),
  );
  return (
    <div className="px-4 py-3">
      <label className="mb-2 flex h-8 items-center gap-2 rounded-8 border border-line-2 bg-raised px-2.5 transition-colors focus-within:border-brand hover:border-input pointer-coarse:h-11">
        <Search aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
        <span className="sr-only">Search the visuals</span>
        <input
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={`Search ${STYLED_NAMES.length} visuals`}
          className="w-full min-w-0 bg-transparent text-14 outline-none pointer-coarse:text-16"
        />
      </label>
      {listed.length === 0 && (
        <p role="status" className="py-2 text-14 text-muted">
          No visual matches “{query.trim()}”.
        </p>
      )}
      <ul>
        {listed.map((visual) => (
          <VisualItem key={visual} visual={visual} isOpen={visual === open} />
        ))}
      </ul>
    </div>
  );
}

function VisualItem({ visual, isOpen }: { visual: StyledVisual; isOpen: boolean }) {
  const set = useStudio((state) =>
    countChanges(state.document.changes, buildVisualPointer(visual)),
  );
  const item = useRef<HTMLLIElement>(null);
  // Chosen in the report: its row may be far down.
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const toggle = () => {
    if (isOpen) useStudio.setState({ selected: null, sought: null });
    else select(visual);
  };
  return (
    <li ref={item} className="scroll-my-14">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={toggle}
        className={cn(
          '-mx-2 flex h-8 w-[calc(100%+16px)] items-center gap-2.5 rounded-8 px-2 text-left text-14 transition-colors pointer-coarse:h-11',
          isOpen ? 'mb-1 bg-soft font-medium text-brand-text' : 'hover:bg-hover',
        )}
      >
        <VisualIcon
          visual={visual}
          className={cn('size-4 shrink-0', isOpen ? 'text-brand-text' : 'text-muted')}
        />
        <span className="min-w-0 flex-1 truncate">{STYLED_VISUALS[visual]}</span>
        {set > 0 && (
          <span className={cn('shrink-0 text-12', isOpen ? 'text-brand-text' : 'text-muted')}>
            {set} set
          </span>
        )}
      </button>
      {isOpen && <VisualControls visual={visual} />}
    </li>
  );
}
