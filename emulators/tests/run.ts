import { SEED } from '@flexa/testing/sample';
import { runProgram } from '../stack/terminal/program';
import { Progress } from '../stack/terminal/progress';
import { onOrphaned, onStopSignal } from '../stack/terminal/signals';
import { parsePlan, testHelp } from './stages/plan';
import { hasFailed, summary, transcript } from './stages/report';
import { TestRun } from './stages/test-run';

runProgram(main);

async function main(): Promise<number> {
  const plan = parsePlan(process.argv.slice(2));
  if (plan.help) {
    console.log(testHelp());
    return 0;
  }

  if (plan.budget !== null && !plan.isWhole) {
    console.log(
      `\nSamples of long matrices are drawn with seed ${SEED}; FLEXA_TEST_SEED names another.\n`,
    );
  }
  const began = performance.now();
  const progress = new Progress(process.stdout);
  // One stage may speak while it runs; of several each speaks when it is done.
  const isAlone = plan.lanes.flat().length === 1;
  const run = new TestRun(plan, {
    onStep: progress.onStep,
    onLine: (line) => isAlone && progress.say(line),
    onResult: (result) => isAlone || hasFailed(result) || progress.say(transcript(result)),
  });
  const stop = (reason: string | null) => {
    progress.end();
    console.log(reason ? `\nStopping (${reason}) ...` : '\nStopping ...');
    void run.stop().finally(() => process.exit(130));
  };
  onStopSignal(stop, () => process.exit(1));
  onOrphaned(stop);
  const results = await run.all();
  if (run.interrupted) return 130;

  // Failures come last, where nobody has to look for them.
  if (!isAlone) for (const result of results.filter(hasFailed)) console.log(transcript(result));
  const seconds = (performance.now() - began) / 1000;
  console.log(summary(results, { seconds, budget: plan.budget }, !plan.isWhole));
  return results.some(hasFailed) ? 1 : 0;
}
