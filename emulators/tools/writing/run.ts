import { formatCount } from '@flexa/contracts/format';
import { ROOT } from '../../stack/paths';
import { checkWriting } from './check';

// npm run lint:writing: prints every sign of a sentence to rewrite, and fails if there is one.
const findings = await checkWriting(ROOT);
for (const { file, line, match, text, advice } of findings) {
  console.log(`${file}:${line} "${match}" in: ${text}\n    ${advice}`);
}
console.log(`Writing: ${formatCount(findings.length, 'finding')}.`);
process.exitCode = findings.length > 0 ? 1 : 0;
