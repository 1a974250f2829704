import { relative } from 'node:path';
import { readPorts } from './addresses';
import { formatStartHelp, parseStartOptions, type StartOptions } from './options';
import { ROOT } from './paths';
import { startStack, type Source, type Stack } from './stack';
import { formatTable, onOrphaned, onStopSignal, runProgram, type Failure } from './terminal';

/** Warnings and errors, which matter even to people who don't work on the code. */
const ALARM = /^\s*(\u26a0|\u2b22)|"severity":"(WARNING|ERROR|CRITICAL|ALERT|EMERGENCY)"/;

runProgram(async () => {
  const options = parseStartOptions(process.argv.slice(2));
  if (options.help) {
    console.log(formatStartHelp());
    return 0;
  }

  const ports = readPorts(process.env);
  const interrupt = new AbortController();
  let stack: Stack | undefined;
  const stopRequest = new Promise<null>((resolve) =>
    interrupt.signal.addEventListener('abort', () => resolve(null)),
  );
  const stop = (reason: string | null) => {
    interrupt.abort();
    console.log(reason ? `\n  Stopping (${reason}) ...` : '\n  Stopping ...');
  };
  onStopSignal(stop, () => void stack?.kill().finally(() => process.exit(1)));
  onOrphaned(stop);

  const showLine = (source: Source, line: string) => {
    if (!stack || interrupt.signal.aborted) return;
    if (options.dev && line.trim() !== '') console.log(`[${source}] ${line}`);
    if (!options.dev && ALARM.test(line)) console.log(line);
  };
  const began = performance.now();
  console.log(`\n  Starting Flexa${options.dev ? ' for development' : ''}\n`);
  try {
    stack = await startStack({
      ports,
      dev: options.dev,
      dataDir: options.data,
      signal: interrupt.signal,
      onStep: (line) => console.log(`  ${line}`),
      onLine: showLine,
    });
  } catch (error) {
    if (!interrupt.signal.aborted) {
      console.log(); // Separates the message from the list of steps.
      throw error;
    }
    console.log('  Stopped before the portal was ready; nothing is left running.\n');
    return 130;
  }

  console.log(formatOverview(stack, options, (performance.now() - began) / 1000));
  const failure = await Promise.race([stack.died, stopRequest]);
  return endStack(stack, options, failure);
});

function formatOverview(stack: Stack, { dev, data }: StartOptions, seconds: number): string {
  const { addresses, seeded } = stack;
  const rows = formatTable([
    [
      ['Portal', dev ? addresses.web : addresses.portal, ''],
      ['API', `${addresses.portal}/api/v1`, ''],
      ['Functions', addresses.functions, ''],
      ['Firestore', addresses.firestore, ''],
      ['Auth', `http://${addresses.auth}`, ''],
      ['Emulator hub', addresses.hub, ''],
      ['Local Stripe', addresses.stripe, ''],
      ['Mail inbox', addresses.mail, ''],
      ['Mail server', addresses.smtp, ''],
    ],
    [
      ['Sign in as', 'e-mail', 'password'],
      ...seeded.signIns.map(({ role, email, password }) => [role, email, password]),
    ],
  ]);
  const notes = [
    seeded.skipped
      ? 'Kept the existing data; nothing was seeded.'
      : `Seeded ${seeded.users} users.`,
    ...(data === undefined ? [] : [`Stopping saves the data to ${data}.`]),
    ...(dev ? [] : ['The visuals are still being built; they appear at /downloads.']),
    `Logs: ${relative(ROOT, stack.logs)}/*.log`,
    'Press Ctrl-C to stop.',
  ];
  return `\n  Ready after ${seconds.toFixed(1)} s\n\n${rows}\n\n  ${notes.join('\n  ')}\n`;
}

/** Stops everything and returns the exit code, 1 after a failure. */
async function endStack(
  stack: Stack,
  options: StartOptions,
  failure: Failure | null,
): Promise<number> {
  const began = performance.now();
  if (failure) console.error(`\n  ${failure.message}\n  Stopping the rest.`);
  // After a failure the emulators may be gone, and the data with them; saving then reports that.
  if (options.data !== undefined) {
    console.log(`  Saving the data to ${options.data} (Ctrl-C again stops without saving) ...`);
  }
  await stack.stop();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`  Stopped after ${seconds} s; nothing is left running.\n`);
  return failure ? 1 : 0;
}
