import { memo, useRef, type KeyboardEvent } from 'react';
import { plural } from '@/lib/format';
import { cn } from '@/ui/cn';
import { PAGE_SIZES } from '../preview/page-names';
import { useStudio, type ReportPage } from '../store/studio';

const PAGES: readonly { id: ReportPage; label: string }[] = [
  { id: 'overview', label: 'Overview' },
  { id: 'detail', label: 'Detail' },
  { id: 'controls', label: 'Controls' },
];

/** The pages of the report, as Power BI has them below it. */
export const PageTabs = memo(function PageTabs() {
  const page = useStudio((state) => state.reportPage);
  const device = useStudio((state) => state.device);
  const list = useRef<HTMLDivElement>(null);
  const { visuals, width, height } = PAGE_SIZES[page][device];

  const walk = (event: KeyboardEvent) => {
    const here = PAGES.findIndex(({ id }) => id === page);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = PAGES[(here + step + PAGES.length) % PAGES.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    useStudio.setState({ reportPage: next.id });
    list.current?.querySelector<HTMLElement>(`[data-page=${next.id}]`)?.focus();
  };

  return (
    <div className="absolute inset-x-0 bottom-0 flex h-7.5 items-center justify-between border-t border-line pr-4 pl-3 text-12 text-muted max-md:hidden">
      <div ref={list} role="tablist" aria-label="Report pages" className="flex h-full">
        {PAGES.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            data-page={id}
            aria-selected={id === page}
            tabIndex={id === page ? 0 : -1}
            onClick={() => useStudio.setState({ reportPage: id })}
            onKeyDown={walk}
            className={cn(
              '-mt-px h-7.5 border-t-2 px-3 transition-colors',
              id === page
                ? 'border-highlight font-semibold text-text'
                : 'border-transparent hover:text-text',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <p className="tabular-nums">
        {plural(visuals, 'visual')} · {width} × {height}
      </p>
    </div>
  );
});
