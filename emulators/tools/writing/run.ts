import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCount } from '@flexa/contracts/format';
import { ROOT } from '../../stack/paths';
import { checkWriting, countByArea } from './check';

// npm run lint:writing [-- --list [AREA]] [-- --update]: fails when an area has more findings than
// baseline.json allows. --list prints the findings; --update lowers the baseline to what is left.
const BASELINE = join(import.meta.dirname, 'baseline.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  },
});
const findings = await checkWriting(ROOT);
const counts = countByArea(findings);
const allowed = JSON.parse(await readFile(BASELINE, 'utf8')) as Record<string, number>;
const risen = Object.keys(counts).filter((area) => (counts[area] ?? 0) > (allowed[area] ?? 0));

for (const { file, line, match, text, advice } of findings) {
  const isListed = values.list && positionals.every((area) => file.startsWith(area));
  if (isListed) console.log(`${file}:${line} "${match}" in: ${text}\n    ${advice}`);
}
if (values.update) {
  const lowered = Object.fromEntries(
    Object.entries(counts).map(([area, count]) => [area, Math.min(count, allowed[area] ?? 0)]),
  );
  await writeFile(BASELINE, `${JSON.stringify(lowered, null, 2)}\n`);
}
for (const area of risen) {
  console.log(
    `${area}: ${counts[area]} findings, ${allowed[area] ?? 0} allowed. ` +
      `List them: npm run lint:writing -- --list ${area}`,
  );
}
const total = findings.length;
console.log(`Writing: ${formatCount(total, 'finding')} left.`);
process.exitCode = risen.length > 0 ? 1 : 0;
