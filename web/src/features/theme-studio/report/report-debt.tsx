import { useMemo, useState, type ReactNode } from 'react';
import { truncateList } from '@/lib/truncate-list';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { Table, type Column } from '@/ui/table';
import { takeFirstFamily, type Debt, type DebtItem } from '@flexa/theme-engine/reports';
import { describeVisual } from './visual-label';

/** Rows shown at first; a button shows the rest. */
const SHOWN = 8;
/** From this score on there is little left to do. */
const GOOD = 90;

const VIEWS = [
  { value: 'values', label: 'By value' },
  { value: 'visuals', label: 'By visual' },
] as const;

/** Formatting that a report sets itself although its theme could. */
export function ReportDebt({ debt }: { debt: Debt }) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('values');
  return (
    <section aria-labelledby="debt-title" className="min-w-0">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="debt-title" className="text-14">
          Theme debt
        </h3>
        <Badge tone={debt.score >= GOOD ? 'success' : 'warning'}>Score {debt.score} of 100</Badge>
        {debt.items.length > 0 && (
          <Segmented
            label="Theme debt"
            size="sm"
            options={VIEWS}
            value={view}
            onChange={setView}
            className="ml-auto"
          />
        )}
      </div>
      <p className="mt-1 text-12 text-muted">
        Colours, fonts and sizes set in visuals, pages and bookmarks. At 100 the theme decides all
        of them.
      </p>
      {debt.items.length === 0 && <p className="mt-3 text-14">Nothing is hard-coded.</p>}
      {debt.items.length > 0 && view === 'values' && <Values items={debt.items} />}
      {debt.items.length > 0 && view === 'visuals' && <Visuals pages={debt.pages} />}
    </section>
  );
}

function Values({ items }: { items: readonly DebtItem[] }) {
  const groups = useMemo(() => groupItems(items), [items]);
  return (
    <Rows
      columns={[{ label: 'Value', className: 'w-32 md:w-44' }, { label: 'In the report’s theme' }]}
      rows={groups}
      row={(group) => <GroupRow key={group.key} group={group} />}
      what="values"
    />
  );
}

/** Lists the visuals with the most hard-coded settings, worst first. */
function Visuals({ pages }: Pick<Debt, 'pages'>) {
  const all = useMemo(
    () =>
      pages
        .flatMap(({ title, visuals }) => visuals.map((each) => ({ page: title, ...each })))
        .sort((a, b) => b.count - a.count),
    [pages],
  );
  return (
    <Rows
      columns={[{ label: 'Visual' }, { label: 'Score', isNumber: true, className: 'w-16' }]}
      rows={all}
      row={({ page, visual, count, score }) => (
        <tr key={visual.path} className="border-t border-line align-top">
          <td className="py-2 pr-3">
            {/* Names of the same kind differ at their ends, so none is cut. */}
            <span className="block wrap-anywhere">{describeVisual(visual)}</span>
            <span className="block truncate text-12 text-muted">{page}</span>
          </td>
          <td className="py-2 pr-3 text-right tabular-nums">{Math.round(score)}</td>
          <td className="py-2 text-right tabular-nums">{count}</td>
        </tr>
      )}
      what="visuals"
    />
  );
}

interface RowsProps<Row> {
  /** All columns but the last. */
  columns: readonly Column[];
  rows: readonly Row[];
  row: (row: Row) => ReactNode;
  what: string;
}

/** Shows the first rows of a table, and the rest on request. */
function Rows<Row>({ columns, rows, row, what }: RowsProps<Row>) {
  const [isAll, setAll] = useState(false);
  const shown = truncateList(rows, isAll ? -1 : SHOWN);
  return (
    <>
      <Table
        look="compact"
        columns={[...columns, { label: 'Uses', isNumber: true, className: 'w-12' }]}
        className="mt-2 table-fixed text-14"
      >
        <tbody>{shown.map(row)}</tbody>
      </Table>
      {rows.length > shown.length && (
        <Button size="sm" className="mt-3" onClick={() => setAll(true)}>
          Show all {rows.length} {what}
        </Button>
      )}
    </>
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
          <span className="min-w-0 font-mono text-12 break-words">{formatValue(item)}</span>
        </span>
      </td>
      <td className="py-2 pr-3 text-12">
        <span className="block">{describeRelation(item)}</span>
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
  /** Pages with this value. */
  readonly places: string;
}

/** Groups equal values of the same kind into one row, the most frequent first. */
function groupItems(items: readonly DebtItem[]): Group[] {
  const groups = new Map<string, DebtItem[]>();
  for (const item of items) {
    const key = `${item.literal.kind} ${formatValue(item).toLowerCase()}`;
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

function formatValue({ literal: { kind, value } }: DebtItem): string {
  if (kind === 'size') return `${value} pt`;
  return kind === 'font' ? takeFirstFamily(String(value)) : String(value);
}

/** How a value stands to the theme that the report has. */
function describeRelation({ literal, nearest, text, isNeedless }: DebtItem): string {
  if (isNeedless) return 'Repeats the theme';
  if (nearest) {
    const { role, deltaE } = nearest;
    if (deltaE === 0) return `Same as ${role.name}`;
    return `Closest to ${role.name}, ΔE ${deltaE.toFixed(1)}`;
  }
  if (!text) return literal.kind === 'font' ? 'Font set by hand' : 'Size set by hand';
  const name = `the theme’s ${splitWords(text.name)}`;
  if (text.isSame) return `Same as ${name}`;
  return literal.kind === 'font'
    ? `Unlike ${name}, ${text.value}`
    : `Closest to ${name}, ${text.value} pt`;
}

/** largeTitle: "large title". */
const splitWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
