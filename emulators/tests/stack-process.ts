import { setTimeout as sleep } from 'node:timers/promises';
import { testEnvironment } from '../stack/addresses';
import { freePorts } from '../stack/ports';
import { startStack, type Step } from '../stack/stack';
import { runProgram } from '../stack/terminal/program';

/** Milliseconds for the last output to reach the runner. */
const FLUSH = 100;

/**
 * The portal that tests run against, in a process of its own. It ends with the runner that started it, also when
 * the runner is killed: `disconnect` comes as soon as that one is gone.
 */
runProgram(async () => {
  const interrupt = new AbortController();
  const stopRequest = new Promise<null>((resolve) =>
    interrupt.signal.addEventListener('abort', () => resolve(null)),
  );
  process.once('disconnect', () => interrupt.abort());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => interrupt.abort());
  }

  const options = { ports: await freePorts(), temporary: true, signal: interrupt.signal };
  const stack = await startStack({ ...options, onStep: printStep }).catch((error: unknown) => {
    if (interrupt.signal.aborted) return null;
    throw error;
  });
  if (!stack) return 130;
  process.send?.(testEnvironment(stack.addresses));
  const failure = await Promise.race([stack.died, stopRequest]);
  if (failure) console.error(failure.message);
  await stack.stop();
  await sleep(FLUSH);
  return failure ? 1 : 0;
});

function printStep({ name, state, seconds }: Step): void {
  if (state !== 'begun') console.log(`${state} ${name} (${seconds.toFixed(1)} s)`);
}
