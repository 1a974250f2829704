import { cn } from '@/ui/cn';
import { ReportBars } from './report-bars';
import { ReportCard } from './report-card';
import { ReportColumns } from './report-columns';
import { KPIS } from './report-data';
import { ReportKpi } from './report-kpi';
import { ReportLine } from './report-line';
import { ReportRing } from './report-ring';
import { ReportTable } from './report-table';

/**
 * One page of a report, drawn with --d1 to --d8 alone, so that new colours repaint it without
 * rendering it. Three layouts by the width it gets: the whole page, two columns, and a phone's.
 */
export function Report({ className }: { className?: string }) {
  return (
    <div
      role="img"
      aria-label="Sample report in your colours: four key figures, revenue by month against plan, revenue by market, channels by quarter, segment shares and a table of products."
      className={cn('@container cursor-default bg-report-page select-none', className)}
    >
      <div
        aria-hidden="true"
        className="grid gap-3 p-4 @lg:p-6 @min-[60rem]:p-[30px] @min-[60rem]:pt-6"
      >
        <div className="flex items-end justify-between gap-4 @lg:pb-1">
          <div>
            <p className="text-18 leading-6 font-semibold">Revenue overview</p>
            <p className="text-12 text-muted">
              All markets<span className="@max-lg:hidden">, January to December 2025</span>
              <span className="@lg:hidden">, 2025</span>
            </p>
          </div>
          <div className="hidden gap-2 @lg:flex">
            {['2025', 'All markets', 'Actual'].map((slicer) => (
              <span
                key={slicer}
                className="flex h-7.5 items-center gap-4 rounded-6 border border-report-line bg-report-card pr-2.5 pl-3 text-12 font-medium"
              >
                {slicer}
                <svg viewBox="0 0 10 6" className="w-2.5 fill-none stroke-muted stroke-[1.5]">
                  <path d="m.75.75 4.25 4.25L9.25.75" />
                </svg>
              </span>
            ))}
          </div>
        </div>

        {/* Shared by the small lines; a gradient in each would need a name of its own. */}
        <svg className="absolute size-0">
          <linearGradient id="report-kpi-area" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--d1)" stopOpacity="0.22" />
            <stop offset="1" stopColor="var(--d1)" stopOpacity="0" />
          </linearGradient>
        </svg>
        <div className="grid grid-cols-2 gap-3 @min-[40rem]:grid-cols-4">
          {KPIS.map((kpi, i) => (
            <ReportKpi key={kpi.label} {...kpi} className={i % 2 ? '@max-lg:hidden' : ''} />
          ))}
        </div>

        <div className="grid gap-3 @lg:grid-cols-2 @min-[46rem]:grid-cols-[295fr_291fr_351fr]">
          <ReportLine className="@lg:col-span-2" />
          <ReportBars />
          <ReportCard title="Channel mix" className="@max-lg:hidden @min-[46rem]:h-45">
            <ReportColumns />
          </ReportCard>
          <ReportCard title="Segment share" className="@max-lg:hidden @min-[46rem]:h-45">
            <ReportRing />
          </ReportCard>
          <ReportTable className="@max-lg:hidden @min-[46rem]:h-45" />
        </div>
      </div>
    </div>
  );
}
