import { expect, test, vi } from 'vitest';
import { killCommands, runCommand } from './command';

/** Starts a script of Node and collects its lines. */
function start(script: string, signal = new AbortController().signal) {
  const lines: string[] = [];
  const onLine = (line: string) => lines.push(line);
  const code = runCommand([process.execPath, '-e', script], { environment: {}, signal, onLine });
  return { lines, code };
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

test('returns the exit code and hands over each line of both outputs', async () => {
  const { lines, code } = start(
    'console.log("one\\ntwo"); console.error("three"); process.exit(3)',
  );
  expect(await code).toBe(3);
  expect(lines.toSorted()).toEqual(['one', 'three', 'two']);
});

test('kills a process that a command leaves behind, which holds its output open', async () => {
  const { lines, code } = start(
    `const { spawn } = require('node:child_process');
     const child = spawn(process.execPath, ['-e', '${STAY}'], { stdio: 'inherit' });
     console.log(child.pid);
     process.exit(0);`,
  );
  expect(await code).toBe(0);
  const pid = Number(lines[0]);
  expect(pid).toBeGreaterThan(0);
  await vi.waitUntil(() => !isAlive(pid));
});

test('stops a command at the signal', async () => {
  const interrupt = new AbortController();
  const { lines, code } = start(`console.log('up'); ${STAY}`, interrupt.signal);
  await vi.waitUntil(() => lines.includes('up'));
  interrupt.abort();
  expect(await code).toBeNull();
});

test('stops a command that begins after the signal', async () => {
  expect(await start(STAY, AbortSignal.abort()).code).toBeNull();
});

test('kills commands that ignore the signal', async () => {
  const interrupt = new AbortController();
  const script = `process.on('SIGTERM', () => console.log('ignored')); console.log('up'); ${STAY}`;
  const { lines, code } = start(script, interrupt.signal);
  await vi.waitUntil(() => lines.includes('up'));
  interrupt.abort();
  await vi.waitUntil(() => lines.includes('ignored'));
  killCommands();
  expect(await code).toBeNull();
});

test('rejects for a command that does not exist', async () => {
  const options = { environment: {}, signal: new AbortController().signal, onLine: () => {} };
  await expect(runCommand(['flexa-no-such-command'], options)).rejects.toMatchObject({
    code: 'ENOENT',
  });
});
