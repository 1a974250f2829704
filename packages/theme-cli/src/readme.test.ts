import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS, takesFlag } from './command-table';
import { SAMPLE_REPORT, useTemporaryFolder } from './testing/temporary-folder';

const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const { write, call, bytesBelow, writeProject } = useTemporaryFolder();

test('the first five minutes of the README work as they are written', async () => {
  const start = README.slice(0, README.indexOf('## Commands'));
  const [recipe = ''] = /(?<=```json\n)\{[^]*?(?=```)/.exec(start) ?? [];
  write('night.json', recipe);
  writeProject('Sales', SAMPLE_REPORT);
  const before = bytesBelow('Sales');
  const lines = [...start.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  const commands = lines.filter((line) => line.startsWith('flexa-theme '));
  expect(commands).toHaveLength(6);
  for (const line of commands) {
    const { code } = await call(...line.split(' ').slice(1));
    expect([line, code]).toEqual([line, 0]);
  }
  expect(bytesBelow('Sales')).toEqual(before);
});

test('every command of the README exists with its options, and none is missing', () => {
  for (const name of Object.keys(COMMANDS)) expect(README).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'));
  const flags = new Set([...README.matchAll(/`--([a-z-]+)/g)].map(([, flag = '']) => flag));
  for (const flag of flags) {
    expect([flag, Object.values(COMMANDS).some((command) => takesFlag(command, flag))]).toEqual([flag, true]);
  }
}); // prettier-ignore
