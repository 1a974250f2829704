import { expect, test } from 'vitest';
import { useTemporaryFolder } from './testing/temporary-folder';

const { write, read, call } = useTemporaryFolder();

test('build keeps the bytes of a theme file: byte order mark, compact objects, tabs and Windows line endings', async () => {
  const text =
    '\uFEFF{\t"name": "Compact",\r\n\t"visualStyles": {\r\n\t\t"card": { "*": { "labels": [{ "fontSize": 20 }] } }\r\n\t}\r\n}';
  write('theme.json', text);
  const { code } = await call('build', 'theme.json', '--out', 'out.json');
  expect(code).toBe(0);
  expect(read('out.json')).toBe(text);
});

test('build prints a theme without its byte order mark', async () => {
  write('theme.json', '\uFEFF{"name": "Marked"}');
  expect((await call('build', 'theme.json')).out.trimEnd()).toBe('{"name": "Marked"}');
  const { out } = await call('build', 'theme.json', '--json');
  expect(JSON.parse(out)).toMatchObject({ theme: { name: 'Marked' } });
});
