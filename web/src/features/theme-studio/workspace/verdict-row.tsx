import { CircleCheck, CircleX, Info } from 'lucide-react';
import { formatCount } from '@flexa/contracts/format';
import { reportError } from '@/lib/report-error';
import { truncateList } from '@/lib/truncate-list';
import { describeSource } from '../verdict/describe-source';
import { useVerdict } from '../verdict/use-verdict';
import type { Verdict } from '@flexa/theme-engine/format';
import { useSettledTheme } from '../store/settled';

/** Shows the result of the checks, and the rules behind it. */
export function VerdictRow() {
  const verdict = useVerdict(useSettledTheme());
  return (
    <section
      aria-label="Theme checks"
      aria-busy={verdict === null}
      className="flex min-h-[92px] shrink-0 gap-2.5 border-b border-line px-4 py-3 text-14"
    >
      {verdict && <Words verdict={verdict} />}
    </section>
  );
}

function Words({ verdict }: { verdict: Verdict }) {
  const { errors, ignored, settings, milliseconds } = verdict;
  const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
  const isAccepted = errors.length === 0;
  return (
    <>
      {isAccepted ? (
        <CircleCheck {...icon} className="size-5 shrink-0 text-success" />
      ) : (
        <CircleX {...icon} className="size-5 shrink-0 text-danger" />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{isAccepted ? 'Passes' : 'Fails'} our checks</p>
        <p className="mt-0.5 text-12 text-muted">{describeSource(verdict)}</p>
        <p className="mt-0.5 flex justify-between gap-2 text-12 text-muted tabular-nums">
          <span>
            {ignored.length} of {formatCount(settings, 'setting')} ignored
          </span>
          <span className="shrink-0">
            {milliseconds < 1 ? 'under 1 ms' : `${Math.round(milliseconds)} ms`}
          </span>
        </p>
        <Problems problems={errors} tone="text-danger" />
        <Problems problems={ignored} tone="text-muted" />
      </div>
    </>
  );
}

/** The repair code loads on first use. */
function loadAndFix(at: string): void {
  import('./fix-setting').then(
    (loaded) => loaded.fixSetting(at),
    (error: unknown) => reportError(error),
  );
}

/** Problems shown at most, so that the rest of the panel stays in sight. */
const SHOWN = 5;

function Problems({ problems, tone }: { problems: Verdict['errors']; tone: string }) {
  if (problems.length === 0) return null;
  return (
    <ul className="mt-1.5 grid gap-1 text-12">
      {truncateList(problems, SHOWN).map(({ at, message }) => (
        <li key={at + message} title={at} className="flex gap-1.5">
          <Info
            aria-hidden="true"
            strokeWidth={1.75}
            className={`mt-px size-3.5 shrink-0 ${tone}`}
          />
          <span className="min-w-0 flex-1 break-words">
            {message}{' '}
            <button
              type="button"
              aria-label={`Fix ${at}`}
              onClick={() => loadAndFix(at)}
              className="touch-target rounded-6 font-medium text-brand-text underline underline-offset-2"
            >
              Fix
            </button>
          </span>
        </li>
      ))}
      {problems.length > SHOWN && (
        <li className="pl-5 text-muted">and {problems.length - SHOWN} more</li>
      )}
    </ul>
  );
}
