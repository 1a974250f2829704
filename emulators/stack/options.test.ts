import { expect, test } from 'vitest';
import { formatStartHelp, parseStartOptions } from './options';
import { formatTable } from './terminal';

test('parseStartOptions reads the options', () => {
  expect(parseStartOptions([])).toEqual({ help: false, dev: false, data: undefined });
  expect(parseStartOptions(['--dev', '--data', 'x'])).toMatchObject({ dev: true, data: 'x' });
  expect(parseStartOptions(['-h']).help).toBe(true);
});

test.each([
  [['--port'], 'Unknown option \'--port\'. See "npm start -- --help".'],
  [['--data'], 'Option \'--data <value>\' argument missing. See "npm start -- --help".'],
  [['DIR'], 'Unexpected "DIR"; options go after two dashes: npm start -- --data DIR'],
])('parseStartOptions refuses %s with a message of one line', (args, message) => {
  expect(() => parseStartOptions(args)).toThrow(message);
});

test('formatStartHelp lists the variables of the ports', () => {
  expect(formatStartHelp()).toContain('FLEXA_PORT_FIRESTORE_WEBSOCKET  9150');
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
