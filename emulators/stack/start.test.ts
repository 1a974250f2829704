import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { IS_WHOLE } from '@flexa/testing/sample';
import { findOnPath } from '../tests/programs';
import { freePorts, isFree, listAddresses, SERVICE_NAMES, SERVICES, type Ports } from './addresses';
import { findProcesses } from './commands';
import { CACHE, ROOT } from './paths';

/** Environment variable that marks the processes of a start. */
const MARK = 'FLEXA_TEST_START';

/** A run of `npm start`: its process, its output and the processes it leaves behind. */
class Start {
  output = '';
  readonly ended: Promise<number | null>;
  private readonly mark = randomUUID();
  private readonly child: ChildProcess;

  constructor(command: string, args: string[], env: NodeJS.ProcessEnv) {
    this.child = spawn(command, args, {
      cwd: ROOT,
      env: { ...env, [MARK]: this.mark },
      detached: true,
    });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.ended = new Promise((resolve) => this.child.once('close', resolve));
  }

  async waitFor(text: string): Promise<void> {
    const ended = this.ended.then(() => true);
    while (!this.output.includes(text)) {
      if (await Promise.race([ended, sleep(50)])) {
        throw new Error(`npm start ended without "${text}":\n${this.output}`);
      }
    }
  }

  /** Finds its processes, also those that outlive it; on Linux only. */
  findProcesses(): number[] {
    return findProcesses(MARK, this.mark);
  }

  /** Sends a signal and returns the exit code. */
  sendSignal(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }

  /** Stops it after a test that failed half-way. */
  async cleanUp(): Promise<void> {
    if (this.child.exitCode === null) await this.sendSignal('SIGTERM');
  }
}

let dir: string;
let ports: Ports;
let start: Start | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flexa-start-'));
  ports = await freePorts();
});

afterEach(async () => {
  await start?.cleanUp();
  start = undefined;
  await rm(dir, { recursive: true, force: true });
  await rm(join(CACHE, 'stacks', String(ports.hosting)), { recursive: true, force: true });
});

const COMMAND = ['--import', 'tsx', 'emulators/stack/start.ts'];

function launch(args: string[] = [], env: NodeJS.ProcessEnv = {}): Start {
  start = new Start(process.execPath, [...COMMAND, ...args], { ...createEnvironment(), ...env });
  return start;
}

function createEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {};
  for (const name of SERVICE_NAMES) environment[SERVICES[name].variable] = String(ports[name]);
  return { ...process.env, ...environment };
}

/** Returns a PATH with a few programs and some scripts. */
async function buildPath(
  programs: readonly string[],
  scripts: Record<string, string> = {},
): Promise<string> {
  const folder = join(dir, 'bin');
  await mkdir(folder);
  for (const program of programs) {
    await symlink(findOnPath(program) ?? '', join(folder, program));
  }
  for (const [program, script] of Object.entries(scripts)) {
    await writeFile(join(folder, program), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, program), 0o755);
  }
  return folder;
}

test('npm start --help lists the variables of the ports', async () => {
  const running = launch(['--help']);
  expect(await running.ended).toBe(0);
  expect(running.output).toContain('FLEXA_PORT_FIRESTORE_WEBSOCKET  9150');
});

// The tests of each part cover its other failures.
describe('a start that fails', () => {
  async function expectFailure(args: string[], env: NodeJS.ProcessEnv = {}) {
    const running = launch(args, env);
    const code = await running.ended;
    expect(running.findProcesses()).toEqual([]);
    expect(code).toBe(1);
    return running.output;
  }

  test.each([
    ['--prot', 'Unknown option \'--prot\'. See "npm start -- --help".\n'],
    ['DIR', 'Unexpected "DIR"; options go after two dashes: npm start -- --data DIR\n'],
  ])(
    'npm start refuses the option %s with one message and leaves no process running',
    async (option, message) => {
      expect(await expectFailure([option])).toBe(message);
    },
  );

  test('npm start prints the output of a build that fails', async () => {
    const npm = 'echo "src/index.ts:1: unexpected end"; exit 7';
    const path = await buildPath(['node', 'sh', 'env'], { npm });
    expect(await expectFailure([], { PATH: path })).toContain(
      '\nThe build of the functions failed with exit code 7:\n\nsrc/index.ts:1: unexpected end\n',
    );
  });

  test('npm start names Java when it is missing', async () => {
    const path = await buildPath(['node', 'npm', 'sh', 'env']);
    const output = await expectFailure([], { PATH: path });
    expect(output).toContain('The emulators did not start:\n');
    expect(output).toContain('Please make sure Java is installed and on your system PATH.');
  });
});

