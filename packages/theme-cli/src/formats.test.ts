import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Validator, type Schema } from '@cfworker/json-schema';
import { zipFiles } from '@flexa/theme-engine/zip';
import { expect, test } from 'vitest';
import { SAMPLE_REPORT, useTemporaryFolder } from './testing/temporary-folder';

const { write, call, writeProject } = useTemporaryFolder();

/** Schema published by OASIS (errata 01), from github.com/oasis-tcs/sarif-spec. */
const schema = new Validator(
  JSON.parse(
    gunzipSync(
      readFileSync(join(import.meta.dirname, 'testing/sarif-schema-2.1.0.json.gz')),
    ).toString(),
  ) as Schema,
  '7',
);
const listSchemaErrors = (log: unknown) => schema.validate(log).errors;

interface Result {
  readonly ruleId: string;
  readonly level: string;
  readonly suppressions?: unknown[];
  readonly locations: {
    physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } };
  }[];
}
interface Run {
  readonly results: Result[];
  readonly invocations: { executionSuccessful: boolean }[];
}
const checkAsSarif = async (...args: string[]) => {
  const { code, out } = await call('check', ...args, '--format', 'sarif');
  const log = JSON.parse(out) as { runs: Run[] };
  expect(listSchemaErrors(log)).toEqual([]);
  return { code, run: log.runs[0]!, results: log.runs[0]!.results };
};
const VISUAL = [...SAMPLE_REPORT.keys()].find((path) => path.endsWith('/visual.json'))!;
const BROKEN =
  '{\n  "name": "<B> & co",\n  "good": "teal",\n  "visualStyles": { "columnChart": { "*": { "x": [{ "a": 1 }] } } }\n}';

test('SARIF is valid, and each result has its file and line', async () => {
  write('themes/my theme.json', BROKEN);
  const { code, results } = await checkAsSarif('themes/my theme.json');
  expect(code).toBe(1);
  expect(results.map(({ ruleId, level }) => [ruleId, level]).slice(0, 3)).toEqual([
    ['wrong-value', 'error'],
    ['unknown-card', 'warning'],
    ['inherited-contrast', 'note'],
  ]);
  expect(results[0]?.locations[0]?.physicalLocation).toEqual({
    artifactLocation: { uri: 'themes/my%20theme.json', uriBaseId: '%SRCROOT%' },
    region: { startLine: 3, startColumn: 3 },
  });
});

test('the schema refuses a log that lacks a message or has an unknown level', async () => {
  write('theme.json', BROKEN);
  const { run } = await checkAsSarif('theme.json');
  const createLog = (result: object) => ({
    version: '2.1.0',
    runs: [{ ...run, results: [result] }],
  });
  expect(listSchemaErrors(createLog({ message: { text: 'x' }, level: 'error' }))).toEqual([]);
  expect(listSchemaErrors(createLog({ level: 'error' }))).not.toEqual([]);
  expect(listSchemaErrors(createLog({ message: { text: 'x' }, level: 'fatal' }))).not.toEqual([]);
});

test('SARIF marks accepted findings as suppressed and gives the reasons', async () => {
  write('theme.json', BROKEN);
  write('.flexa-ignore.json', [{ rule: 'wrong-value', reason: 'Known' }]);
  const { code, results } = await checkAsSarif('theme.json');
  expect(code).toBe(0);
  expect(results.find(({ ruleId }) => ruleId === 'wrong-value')?.suppressions).toMatchObject([
    { justification: 'Known' },
  ]);
});

test('SARIF for a report and for an archive points at an existing file', async () => {
  writeProject('project');
  write(`project/${VISUAL}`, '{\n broken');
  const findLocation = (results: Result[]) =>
    results.find(({ ruleId }) => ruleId === 'not-json')?.locations[0]?.physicalLocation;
  expect(findLocation((await checkAsSarif('project')).results)).toMatchObject({
    artifactLocation: { uri: `project/${VISUAL}`.split('/').map(encodeURIComponent).join('/') },
    region: { startLine: 2 },
  });
  write('a.zip', zipFiles(new Map([...SAMPLE_REPORT, [VISUAL, Buffer.from('{ broken')]])));
  expect(findLocation((await checkAsSarif('a.zip')).results)).toMatchObject({
    artifactLocation: { uri: 'a.zip' },
  });
});

test('SARIF reports a file that is not JSON and wrong use', async () => {
  write('theme.json', '{\n  // mine\n}');
  const { code, run, results } = await checkAsSarif('theme.json');
  expect(code).toBe(2);
  expect(run.invocations[0]?.executionSuccessful).toBe(false);
  expect(results).toMatchObject([
    { ruleId: 'not-json', locations: [{ physicalLocation: { region: { startLine: 2 } } }] },
  ]);
  expect((await checkAsSarif('none.json')).results).toEqual([]);
});

test('JUnit has a failure for each finding at the failing level, and escapes its text', async () => {
  write('theme.json', BROKEN);
  const { code, out } = await call('check', 'theme.json', '--format', 'junit');
  expect(code).toBe(1);
  expect(out).toContain('<testsuites name="flexa-theme" tests="5" failures="1">');
  expect(out).toMatch(
    /<testcase classname="theme\.json" name="wrong-value \/good" file="theme\.json" line="3"><failure type="wrong-value" message="&quot;teal&quot; is not/,
  );
  expect(out.match(/<system-out>/g)).toHaveLength(4);
  const strict = await call('check', 'theme.json', '--format', 'junit', '--fail-on', 'warning');
  expect(strict.out).toContain('failures="2"');
  expect((await call('check', 'none.json', '--format', 'junit')).out).toContain('<error message=');
});

test.each([
  [
    ['check', 'theme.json', '--format', 'xml'],
    '--format: unknown format "xml". Use text, json, sarif or junit.',
  ],
  [['build', 'theme.json', '--format', 'sarif'], 'build: takes no --format sarif'],
])('flexa-theme %j is refused as wrong use', async (args, message) => {
  write('theme.json', { name: 'A' });
  expect(await call(...args)).toMatchObject({ code: 2, err: message });
});

test('--format json prints the same as --json', async () => {
  write('theme.json', BROKEN);
  expect(await call('check', 'theme.json', '--format', 'json')).toEqual(
    await call('check', 'theme.json', '--json'),
  );
});
