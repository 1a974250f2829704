import { execFile, fork } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BODY_MAX_BYTES, THEMES_MAX } from '@flexa/contracts/constants';
import { savedThemeSchema, THEME_MAX_BYTES } from '@flexa/contracts/themes';
import { MEASURED_MB } from '@flexa/functions/local';
import { ROOT } from '../stack/paths';

/**
 * `npm run bench:memory`: what a process of the built functions takes, and by how much the worst body and
 * the worst export raise its peak, each in a process of its own. Fails beyond what platform/capacity.ts
 * reckons with. Of an export it is the texts that Firestore's client hands over, the objects and the
 * answer; what that client holds meanwhile is not in it.
 */
const moment = '2026-11-20T12:00:00.000Z';

const WORK = {
  body: () => {
    const text = `[${'{},'.repeat((BODY_MAX_BYTES - 4) / 3)}{}]`;
    return [Buffer.from(text), text, JSON.parse(text) as unknown];
  },

  export: () => {
    // As with a body: nothing takes more memory for its bytes than empty objects.
    const list = '{},'.repeat(THEME_MAX_BYTES / 3 - 20);
    const texts = Array.from({ length: THEMES_MAX }, (_, n) =>
      Buffer.from(`{"dataColors":[${list}${n}]}`),
    );
    const card = { name: 'Theme', version: 1, colors: [], createdAt: moment, updatedAt: moment };
    const themes = texts.map((text, n) => {
      const theme: unknown = JSON.parse(text.toString());
      return savedThemeSchema.parse({ ...card, id: `thm_${n}`, theme });
    });
    return [texts, themes, JSON.stringify({ themes })];
  },
} satisfies Partial<Record<keyof typeof MEASURED_MB, () => unknown[]>>;

type Work = keyof typeof WORK;

const peak = () => process.resourceUsage().maxRSS;

/** Loaded here alone: a process that is measured holds nothing of it. */
async function build(): Promise<void> {
  const [{ buildFunctions }, { ProcessSupervisor }] = await Promise.all([
    import('../stack/parts/builds'),
    import('../stack/processes/supervisor'),
  ]);
  const supervisor = new ProcessSupervisor();
  try {
    await buildFunctions(supervisor);
  } finally {
    await supervisor.stop(0);
  }
}

async function ofProcess(): Promise<number> {
  const module = JSON.stringify(join(ROOT, 'functions/lib/index.js'));
  const script = `await import(${module}); console.log(process.resourceUsage().maxRSS)`;
  const run = promisify(execFile);
  return Number((await run(process.execPath, ['--input-type=module', '-e', script])).stdout) / 1024;
}

function ofWork(work: Work): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [work]);
    child.once('message', (kilobytes: number) => resolve(kilobytes / 1024));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Nothing was measured of ${work}`)));
  });
}

function report(what: keyof typeof MEASURED_MB, megabytes: number): void {
  console.log(`${what.padEnd(8)} ${Math.ceil(megabytes)} MB, reckoned with ${MEASURED_MB[what]}`);
  if (megabytes > MEASURED_MB[what]) process.exitCode = 1;
}

const asked = process.argv[2] as Work | undefined;
if (asked) {
  const before = peak();
  const held = WORK[asked]();
  process.send?.(held.length > 0 ? peak() - before : 0);
} else {
  await build();
  report('process', await ofProcess());
  for (const work of ['body', 'export'] as const) report(work, await ofWork(work));
}
