import { describe, expect, test } from 'vitest';
import { isWorthShowing } from './log-filter';
import { parseStartOptions, formatStartHelp } from './options';
import { Progress } from './progress';
import { formatTable } from './table';

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
  ])('refuses %s with a message of one line', (args, message) => {
    expect(() => parseStartOptions(args)).toThrow(message);
  });

  test('formatStartHelp lists every variable', () => {
    expect(formatStartHelp()).toContain('FLEXA_PORT_FIRESTORE_WEBSOCKET  9150');
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

  test('writes one plain line for each step to a file', () => {
    expect(run(false)).toEqual([
      '  ok      Build web                          1.3 s\n',
      '  failed  Check ports                        0.0 s\n',
    ]);
  });

  test('shows the running steps on a terminal, within its width', () => {
    const text = run(true);
    expect(text.join('')).toContain('working on: Build web 0 s');
    const live = text.filter((each) => each.includes('working on'));
    expect(Math.max(...live.map(({ length }) => length))).toBeLessThan(40);
    expect(text.at(-1)).toBe('\r\u001b[K');
  });
});

test('formatTable aligns the columns of all sections', () => {
  expect(formatTable([[['a', 'bbb']], [['cccc', 'd', 'e'], ['f']]])).toBe(
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

describe('isWorthShowing', () => {
  const warning = '⚠  functions: TypeError: x is not a function';
  const access = 'i  hosting: 127.0.0.1 - - "GET / HTTP/1.1" 200 15';
  const loaded = '✔  functions: Loaded functions definitions from source: api.';
  const logged = '>  {"severity":"INFO","message":"user created"}';
  const failed = '>  {"severity":"ERROR","message":"boom"}';

  test('shows only warnings and errors of the built portal', () => {
    const lines = [warning, access, loaded, logged, failed];
    expect(lines.filter((line) => isWorthShowing('emulators', line, false))).toEqual([
      warning,
      failed,
    ]);
  });

  test('shows everything but routine lines in development', () => {
    const lines = [warning, access, loaded, logged, failed, ' '];
    expect(lines.filter((line) => isWorthShowing('emulators', line, true))).toEqual([
      warning,
      loaded,
      logged,
      failed,
    ]);
    expect(isWorthShowing('web', 'hmr update /src/app.tsx', true)).toBe(true);
  });
});
