import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts, createTestEnvironment } from '../stack/addresses';
import { startStack } from '../stack/stack';
import { runProgram } from '../stack/terminal';

/** Milliseconds for the last output to reach the runner. */
const FLUSH = 100;

/**
 * Runs the portal of a test run in a process of its own. It ends with the runner that started it, even if the runner
 * is killed: Node emits `disconnect` as soon as the runner is gone.
 */
runProgram(async () => {
  const interrupt = new AbortController();
  const stopRequest = new Promise<null>((resolve) =>
    interrupt.signal.addEventListener('abort', () => resolve(null)),
  );
  process.once('disconnect', () => interrupt.abort());
  // The runner may have been killed while our modules loaded.
  if (!process.connected) interrupt.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => interrupt.abort());
  }

  const options = { ports: await freePorts(), temporary: true, signal: interrupt.signal };
  const stack = await startStack({ ...options, onStep: (line) => console.log(line) }).catch(
    (error: unknown) => {
      if (interrupt.signal.aborted) return null;
      throw error;
    },
  );
  if (!stack) return 130;
  process.send?.(createTestEnvironment(stack.addresses));
  const failure = await Promise.race([stack.died, stopRequest]);
  if (failure) console.error(failure.message);
  await stack.stop();
  await sleep(FLUSH);
  return failure ? 1 : 0;
});
