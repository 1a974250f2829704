import { afterEach, expect, test, vi } from 'vitest';
import { Commands, findProcesses } from './commands';

let commands = new Commands();

afterEach(async () => {
  await commands.end(0);
  commands = new Commands();
});

/** Starts a script of Node and collects its lines. */
function start(script: string) {
  const lines: string[] = [];
  const onLine = (line: string) => lines.push(line);
  return { lines, ...commands.start([process.execPath, '-e', script], { onLine }) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const STAY = 'setInterval(() => {}, 1000);';

test('start returns the exit code and passes on each line of both outputs', async () => {
  const { exited, lines } = start(
    'console.log("one\\ntwo"); console.error("three"); process.exit(3)',
  );
  expect(await exited).toEqual({ code: 3, signal: null });
  expect(lines.toSorted()).toEqual(['one', 'three', 'two']);
});

test('start kills a process that a command leaves behind with its output open', async () => {
  const { exited, lines } = start(
    `const { spawn } = require('node:child_process');
     const child = spawn(process.execPath, ['-e', '${STAY}'], { stdio: 'inherit' });
     console.log(child.pid);
     process.exit(0);`,
  );
  expect((await exited).code).toBe(0);
  const pid = Number(lines[0]);
  expect(pid).toBeGreaterThan(0);
  await vi.waitUntil(() => !isAlive(pid));
});

test('start rejects a command that does not exist', async () => {
  const { exited } = commands.start(['flexa-no-such-command']);
  await expect(exited).rejects.toMatchObject({ code: 'ENOENT' });
});

test('run fails with the output of the command', async () => {
  const script = 'console.log("src/index.ts:1: unexpected end"); process.exit(7)';
  await expect(commands.run('The build', [process.execPath, '-e', script])).rejects.toThrow(
    'The build failed with exit code 7:\n\nsrc/index.ts:1: unexpected end',
  );
});

test('end stops a command, and no command starts afterwards', async () => {
  const { exited, lines } = start(`console.log('up'); ${STAY}`);
  await vi.waitUntil(() => lines.includes('up'));
  await commands.end(60_000);
  expect(await exited).toEqual({ code: null, signal: 'SIGINT' });
  expect(() => start(STAY)).toThrow('Stopped.');
});

test('end kills a command that ignores the signal', async () => {
  const { exited, lines } = start(
    `process.on('SIGINT', () => console.log('ignored')); console.log('up'); ${STAY}`,
  );
  await vi.waitUntil(() => lines.includes('up'));
  const ending = commands.end(60_000);
  await vi.waitUntil(() => lines.includes('ignored'));
  commands.kill();
  await ending;
  expect(await exited).toEqual({ code: null, signal: 'SIGKILL' });
});

test.runIf(process.platform === 'linux')(
  'findProcesses finds a descendant that leads a group of its own',
  async () => {
    const mark = `${process.pid}-${Date.now()}`;
    const lines: string[] = [];
    const script = `const { spawn } = require('node:child_process');
      const options = { detached: true, stdio: 'ignore' };
      console.log(spawn(process.execPath, ['-e', '${STAY}'], options).pid);
      process.exit(0);`;
    const { exited } = commands.start([process.execPath, '-e', script], {
      environment: { FLEXA_MARK: mark },
      onLine: (line) => lines.push(line),
    });
    await exited;
    const pid = Number(lines[0]);
    try {
      expect(findProcesses('FLEXA_MARK', mark)).toEqual([pid]);
    } finally {
      process.kill(pid, 'SIGKILL');
    }
  },
);
