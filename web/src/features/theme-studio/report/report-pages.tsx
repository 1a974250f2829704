import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { Compared } from '@/ui/compared';
import {
  findPageFolder,
  type Images,
  type ReportPage,
  type ReportVisual,
  type RethemeChange,
} from '@flexa/theme-engine/reports';
import type { Theme } from '@flexa/theme-engine/model';
import { ReportPagePicture } from '../preview/report-page-picture';

interface Shown {
  readonly page: ReportPage;
  readonly theme: Theme;
  /** The theme in the style preset that a visual wears. */
  readonly themeFor: (visual: ReportVisual) => Theme;
}

interface ReportPagesProps {
  bookmarks: readonly string[];
  images: Images;
  pages: readonly { path: string; title: string; count: number }[];
  before: Shown;
  after: Shown;
  themeName: string;
  changes: readonly RethemeChange[];
  onPage: (path: string) => void;
}

/** One page of the report before and after, side by side, below the names of all its pages. */
export function ReportPages({
  bookmarks,
  images,
  pages,
  before,
  after,
  themeName,
  changes,
  onPage,
}: ReportPagesProps) {
  const marked = new Set(
    changes
      .filter(({ path }) => findPageFolder(path) === findPageFolder(before.page.path))
      .map(({ visual }) => visual),
  );
  const around = { pages: pages.map(({ title }) => title), bookmarks, images };
  return (
    <section aria-label="Pages" className="min-w-0">
      <ul className="-mx-4 flex gap-1.5 overflow-x-auto px-4 pb-2 md:-mx-5 md:px-5">
        {pages.map(({ path, title, count }) => {
          const isShown = path === before.page.path;
          return (
            <li key={path} className="shrink-0">
              <button
                type="button"
                aria-pressed={isShown}
                onClick={() => onPage(path)}
                className={cn(
                  'flex h-8 max-w-60 items-center gap-2 rounded-8 border px-2.5 text-14 transition-colors pointer-coarse:h-11',
                  isShown
                    ? 'border-brand bg-soft font-medium'
                    : 'border-line-2 bg-raised hover:bg-hover',
                )}
              >
                <span className="truncate">{title}</span>
                {count > 0 && (
                  <span className="text-12 text-muted tabular-nums">
                    {count}
                    <span className="sr-only"> hard-coded</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <Compared
        label="The page now and with the theme"
        className="pt-1 max-md:w-200 lg:grid-cols-2"
      >
        <Side title="Now">
          <ReportPagePicture {...before} around={around} />
        </Side>
        <Side title={`With ${themeName}`}>
          <ReportPagePicture {...after} around={around} marked={marked} />
        </Side>
      </Compared>
      <p className="mt-2 text-12 text-muted">
        Sketched with sample figures. Dashed frames mark visuals whose own formatting changes.
      </p>
    </section>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <figcaption className="sticky left-0 mb-1.5 w-fit max-w-full truncate text-12 font-medium text-muted">
        {title}
      </figcaption>
      <div className="overflow-hidden rounded-10 border border-line bg-surface-2">{children}</div>
    </figure>
  );
}
