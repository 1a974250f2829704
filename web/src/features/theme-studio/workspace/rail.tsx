import { memo, useRef, type KeyboardEvent } from 'react';
import { Keyboard } from 'lucide-react';
import { cn } from '@/ui/cn';
import { useStudio, type Section } from '../store/studio';
import { useSectionsToFix } from '../verdict/use-checks';
import { openDialog, usePanes } from '../store/panes';
import { SECTIONS } from './sections';

/** Opens a section; under 1100 px pressing the open one again closes it. */
export function openSection(section: Section): void {
  const isSame = useStudio.getState().section === section;
  useStudio.setState({ section });
  usePanes.setState(({ controlsOpen, sheet }) => ({
    controlsOpen: !(isSame && controlsOpen),
    sheetShows: 'controls',
    sheet: sheet === 'low' ? 'rest' : sheet,
  }));
}

/** Shows the sections at the left, each with a dot if one of its checks fails. */
export const Rail = memo(function Rail() {
  const section = useStudio((state) => state.section);
  const toFix = useSectionsToFix();
  const list = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent) => {
    const here = SECTIONS.findIndex(({ id }) => id === section);
    const last = SECTIONS.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: here === last ? 0 : here + 1,
      ArrowUp: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
    };
    const next = SECTIONS[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    useStudio.setState({ section: next.id });
    list.current?.querySelector<HTMLElement>(`[data-section=${next.id}]`)?.focus();
  };

  return (
    <nav
      aria-label="Sections"
      data-column="sections"
      className="flex w-19 shrink-0 flex-col border-r border-line px-[7px] py-2 max-md:hidden"
    >
      <div
        ref={list}
        role="tablist"
        aria-label="Sections"
        aria-orientation="vertical"
        className="grid gap-0.5"
      >
        {SECTIONS.map(({ id, label, icon: Icon }) => {
          const isSelected = id === section;
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              data-section={id}
              aria-selected={isSelected}
              aria-controls="studio-controls"
              tabIndex={isSelected ? 0 : -1}
              onClick={() => openSection(id)}
              onKeyDown={walk}
              className={cn(
                'flex h-[62px] flex-col items-center justify-center gap-1 rounded-10 px-0.5 text-12 leading-3.5 font-medium transition-colors',
                isSelected
                  ? 'bg-soft text-brand-text'
                  : 'text-muted hover:bg-hover hover:text-text',
              )}
            >
              <span className="relative">
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
                {toFix.has(id) && (
                  <span
                    aria-hidden="true"
                    className="absolute -top-1 -right-1.5 size-2 rounded-full bg-warning ring-2 ring-bg"
                  />
                )}
              </span>
              <span className="max-w-15 text-center">{label}</span>
              {toFix.has(id) && <span className="sr-only">, something to fix</span>}
            </button>
          );
        })}
      </div>
      <button
        type="button"
        onClick={() => openDialog('keys')}
        className="mt-auto flex h-[58px] flex-col items-center justify-center gap-1 rounded-10 text-12 leading-3.5 font-medium text-muted transition-colors hover:bg-hover hover:text-text"
      >
        <Keyboard aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Keys
      </button>
    </nav>
  );
});
