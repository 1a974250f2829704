import { useState } from 'react';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import type { Debt, DebtItem } from '@flexa/theme-engine/reports';

/** As many rows as are read at once; the rest comes when it is asked for. */
const SHOWN = 8;
/** From this score on there is little left to do. */
const GOOD = 90;

/** What a report sets itself instead of leaving it to its theme. */
export function ReportDebt({ debt }: { debt: Debt }) {
  const [isAll, setAll] = useState(false);
  const groups = grouped(debt.items);
  const shown = isAll ? groups : groups.slice(0, SHOWN);
  return (
    <section aria-labelledby="debt-title" className="min-w-0">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="debt-title" className="text-14">
          Theme debt
        </h3>
        <Badge tone={debt.score >= GOOD ? 'success' : 'warning'}>Score {debt.score} of 100</Badge>
      </div>
      <p className="mt-1 text-12 text-muted">
        Colours, fonts and sizes set in visuals, pages and bookmarks. At 100 the theme decides all
        of them.
      </p>
      {groups.length === 0 ? (
        <p className="mt-3 text-14">Nothing is hard-coded.</p>
      ) : (
        <table className="mt-2 w-full table-fixed text-left text-14">
          <thead className="text-12 text-muted">
            <tr>
              <th className="w-32 py-1 pr-3 font-medium md:w-44">Value</th>
              <th className="py-1 pr-3 font-medium">In the report’s theme</th>
              <th className="w-12 py-1 text-right font-medium">Uses</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((group) => (
              <GroupRow key={group.key} group={group} />
            ))}
          </tbody>
        </table>
      )}
      {groups.length > shown.length && (
        <Button size="sm" className="mt-3" onClick={() => setAll(true)}>
          Show all {groups.length} values
        </Button>
      )}
    </section>
  );
}

function GroupRow({ group: { item, count, places } }: { group: Group }) {
  return (
    <tr className="border-t border-line align-top">
      <td className="py-2 pr-3">
        <span className="flex min-w-0 items-center gap-2">
          {item.literal.kind === 'color' && (
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-6 border border-line-2"
              style={{ backgroundColor: String(item.literal.value) }}
            />
          )}
          <span className="min-w-0 font-mono text-12 break-words">{valueOf(item)}</span>
        </span>
      </td>
      <td className="py-2 pr-3 text-12">
        <span className="block">{relationOf(item)}</span>
        <span className="block truncate text-muted" title={places}>
          {places}
        </span>
      </td>
      <td className="py-2 text-right tabular-nums">{count}</td>
    </tr>
  );
}

interface Group {
  readonly key: string;
  readonly item: DebtItem;
  readonly count: number;
  /** The pages it is on. */
  readonly places: string;
}

/** The same value of the same kind is one row; the most frequent first. */
function grouped(items: readonly DebtItem[]): Group[] {
  const groups = new Map<string, DebtItem[]>();
  for (const item of items) {
    const key = `${item.literal.kind} ${valueOf(item).toLowerCase()}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups]
    .flatMap(([key, all]): Group[] => {
      const [item] = all;
      const places = [...new Set(all.map(({ literal }) => literal.page || 'Bookmarks'))].join(', ');
      return item ? [{ key, item, count: all.length, places }] : [];
    })
    .sort((a, b) => b.count - a.count);
}

function valueOf({ literal: { kind, value } }: DebtItem): string {
  if (kind === 'size') return `${value} pt`;
  return kind === 'font' ? (String(value).split(',')[0] ?? '').replace(/'/g, '') : String(value);
}

/** How a value stands to the theme that the report has. */
function relationOf({ literal, nearest, isNeedless }: DebtItem): string {
  if (isNeedless) return 'Repeats the theme';
  if (!nearest) return literal.kind === 'font' ? 'Font set by hand' : 'Size set by hand';
  const { role, deltaE } = nearest;
  return deltaE === 0 ? `Same as ${role.name}` : `Closest to ${role.name}, ΔE ${deltaE.toFixed(1)}`;
}
