/**
 * A failure that the person at the terminal can fix: `runProgram` prints its message without a stack. Any other error
 * is our bug.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** Runs a command-line program and exits with the code that it resolves to. */
export function runProgram(main: () => Promise<number>): void {
  // The reader of our output may go first (`npm start | head`, a closed terminal).
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof Failure ? error.message : error);
      process.exit(1);
    },
  );
}

/** Milliseconds. The terminal sends us a Ctrl-C, and npm passes the same one on. */
const DUPLICATE_LIMIT = 400;

/**
 * Calls `onFirst` at the first Ctrl-C, SIGTERM or closing of the terminal, and `onSecond` at another one. The reason is
 * null for Ctrl-C.
 */
export function onStopSignal(onFirst: (reason: string | null) => void, onSecond: () => void): void {
  let firstAt: number | null = null;
  const handle = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (firstAt === null) {
      firstAt = now;
      onFirst(signal === 'SIGINT' ? null : signal);
    } else if (now - firstAt > DUPLICATE_LIMIT) {
      onSecond();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}

/** Milliseconds between two checks that npm still runs. */
const PARENT_POLL = 500;

/**
 * Calls `onGone` when the npm that started us has died. npm passes a signal only to the shell between us, which dies
 * without passing it on, so `kill` of `npm start` would leave us behind.
 */
export function onOrphaned(onGone: (reason: string) => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone('npm has ended');
  }, PARENT_POLL);
  watch.unref();
}

/** Formats sections of rows with aligned columns, in ASCII for every terminal. */
export function formatTable(sections: readonly (readonly (readonly string[])[])[]): string {
  const rows = sections.flat();
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    }
  }
  const border = `  +${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`;
  const formatRow = (row: readonly string[]) =>
    `  |${widths.map((width, index) => ` ${(row[index] ?? '').padEnd(width)} `).join('|')}|`;
  return [border, ...sections.flatMap((section) => [...section.map(formatRow), border])].join('\n');
}
