import { useState, type ReactNode } from 'react';
import { Circle, CircleCheck } from 'lucide-react';
import { local } from '@/lib/storage';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';

export interface FirstStep {
  id: string;
  title: string;
  text: string;
  /** Undefined if only the person knows; they tick it themselves. */
  isDone: boolean | undefined;
  /** Link to the step. */
  action: ReactNode;
}

const HIDDEN = 'hidden';

/** Keeps the steps ticked in this browser, and whether the person hid the list. */
function useTicks(uid: string) {
  const key = `${uid}:`;
  const [ticks, setTicks] = useState<readonly string[]>(() => {
    const stored = local.get('first_steps') ?? '';
    return stored.startsWith(key) ? stored.slice(key.length).split(' ') : [];
  });
  const toggle = (id: string) => {
    const next = ticks.includes(id) ? ticks.filter((each) => each !== id) : [...ticks, id];
    local.set('first_steps', key + next.join(' '));
    setTicks(next);
  };
  return { ticks, toggle };
}

/** Lists the steps from a new account to a report with a licensed visual, until the person hides them. */
export function FirstSteps({ uid, steps }: { uid: string; steps: readonly FirstStep[] }) {
  const { ticks, toggle } = useTicks(uid);
  if (ticks.includes(HIDDEN)) return null;
  const isDone = (step: FirstStep) => step.isDone ?? ticks.includes(step.id);
  const done = steps.filter(isDone).length;

  return (
    <section aria-labelledby="first-steps-title">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="first-steps-title" className="text-16">
          First steps{' '}
          <span className="text-14 font-normal text-muted">
            {done} of {steps.length} done
          </span>
        </h2>
        <Button variant="quiet" size="sm" onClick={() => toggle(HIDDEN)}>
          Hide
        </Button>
      </div>
      <Card className="rounded-10">
        <ol className="divide-y divide-line">
          {steps.map((step) => (
            <Row
              key={step.id}
              step={step}
              isDone={isDone(step)}
              onTick={step.isDone === undefined ? () => toggle(step.id) : undefined}
            />
          ))}
        </ol>
      </Card>
    </section>
  );
}

interface RowProps {
  step: FirstStep;
  isDone: boolean;
  onTick: (() => void) | undefined;
}

function Row({ step: { title, text, action }, isDone, onTick }: RowProps) {
  const Icon = isDone ? CircleCheck : Circle;
  const mark = (
    <Icon
      aria-hidden="true"
      strokeWidth={1.75}
      className={cn('size-5', isDone ? 'text-success' : 'text-muted')}
    />
  );
  return (
    <li className="flex items-center gap-3.5 p-4 text-14 sm:px-5">
      {onTick ? (
        <button
          type="button"
          role="checkbox"
          aria-checked={isDone}
          aria-label={title}
          onClick={onTick}
          className="touch-target shrink-0 rounded-full"
        >
          {mark}
        </button>
      ) : (
        <span className="shrink-0">{mark}</span>
      )}
      <div className="min-w-0 flex-1">
        <p className={cn('font-medium', isDone && 'text-muted')}>
          {title}
          {isDone && <span className="sr-only">, done</span>}
        </p>
        <p className="text-muted">{text}</p>
      </div>
      {!isDone && <div className="shrink-0">{action}</div>}
    </li>
  );
}
