import { describe, expect, test } from 'vitest';
import { worthShowing } from './log-filter';
import { parseStartOptions, startHelp } from './options';
import { Progress } from './progress';
import { table } from './table';

describe('parseStartOptions', () => {
  test('reads the options', () => {
    expect(parseStartOptions([])).toEqual({ help: false, dev: false, data: undefined });
    expect(parseStartOptions(['--dev', '--data', 'x'])).toMatchObject({ dev: true, data: 'x' });
    expect(parseStartOptions(['-h']).help).toBe(true);
  });

  test.each([
    [['--port'], 'Unknown option \'--port\'. See "npm start -- --help".'],
    [['--dev=yes'], 'Option \'--dev\' does not take an argument. See "npm start -- --help".'],
    [['--data'], '--data needs a directory. See "npm start -- --help".'],
    [['--data='], '--data needs a directory. See "npm start -- --help".'],
    [['DIR'], 'Unexpected "DIR"; options go after two dashes: npm start -- --data DIR'],
  ])('answers %s in one line', (args, message) => {
    expect(() => parseStartOptions(args)).toThrow(message);
  });

  test('the help names every variable', () => {
    expect(startHelp()).toContain('FLEXA_PORT_FIRESTORE_WEBSOCKET  9150');
  });
});

describe('Progress', () => {
  const run = (isTTY: boolean) => {
    const written: string[] = [];
    const progress = new Progress({ isTTY, columns: 40, write: (text) => written.push(text) });
    progress.onStep({ name: 'Build web', state: 'begun', seconds: 0 });
    progress.onStep({ name: 'Check ports', state: 'begun', seconds: 0 });
    progress.onStep({ name: 'Build web', state: 'done', seconds: 1.25 });
    progress.onStep({ name: 'Check ports', state: 'failed', seconds: 0 });
    progress.end();
    return written;
  };

  test('writes one plain line a step where nobody watches', () => {
    expect(run(false)).toEqual([
      '  ok      Build web                          1.3 s\n',
      '  failed  Check ports                        0.0 s\n',
    ]);
  });

  test('shows what is being worked on in a terminal, never wider than it', () => {
    const text = run(true);
    expect(text.join('')).toContain('working on: Build web 0 s');
    const live = text.filter((each) => each.includes('working on'));
    expect(Math.max(...live.map(({ length }) => length))).toBeLessThan(40);
    expect(text.at(-1)).toBe('\r\u001b[K');
  });
});

test('Progress shows other lines above the one that says what is being worked on', () => {
  const written: string[] = [];
  const progress = new Progress({ isTTY: true, write: (text) => written.push(text) });
  progress.onStep({ name: 'Build web', state: 'begun', seconds: 0 });
  written.length = 0;
  progress.say('hello');
  expect(written).toEqual(['\r\u001b[K', 'hello\n', expect.stringContaining('Build web 0 s')]);
  progress.end();
});

test('table keeps the columns of all sections in line', () => {
  expect(table([[['a', 'bbb']], [['cccc', 'd', 'e'], ['f']]])).toBe(
    [
      '  +------+-----+---+',
      '  | a    | bbb |   |',
      '  +------+-----+---+',
      '  | cccc | d   | e |',
      '  | f    |     |   |',
      '  +------+-----+---+',
    ].join('\n'),
  );
});

describe('worthShowing', () => {
  const warning = '⚠  functions: TypeError: x is not a function';
  const access = 'i  hosting: 127.0.0.1 - - "GET / HTTP/1.1" 200 15';
  const loaded = '✔  functions: Loaded functions definitions from source: api.';
  const logged = '>  {"severity":"INFO","message":"user created"}';
  const failed = '>  {"severity":"ERROR","message":"boom"}';

  test('only alarms from the built portal', () => {
    const lines = [warning, access, loaded, logged, failed];
    expect(lines.filter((line) => worthShowing('emulators', line, false))).toEqual([
      warning,
      failed,
    ]);
  });

  test('all but the chatter in development', () => {
    const lines = [warning, access, loaded, logged, failed, ' '];
    expect(lines.filter((line) => worthShowing('emulators', line, true))).toEqual([
      warning,
      loaded,
      logged,
      failed,
    ]);
    expect(worthShowing('web', 'hmr update /src/app.tsx', true)).toBe(true);
  });
});