const onLinux = test.runIf(process.platform === 'linux');

onLinux('a signal during the start stops every process', async () => {
  const running = launch();
  await running.waitFor('Build functions');
  await expect.poll(() => running.findProcesses().length).toBeGreaterThan(2);
  const code = await running.sendSignal('SIGTERM');
  expect(running.findProcesses()).toEqual([]);
  expect(running.output).toContain('Stopped before the portal was ready; nothing is left running.');
  expect(code).toBe(130);
});

onLinux('the portal stops when the npm that started it is killed', async () => {
  // npm runs scripts in a shell. This shell dies of the signal without passing it on.
  const script = `"${process.execPath}" ${COMMAND.join(' ')}; true`;
  start = new Start('sh', ['-c', script], { ...createEnvironment(), npm_lifecycle_event: 'start' });
  await start.waitFor('Build functions');
  const running = start;
  await expect.poll(() => running.findProcesses().length).toBeGreaterThan(2);
  await start.sendSignal('SIGKILL');
  expect(start.findProcesses()).toEqual([]);
});

// This test starts the portal twice, which takes minutes. `npm test` starts one for its other stages anyway.
if (IS_WHOLE) {
  test('npm start serves the portal, saves its data at Ctrl-C, and ends when an emulator dies', async () => {
    const { auth, hub, mail, portal, smtp, stripe, web } = listAddresses(ports);
    const callAccounts = (verb: string) =>
      fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'kept@flexa.test', password: 'flexa-kept-1' }),
      });
    const data = join(dir, 'data');

    const first = launch(['--data', data]);
    await first.waitFor('Press Ctrl-C to stop.');
    const services = ['Local Stripe', stripe, 'Mail inbox', mail, 'Mail server', smtp];
    const people = ['admin@flexa.test', 'flexa-demo-1', 'Seeded '];
    for (const text of [portal, auth, ...services, ...people]) {
      expect(first.output).toContain(text);
    }
    expect(await (await fetch(`${portal}/api/v1/health`)).json()).toMatchObject({ status: 'ok' });
    expect(await (await fetch(mail)).text()).toContain('No mail yet');
    const key = { authorization: 'Bearer sk_test_local' };
    const fetchNewestPayment = async () => {
      const response = await fetch(`${stripe}/v1/checkout/sessions?limit=1`, { headers: key });
      return ((await response.json()) as { data: { id: string }[] }).data[0]?.id;
    };
    const payment = await fetchNewestPayment();
    expect(payment).toMatch(/^cs_test_/);
    expect((await callAccounts('signUp')).status).toBe(200);
    const code = await first.sendSignal('SIGINT');
    expect(first.findProcesses()).toEqual([]);
    expect(code).toBe(0);
    for (const port of [ports.stripe, ports.smtp, ports.mail]) {
      expect(await isFree(port)).toBe(true);
    }
    expect(await readdir(data)).toContain('firebase-export-metadata.json');

    const dev = launch(['--dev', '--data', data]);
    await dev.waitFor('Press Ctrl-C to stop.');
    expect(dev.output).toContain('nothing was seeded');
    expect((await callAccounts('signInWithPassword')).status).toBe(200);
    expect(await fetchNewestPayment()).toBe(payment);
    expect(await (await fetch(web)).text()).toContain('/@vite/client');
    expect((await fetch(`${web}/api/v1/health`)).status).toBe(200);
    expect(await (await fetch(portal)).text()).toContain(web);
    const { firestore } = (await (await fetch(`${hub}/emulators`)).json()) as Emulators;
    process.kill(firestore.pid, 'SIGKILL');
    expect(await dev.ended).toBe(1);
    expect(dev.output).toContain('Firestore has ended');
    expect(dev.output).toContain(`The data could not be saved to ${data}`);
    expect(dev.findProcesses()).toEqual([]);
    // The data saved before is kept.
    expect(await readdir(data)).toContain('firebase-export-metadata.json');
  });
}

interface Emulators {
  firestore: { pid: number };
}
