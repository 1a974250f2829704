import type { KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { buildStudioPath } from '@/features/theme-studio';
import { Button, ButtonLink } from '@/ui/button';
import { cn } from '@/ui/cn';
import { RECORDING } from '../texts/demo/recording';
import { PageHead } from '../text/page-head';
import { DemoStage } from './demo-stage';
import { FIRST, LAST, STEP_MS, STEPS } from './demo-steps';
import { DemoVideo } from './demo-video';
import { usePlayer } from './use-player';

/** Shows the studio in seven steps, which play automatically or by button, list and keyboard. */
export function DemoPage() {
  const { step, playing, go, toggle } = usePlayer(STEPS.length, STEP_MS);
  const current = STEPS[step] ?? STEPS[0];
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowRight: step + 1,
      ArrowLeft: step - 1,
      Home: 0,
      End: STEPS.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const Icon = playing ? Pause : Play;

  return (
    <div className="page-width pb-20 lg:pb-28">
      <PageHead
        title="Demo"
        lead={
          RECORDING
            ? 'The theme studio in about a minute. Below, see how two colours become a palette, at your own pace.'
            : 'From a grey report to a theme file in seven steps. Press Play, or step through it with the arrow keys.'
        }
      />
      {RECORDING && (
        <>
          <DemoVideo recording={RECORDING} />
          <h2 className="mt-16 text-30">Two colours, step by step</h2>
        </>
      )}
      {/* Arrow keys work wherever the focus is in the player. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        aria-label="The theme studio in seven steps"
        onKeyDown={press}
        className="mt-10 overflow-clip rounded-16 border border-line-2 bg-bg shadow-studio dark:bg-surface"
      >
        {current && <DemoStage step={current} />}
        <div className="border-t border-line p-4 sm:p-5">
          <div className="grid gap-4 md:grid-cols-[1fr_auto] md:items-center">
            <div className="min-h-24 md:min-h-18">
              <h2 className="text-18">
                <span className="text-muted tabular-nums">
                  {step + 1} of {STEPS.length}
                </span>
                <span aria-hidden="true" className="mx-2 text-muted">
                  ·
                </span>
                {current?.title}
              </h2>
              <p className="mt-1 max-w-[68ch] text-16 text-muted">{current?.text}</p>
            </div>
            <div className="flex gap-2">
              <Button
                aria-label="Previous step"
                disabled={step === 0}
                onClick={() => go(step - 1)}
                className="w-10 px-0!"
              >
                <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
              </Button>
              <Button variant="primary" onClick={toggle} className="w-28">
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
                {playing ? 'Pause' : step === STEPS.length - 1 ? 'Replay' : 'Play'}
              </Button>
              <Button
                aria-label="Next step"
                disabled={step === STEPS.length - 1}
                onClick={() => go(step + 1)}
                className="w-10 px-0!"
              >
                <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
              </Button>
            </div>
          </div>
          <ol className="mt-4 grid grid-cols-7 gap-1.5">
            {STEPS.map(({ title }, i) => (
              <li key={title}>
                <button
                  type="button"
                  aria-label={`Step ${i + 1}: ${title}`}
                  aria-current={i === step ? 'step' : undefined}
                  onClick={() => go(i)}
                  className="group touch-target block w-full rounded-6 py-2"
                >
                  <span
                    className={cn(
                      'block h-1 rounded-full transition-colors',
                      i <= step ? 'bg-brand' : 'bg-line-2 group-hover:bg-muted',
                    )}
                  />
                </button>
              </li>
            ))}
          </ol>
        </div>
        <p role="status" className="sr-only">
          Step {step + 1} of {STEPS.length}: {current?.title}. {current?.text}
        </p>
      </section>
      <div className="mt-10 grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink to={buildStudioPath(FIRST, LAST)} variant="primary" size="lg">
          Continue with these colours
        </ButtonLink>
        <ButtonLink to="/document/applying-a-theme" size="lg">
          How to import the file
        </ButtonLink>
      </div>
    </div>
  );
}
