import { useLayoutEffect, useRef, useState } from 'react';
import { cn } from '@/ui/cn';
import { useShownScheme, type ShownScheme } from '@/ui/color-scheme';
import { Mark } from '@/ui/mark';
import { Segmented } from '@/ui/segmented';
import { Tag } from '@/ui/tag';
import { gradient, pairOf, type Choice } from '@flexa/theme-engine/model';
import { useChoice } from './studio-store';
import { Controls } from './controls';
import { CopyThemeButton } from './copy-theme-button';
import { Report } from './report';
import { REPORT_NAME } from './report-data';
import { ThemeCode } from './theme-code';

const VIEWS = [
  { value: 'report', label: 'Report' },
  { value: 'json', label: 'theme.json' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** The working studio of the home page: its picture and its product at once. */
export function StudioWindow() {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>('report');
  const scheme = useShownScheme();

  // The eight shades go to the window itself, and at the very moment of the choice: the report
  // repaints in the same frame and without being rendered.
  useLayoutEffect(() => {
    const show = (next: Choice) => frame.current && paint(frame.current, next, scheme);
    show(useChoice.getState());
    return useChoice.subscribe(show);
  }, [scheme]);

  return (
    <div
      ref={frame}
      id="studio"
      tabIndex={-1}
      className="overflow-clip rounded-16 border border-line-2 bg-bg shadow-studio dark:bg-surface"
    >
      <div className="flex h-13 items-center gap-3 border-b border-line px-4 sm:h-14 sm:px-5">
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <Mark name="theme" size={20} className="max-[374px]:hidden" />
          <p className="truncate text-14 font-semibold">{REPORT_NAME}</p>
          <Tag className="max-lg:hidden">Sample data</Tag>
        </div>
        <Segmented label="Show" options={VIEWS} value={view} onChange={setView} />
        <div className="flex flex-1 justify-end max-md:hidden">
          <CopyThemeButton className="-mr-2" />
        </div>
      </div>
      <div className="grid xl:grid-cols-[288px_1fr]">
        <div className="order-last border-t border-line xl:order-first xl:border-t-0 xl:border-r">
          <Controls />
        </div>
        {/* Both views share a cell and the report keeps its room: switching moves nothing. */}
        <div className="relative min-w-0 bg-report-page">
          <Report className={cn('h-full', view === 'json' && 'invisible')} />
          {view === 'json' && (
            <div className="absolute inset-0 flex animate-fade flex-col gap-4 overflow-auto p-4 sm:p-[30px]">
              <ThemeCode />
              <CopyThemeButton className="self-start md:hidden" />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** Before the first choice nothing is set: tokens.css holds the first picture of both schemes. */
function paint(frame: HTMLElement, choice: Choice, scheme: ShownScheme): void {
  const { first, last } = pairOf(choice, scheme);
  gradient(first, last).forEach((shade, i) => {
    if (choice.kind === 'default') frame.style.removeProperty(`--d${i + 1}`);
    else frame.style.setProperty(`--d${i + 1}`, shade);
  });
}
