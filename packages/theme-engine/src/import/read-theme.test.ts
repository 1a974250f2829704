import { describe, expect, it } from 'vitest';
import { buildTheme } from '../model/build-theme';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { formatTheme } from '../model/document';
import { readTheme } from './read-theme';

const THEME = { name: 'A', dataColors: ['#112233', '#445566'], visualStyles: { '*': { '*': {} } } };

describe('readTheme', () => {
  it('returns the theme and the place of each value', () => {
    const text = JSON.stringify(THEME, null, 2);
    const read = readTheme(text);
    if (read.kind === 'fault') throw new Error(read.message);
    expect(read.theme).toEqual(THEME);
    const place = read.places.get('/dataColors/1');
    expect(text.slice(place?.start, place?.end)).toBe('"#445566"');
    const key = read.places.get('/visualStyles/*')?.key ?? -1;
    expect(text.slice(key, key + 3)).toBe('"*"');
  });

  it('reads escapes, numbers and literals as JSON.parse does', () => {
    const text = '{"a":"\\u00e9\\n\\"/","b":[-1.5e3,0,true,false,null,{}],"":{"x~/y":1}}';
    const read = readTheme(text);
    expect(read).toMatchObject({ theme: JSON.parse(text) as object });
    expect(read.kind === 'theme' && read.places.has('//x~0~1y')).toBe(true);
  });

  it('reports where text is not JSON and why', () => {
    expect(readTheme('{\n  "name": "A",\n  "good" "#112233"\n}')).toMatchObject({
      kind: 'fault',
      line: 3,
      column: 10,
      message: 'A colon is missing after the key.',
      repair: null,
    });
    expect(readTheme('  ')).toMatchObject({ message: 'The file is empty.', repair: null });
    expect(readTheme('[]')).toMatchObject({
      message: expect.stringContaining('one object') as string,
    });
    expect(readTheme('not a theme')).toMatchObject({ kind: 'fault', line: 1, repair: null });
  });

  it.each([
    [
      'an extra comma',
      '{"name":"A","dataColors":["#112233","#445566",],"visualStyles":{"*":{"*":{}}},}',
      ['removed an extra comma'],
    ],
    [
      'comments',
      '{ // mine\n"name":"A", /* two */ "dataColors":["#112233","#445566"],"visualStyles":{"*":{"*":{}}}}',
      ['removed comments'],
    ],
    [
      'single quotes',
      "{'name':'A','dataColors':['#112233','#445566'],'visualStyles':{'*':{'*':{}}}}",
      ['used plain double quotes'],
    ],
    [
      'curly quotes',
      '{“name”:“A”,“dataColors”:[“#112233”,“#445566”],“visualStyles”:{“*”:{“*”:{}}}}',
      ['used plain double quotes'],
    ],
    [
      'keys without quotes',
      '{name:"A",dataColors:["#112233","#445566"],visualStyles:{"*":{"*":{}}}}',
      ['put keys in quotes'],
    ],
    [
      'a missing comma',
      '{"name":"A"\n"dataColors":["#112233" "#445566"],"visualStyles":{"*":{"*":{}}}}',
      ['added a missing comma'],
    ],
    [
      'a missing last brace',
      '{"name":"A","dataColors":["#112233","#445566"],"visualStyles":{"*":{"*":{}}}',
      ['closed the last brace'],
    ],
    [
      'missing last braces',
      '{"name":"A","dataColors":["#112233","#445566"],"visualStyles":{"*":{"*":{',
      ['closed the last 4 braces'],
    ],
  ])('offers to repair %s', (_, text, did) => {
    const read = readTheme(text);
    if (read.kind === 'theme') throw new Error('It was JSON already');
    expect(read.repair?.did).toEqual(did);
    expect(JSON.parse(read.repair?.text ?? '')).toEqual(THEME);
  });

  it('accepts a byte order mark and any line endings', () => {
    expect(readTheme('\uFEFF{\r\n"name": "A"\r\n}')).toMatchObject({
      kind: 'theme',
      theme: { name: 'A' },
    });
  });

  it('repairs a truncated studio theme in one pass', () => {
    const text = formatTheme(buildTheme('A', DEFAULT_DECISIONS));
    const read = readTheme(text.trimEnd().slice(0, -1));
    expect(read.kind === 'fault' && JSON.parse(read.repair?.text ?? '')).toEqual(JSON.parse(text));
  });

  it.each([
    ['letters', 'a'.repeat(10_000_000)],
    ['escapes', '\\n'.repeat(3_000_000)],
  ])('reads an image of several megabytes made of %s', (_, image) => {
    const read = readTheme(`{"name":"A","x":"${image}"}`);
    expect(read).toMatchObject({ kind: 'theme' });
    expect(read.kind === 'theme' && (read.theme.x as string).length).toBeGreaterThan(2_000_000);
  });

  it.each(['"a', '"a\nb"', '"\\q"', '"\\', '"\\u12"'])(
    'reports an unclosed or invalid string in %s',
    (text) => {
      expect(readTheme(`{"name":${text}`)).toMatchObject({
        line: 1,
        column: 9,
        message: 'This text has no closing quote, or a character that needs a backslash.',
      });
    },
  );

  it.each([
    [
      '100,000 nested lists',
      '['.repeat(100_000),
      'Brackets are nested more than 32 levels deep here.',
    ],
    [
      '100,000 nested objects',
      '{"a":'.repeat(100_000),
      'Brackets are nested more than 32 levels deep here.',
    ],
    ['700,000 values', `{"a":[${'1,'.repeat(700_000)}1]}`, 'The file is far larger than a theme.'],
    [
      '__proto__',
      '{"name":"A","__proto__":{"x":1}}',
      '__proto__ can’t be a key: it has a special meaning in scripts.',
    ],
    [
      'constructor',
      '{"name":"A","visualStyles":{"constructor":{}}}',
      'constructor can’t be a key: it has a special meaning in scripts.',
    ],
    ['a number that overflows', '{"name":"A","x":1e999}', 'This number is too large.'],
  ])('refuses %s with a reason', (_, text, message) => {
    expect(readTheme(text)).toMatchObject({ kind: 'fault', message, repair: null });
  });
});
