import type { ReactNode } from 'react';
import { ChartColumn, ChartLine, ChartPie, Ellipsis, LayoutGrid, Table2 } from 'lucide-react';
import { computeColumnBox } from '@flexa/visuals/marks';
import { VARIANCE_SAMPLES } from '@flexa/visuals/samples';
import { createScaleOver } from '@flexa/visuals/scale';
import { cn } from '@/ui/cn';

const VISUAL_ICONS = [ChartColumn, ChartLine, ChartPie, Table2, LayoutGrid];
const MENU = ['Get more visuals', 'Import a visual from a file', 'Remove a visual'];
const MENU_CHOICE = MENU[1];

/** Shows the menu of Power BI Desktop that imports the file of a visual. */
export function ImportMenu() {
  return (
    <Sheet>
      <Pane title="Visualizations">
        <div className="flex flex-wrap gap-2">
          {VISUAL_ICONS.map((Icon, index) => (
            <Tile key={index}>
              <Icon strokeWidth={1.75} className="size-5" />
            </Tile>
          ))}
          <Tile isChosen>
            <Ellipsis strokeWidth={1.75} className="size-5" />
          </Tile>
        </div>
        <div className="rounded-8 border border-line-2 py-1">
          {MENU.map((entry) => (
            <div
              key={entry}
              className={cn(
                'px-3 py-1.5',
                entry === MENU_CHOICE ? 'bg-soft font-semibold text-brand-text' : 'text-muted',
              )}
            >
              {entry}
            </div>
          ))}
        </div>
      </Pane>
      <Pane title="Open">
        <p className="rounded-8 border border-brand px-3 py-2 font-medium ring-1 ring-brand">
          flexa-variance-columns.pbiviz
        </p>
        <p className="text-muted">The file from the page of the pack.</p>
      </Pane>
    </Sheet>
  );
}

/** Shows the field for the key, and what the key changes. */
export function KeyField() {
  return (
    <Sheet>
      <Pane title="Format visual">
        <div className="grid gap-3 rounded-8 border border-line-2 p-3">
          <p className="font-semibold">Licence</p>
          <div>
            <p className="mb-1.5 text-muted">Licence key</p>
            <p className="overflow-hidden rounded-6 border border-brand px-2.5 py-1.5 font-mono text-ellipsis whitespace-nowrap ring-1 ring-brand">
              eyJhbGciOiJFZERTQSJ9…
            </p>
          </div>
        </div>
        {['Columns', 'Plan', 'Variance'].map((card) => (
          <p key={card} className="rounded-8 border border-line px-3 py-2 text-muted">
            {card}
          </p>
        ))}
      </Pane>
      <div className="grid gap-4">
        <Sample
          label="Before"
          note="Variance, forecast, notation, small multiples need a licence key: format pane, Licence"
        />
        <Sample label="After" />
      </div>
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 p-4 text-12 sm:grid-cols-2 sm:p-6">{children}</div>;
}

function Pane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-3 rounded-10 border border-line-2 bg-bg p-4">
      <p className="text-14 font-semibold">{title}</p>
      {children}
    </div>
  );
}

function Tile({ isChosen = false, children }: { isChosen?: boolean; children: ReactNode }) {
  return (
    <span
      className={cn(
        'grid size-9 place-items-center rounded-6 border',
        isChosen ? 'border-brand text-brand-text ring-1 ring-brand' : 'border-line text-muted',
      )}
    >
      {children}
    </span>
  );
}

/** Five months with their variances from plan. */
const MONTHS = VARIANCE_SAMPLES[0].data.points.slice(3, 8).map(({ label, actual, plan }) => ({
  label,
  actual: actual ?? 0,
  variance: (actual ?? 0) - (plan ?? 0),
}));
const FLOOR = 108;
const COLUMNS = createScaleOver(
  MONTHS.map(({ actual }) => actual),
  54,
  FLOOR,
);
const PINS = createScaleOver(
  MONTHS.map(({ variance }) => variance),
  8,
  38,
);

function Sample({ label, note }: { label: string; note?: string }) {
  return (
    <div className="rounded-10 border border-line-2 bg-bg p-4">
      <p className="font-semibold">{label}</p>
      <svg viewBox="0 0 300 128" className="mt-2 block w-full">
        <path d={`M4 ${PINS.zero}h292M4 ${FLOOR}.5h292`} className="stroke-line-2" />
        {MONTHS.map(({ label: month, actual, variance }, index) => {
          const x = 14 + index * 58;
          return (
            <g key={month}>
              <rect {...computeColumnBox(COLUMNS, 0, actual, x, 36)} className="fill-brand" />
              <path
                d={`M${x + 18} ${PINS.zero}V${PINS(variance)}`}
                strokeWidth="2"
                className={variance > 0 ? 'stroke-success' : 'stroke-danger'}
              />
              <circle
                cx={x + 18}
                cy={PINS(variance)}
                r="3.5"
                className={variance > 0 ? 'fill-success' : 'fill-danger'}
              />
            </g>
          );
        })}
        {note && (
          <text x="296" y="124" textAnchor="end" className="fill-muted text-[11px]">
            {note}
          </text>
        )}
      </svg>
    </div>
  );
}
