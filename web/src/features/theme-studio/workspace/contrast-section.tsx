import { ArrowRight, Check } from 'lucide-react';
import { Button } from '@/ui/button';
import { fixAll, type ContrastCheck } from '@flexa/theme-engine/checks';
import { edit } from '../store/studio';
import { useChecks } from '../verdict/use-checks';

/** Every text on its ground: what can't be read first, each with its remedy. */
export function ContrastChecks() {
  const { contrast, failing } = useChecks();
  if (contrast.length === 0) return null;
  const passing = contrast.filter(({ passes }) => passes);
  return (
    <section aria-labelledby="contrast-title" className="shrink-0 border-b border-line px-4 py-3">
      <div className="flex min-h-8 flex-wrap items-center gap-x-2">
        <h3 id="contrast-title" className="text-14">
          Text contrast
        </h3>
        <p className="text-14 text-muted tabular-nums">
          {passing.length} of {contrast.length}
          {/* Beside a button there is no room for it. */}
          <span className={failing.length > 1 ? 'sr-only' : undefined}> pass</span>
        </p>
        {failing.length > 1 && (
          <Button
            size="sm"
            className="ml-auto h-7! px-2.5! text-12! pointer-coarse:h-11!"
            onClick={() => edit(fixAll)}
          >
            {failing.length === 2 ? 'Fix both' : 'Fix all'}
          </Button>
        )}
      </div>
      <ul className="mt-2 grid gap-2">
        {failing.map((check) => (
          <li key={check.id}>
            <FailingPair check={check} />
          </li>
        ))}
      </ul>
      <ul className="mt-2">
        {passing.map((check) => (
          <li
            key={check.id}
            className="flex h-[27px] items-center gap-2.5 text-14 tabular-nums max-md:h-9"
          >
            <Sample check={check} />
            <span className="min-w-0 flex-1 truncate">{check.label}</span>
            <span className="text-muted">
              {check.ratio.toFixed(2)} <span className="text-12">of {check.needed}</span>
            </span>
            <Check aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-success" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows text in the two colours, deliberately even if it is unreadable. */
function Sample({ check: { words, ground } }: { check: ContrastCheck }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 30 22"
      className="h-[22px] w-7.5 shrink-0 rounded-6 border border-line text-12 font-semibold"
      style={{ backgroundColor: ground }}
    >
      <text x="15" y="15.5" textAnchor="middle" fill={words}>
        Aa
      </text>
    </svg>
  );
}

function FailingPair({ check }: { check: ContrastCheck }) {
  const { label, words, ratio, needed, fix } = check;
  return (
    <div className="rounded-8 border border-warning/25 bg-warning-soft p-2 text-14">
      <div className="flex items-center gap-2.5">
        <Sample check={check} />
        <p className="min-w-0 flex-1 truncate font-medium">{label}</p>
        <p className="text-warning tabular-nums">
          <span className="font-semibold">{ratio.toFixed(2)}</span>{' '}
          <span className="text-12">of {needed}</span>
        </p>
      </div>
      <div className="mt-1.5 flex items-center gap-1.5 text-12">
        {fix && (
          <>
            <Dot color={words} />
            <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-3.5 text-muted" />
            <Dot color={fix.color} />
            <code className="font-mono">{fix.color}</code>
          </>
        )}
        {fix && (
          <Button
            size="sm"
            className="ml-auto h-7! px-2.5! text-12! pointer-coarse:h-11!"
            aria-label={`Fix ${label}`}
            onClick={() => edit(fix.apply)}
          >
            Fix
          </Button>
        )}
      </div>
    </div>
  );
}

function Dot({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-3.5 shrink-0 rounded-6 border border-line"
      style={{ backgroundColor: color }}
    />
  );
}
