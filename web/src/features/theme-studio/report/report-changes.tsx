import { useMemo, useState } from 'react';
import { ChevronRight } from 'lucide-react';
import { formatCount } from '@flexa/contracts/format';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { labelProperty } from '@flexa/theme-engine/format';
import { takeFirstFamily, type OpenReport, type RethemeChange } from '@flexa/theme-engine/reports';
import { describeVisual } from './visual-label';

/** Files listed at first: a large report has thousands. */
const SHOWN = 50;

interface ReportChangesProps {
  report: OpenReport;
  changes: readonly RethemeChange[];
}

/** Every change that is about to be made, for anyone who wants to see them all. */
export function ReportChanges({ report, changes }: ReportChangesProps) {
  const [isOpen, setOpen] = useState(false);
  if (changes.length === 0) return null;
  return (
    <div>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex h-8 items-center gap-1 rounded-8 text-14 font-medium hover:text-brand-text pointer-coarse:h-11"
        >
          <ChevronRight
            aria-hidden="true"
            strokeWidth={1.75}
            className={cn('size-4 transition-transform', isOpen && 'rotate-90')}
          />
          {changes.length === 1 ? 'The change' : `All ${formatCount(changes.length, 'change')}`}
        </button>
      </h3>
      {isOpen && <ByFile report={report} changes={changes} />}
    </div>
  );
}

function ByFile({ report, changes }: ReportChangesProps) {
  const [count, setCount] = useState(SHOWN);
  const files = useMemo(() => groupByPath(changes), [changes]);
  const visuals = useMemo(
    () => new Map(report.pages.flatMap(({ visuals: all }) => all.map((each) => [each.path, each]))),
    [report],
  );
  const more = Math.min(files.length - count, 4 * SHOWN);
  return (
    <>
      <ul className="mt-1 grid gap-3 text-12">
        {files.slice(0, count).map(([path, all]) => {
          const visual = visuals.get(path);
          const page = all[0]?.page ?? '';
          const other = page === '' ? 'Report and bookmarks' : `Page: ${page}`;
          return (
            <li key={path} title={path} className="min-w-0">
              <p className="truncate font-medium">
                {visual ? describeVisual(visual) : other}
                {visual && <span className="font-normal text-muted"> · {page}</span>}
              </p>
              <ul className="mt-0.5 grid gap-0.5">
                {all.map((change, i) => (
                  <li key={i} className="break-words">
                    <span className="text-muted">
                      {describeSetting(change, visual?.type ?? 'page')}:{' '}
                    </span>
                    {formatValue(change)} → {change.after}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <Button size="sm" className="mt-3" onClick={() => setCount(count + more)}>
          Show {more} more
        </Button>
      )}
    </>
  );
}

function groupByPath(changes: readonly RethemeChange[]): [string, RethemeChange[]][] {
  const files = new Map<string, RethemeChange[]>();
  for (const change of changes) {
    const known = files.get(change.path);
    if (known) known.push(change);
    else files.set(change.path, [change]);
  }
  return [...files];
}

/** Returns the label of a setting such as "labels.fontSize"; existing labels stay. */
function describeSetting({ setting }: RethemeChange, type: string): string {
  const [card = '', name] = setting.split('.');
  return name === undefined ? setting : labelProperty(name, card, type);
}

function formatValue({ setting, before }: RethemeChange): string {
  if (/font(?:Family|Face)$/i.test(setting)) return takeFirstFamily(before);
  return /(?:fontSize|textSize)$/i.test(setting) ? `${before} pt` : before;
}
