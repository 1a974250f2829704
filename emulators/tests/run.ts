import { Failure } from '../stack/failure';
import { describe, sum } from './stages/count';
import { parsePlan, testHelp } from './stages/plan';
import { heading, TestRun } from './stages/test-run';
import { onOrphaned, onStopSignal, survivePipes } from '../stack/terminal/signals';

survivePipes();
main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  },
);

async function main(): Promise<number> {
  const plan = parsePlan(process.argv.slice(2));
  if (plan.help) {
    console.log(testHelp());
    return 0;
  }

  const run = new TestRun(plan);
  const stop = (reason: string | null) => {
    console.log(reason ? `\nStopping (${reason}) ...` : '\nStopping ...');
    void run.stop().finally(() => process.exit(130));
  };
  onStopSignal(stop, () => process.exit(1));
  onOrphaned(stop);
  const results = await run.all();
  if (run.interrupted) return 130;

  heading('Summary');
  for (const { stage, count, seconds, reason } of results) {
    const outcome = reason ?? (stage.script ? (count.failed ? 'failed' : 'ok') : describe(count));
    console.log(`  ${stage.title.padEnd(20)}${seconds.toFixed(1).padStart(7)} s   ${outcome}`);
  }
  const total = sum(results.map(({ count }) => count));
  console.log(`\n${describe(total)}`);
  return total.failed > 0 ? 1 : 0;
}
