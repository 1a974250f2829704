import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { describeError } from '@flexa/contracts/describe-error';
import { readPorts, SERVICES } from './addresses';
import { ROOT } from './paths';
import type { Source, Stack } from './stack';
import { Failure, formatTable, onOrphaned, onStopSignal, runProgram } from './terminal';

/** Warnings and errors, which matter even to people who don't work on the code. */
const WARNING_OR_ERROR =
  /^\s*(\u26a0|\u2b22)|"severity":"(WARNING|ERROR|CRITICAL|ALERT|EMERGENCY)"/;

runProgram(async () => {
  const options = readOptions();
  if (options.help) {
    console.log(formatHelp());
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
    if (!options.dev && WARNING_OR_ERROR.test(line)) console.log(line);
  };
  const began = performance.now();
  console.log(`\n  Starting Flexa${options.dev ? ' for development' : ''}\n`);
  try {
    // Loading it takes a second, and help or a wrong option needs none of it.
    const { startStack } = await import('./stack');
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

type Options = ReturnType<typeof readOptions>;

function readOptions() {
  const { values, positionals } = parseCommandLine();
  const [stray] = positionals;
  if (stray !== undefined) {
    // `npm start --data DIR` passes on only DIR, because npm takes the option for its own.
    throw new Failure(
      `Unexpected "${stray}"; options go after two dashes: npm start -- --data DIR`,
    );
  }
  return values;
}

function parseCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        dev: { type: 'boolean', default: false },
        data: { type: 'string' },
      },
    });
  } catch (error) {
    // The rest of Node's message explains its own conventions.
    const sentence = describeError(error).split(/\. |\n/)[0] ?? '';
    throw new Failure(`${sentence.replace(/\.$/, '')}. See "npm start -- --help".`);
  }
}

function formatHelp(): string {
  const ports = Object.values(SERVICES).map(
    ({ variable, port, label }) => `  ${variable.padEnd(32)}${String(port).padEnd(6)}${label}`,
  );
  return `Builds and starts the Flexa portal on this machine, with demo data.

  npm start                       serve the built portal
  npm run dev                     serve it from Vite's dev server, with hot reload
  npm start -- --data DIR         load the data from DIR, and save it there at the end
  npm start -- --help             show this text

Everything listens on 127.0.0.1. An environment variable moves a port:

${ports.join('\n')}

FIRESTORE_EMULATOR_BINARY_PATH sets the jar of the Firestore emulator.`;
}

function formatOverview(stack: Stack, { dev, data }: Options, seconds: number): string {
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
async function endStack(stack: Stack, { data }: Options, failure: Failure | null): Promise<number> {
  const began = performance.now();
  if (failure) console.error(`\n  ${failure.message}\n  Stopping the rest.`);
  // After a failure the emulators may be gone, and the data with them; saving then reports that.
  if (data !== undefined) {
    console.log(`  Saving the data to ${data} (Ctrl-C again stops without saving) ...`);
  }
  await stack.stop();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`  Stopped after ${seconds} s; nothing is left running.\n`);
  return failure ? 1 : 0;
}
