import type { Series } from '@flexa/contracts/admin';
import { formatMoney } from '@flexa/contracts/format';
import { VISUAL_NAMES, type VisualType } from '@flexa/contracts/plans';
import { BarChart } from '@/ui/chart-bars';
import { LineChart } from '@/ui/chart-line';
import {
  formatBookedDay,
  formatMonthAndYear,
  formatMonthName,
  formatShortMoney,
} from './overview-words';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Layers of the chart, from the bottom up. */
const PACKS: { type: VisualType; fill: string; swatch: string }[] = [
  { type: 'suite', fill: 'fill-chart-1', swatch: 'bg-chart-1' },
  { type: 'charts', fill: 'fill-chart-2', swatch: 'bg-chart-2' },
  { type: 'tables', fill: 'fill-chart-3', swatch: 'bg-chart-3' },
  { type: 'designs', fill: 'fill-chart-4', swatch: 'bg-chart-4' },
  { type: 'analytics', fill: 'fill-chart-5', swatch: 'bg-chart-5' },
];

export function OverviewCharts({ series, range }: { series: Series; range: string }) {
  return (
    <>
      <LineChart
        title={`Sign-ups by week, ${range}`}
        columns={['Week', 'Sign-ups', 'Previous year']}
        points={series.signUpsByWeek.map(({ from, count, yearBefore }) => {
          const start = new Date(from);
          const end = new Date(start.getTime() + WEEK_MS - 1);
          return {
            title: `${formatBookedDay(start)} to ${formatBookedDay(end)}`,
            label: formatBookedDay(start),
            value: count,
            before: yearBefore,
            values: [String(count), String(yearBefore)],
          };
        })}
      />
      <BarChart
        title="Revenue by month, before tax"
        columns={['Month', 'Revenue', 'Previous year']}
        legend={[
          { label: 'Last 12 months', className: 'bg-chart-2' },
          { label: 'Previous year', className: 'bg-text/60', kind: 'line' },
        ]}
        fills={['fill-chart-2']}
        label={formatShortMoney}
        unit={100}
        points={series.revenueByMonth.map(({ month, revenue, yearBefore }, index, { length }) => ({
          title: formatMonthAndYear(month),
          label: formatMonthName(month).slice(0, 1),
          parts: [revenue],
          mark: yearBefore,
          isRunning: index === length - 1,
          values: [formatMoney(revenue), formatMoney(yearBefore)],
        }))}
      />
      <BarChart
        title="Active licences, 12 months"
        columns={['Month', ...PACKS.map(({ type }) => VISUAL_NAMES[type])]}
        legend={PACKS.map(({ type, swatch }) => ({
          label: VISUAL_NAMES[type],
          className: swatch,
        }))}
        fills={PACKS.map(({ fill }) => fill)}
        points={series.activeByPack.map(({ month, active }) => ({
          title: formatMonthAndYear(month),
          label: formatMonthName(month).slice(0, 1),
          parts: PACKS.map(({ type }) => active[type]),
          values: PACKS.map(({ type }) => String(active[type])),
        }))}
      />
    </>
  );
}
