import { expect, test } from 'vitest';
import { useTemporaryFolder } from './testing/temporary-folder';

const { write, read, call } = useTemporaryFolder();

test('build keeps the bytes of a theme file: compact objects, tabs and Windows line ends', async () => {
  const text =
    '{\t"name": "Compact",\r\n\t"visualStyles": {\r\n\t\t"card": { "*": { "labels": [{ "fontSize": 20 }] } }\r\n\t}\r\n}';
  write('theme.json', text);
  const { code } = await call('build', 'theme.json', '--out', 'out.json');
  expect(code).toBe(0);
  expect(read('out.json')).toBe(text);
});
