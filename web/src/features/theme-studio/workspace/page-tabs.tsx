import { memo, useRef, type KeyboardEvent } from 'react';
import { formatCount } from '@flexa/contracts/format';
import { cn } from '@/ui/cn';
import { PAGE_NAMES, PAGE_SIZES, REPORT_PAGES, type ReportPage } from '../store/page-names';
import { useStudio } from '../store/studio';

const PAGES: readonly ReportPage[] = [...REPORT_PAGES, 'more', 'packs'];

/** Shows the tabs of the report's pages below it, as in Power BI. */
export const PageTabs = memo(function PageTabs() {
  const page = useStudio((state) => state.reportPage);
  const device = useStudio((state) => state.device);
  const list = useRef<HTMLDivElement>(null);
  const { visuals, width, height } = PAGE_SIZES[page][device];

  const walk = (event: KeyboardEvent) => {
    const here = PAGES.indexOf(page);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = PAGES[(here + step + PAGES.length) % PAGES.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    useStudio.setState({ reportPage: next });
    list.current?.querySelector<HTMLElement>(`[data-page=${next}]`)?.focus();
  };

  return (
    <div className="absolute inset-x-0 bottom-0 flex h-7.5 items-center justify-between border-t border-line pr-4 pl-3 text-12 text-muted max-md:hidden">
      <div ref={list} role="tablist" aria-label="Report pages" className="flex h-full">
        {PAGES.map((id) => (
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
            {PAGE_NAMES[id]}
          </button>
        ))}
      </div>
      <p className="tabular-nums">
        {formatCount(visuals, 'visual')} · {width} × {height}
      </p>
    </div>
  );
});
