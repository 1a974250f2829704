import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COMMANDS } from './command-table';

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly shell?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Action {
  readonly inputs: Readonly<
    Record<string, { description: string; default?: string; required?: boolean }>
  >;
  readonly outputs: Readonly<Record<string, { value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}
const root = join(import.meta.dirname, '..');
const readText = (name: string) => readFileSync(join(root, 'action', name), 'utf8');
const action = parse(readText('action.yml')) as Action;
const [themeStep, uploadStep, , commentStep] = action.runs.steps;
const PACKAGE = 'https://flexa.example/downloads/flexa-theme.tgz';
const FUAM = readSampleReports().get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report')!;

let [dist, place] = ['', ''];
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'flexa-action-dist-'));
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), dist]);
});
afterAll(() => rmSync(dist, { recursive: true }));
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'flexa-action-'));
  for (const name of ['repository', 'temp', 'bin']) mkdirSync(join(place, name));
  // Replaces npm by the built bundle, and notes the requested version.
  writeProgram(
    'npx',
    `echo "$3" >> "${place}/asked"; shift 4; exec node "${dist}/flexa-theme.mjs" "$@"`,
  );
  FUAM.forEach((bytes, path) => put(`Sales/${path}`, bytes));
  put('night.json', '{"name":"Night","preset":"Meridian","page":"dark"}');
  runGit('init', '-q');
  runGit('add', '-A');
  runGit('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'start');
});
afterEach(() => rmSync(place, { recursive: true }));

const writeProgram = (name: string, script: string) => {
  writeFileSync(join(place, 'bin', name), `#!/usr/bin/env bash\n${script}\n`);
  chmodSync(join(place, 'bin', name), 0o755);
};
const put = (path: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(place, 'repository', path)), { recursive: true });
  writeFileSync(join(place, 'repository', path), content);
};
const runGit = (...args: string[]) =>
  execFileSync('git', args, { cwd: join(place, 'repository'), encoding: 'utf8' });
const read = (path: string) => readFileSync(join(place, path), 'utf8');

/** Runs a step as GitHub does: expressions filled in, command in bash. */
function runStep(step: Step, inputs: Record<string, string>, more: Record<string, string> = {}) {
  const given = Object.entries(action.inputs).map(([name, { default: defaultValue = '' }]) => [
    `inputs.${name}`,
    { package: PACKAGE, ...inputs }[name] ?? defaultValue,
  ]);
  const known = new Map<string, string>([
    ...(given as [string, string][]),
    ['runner.temp', join(place, 'temp')],
    ...Object.entries(more),
  ]);
  const fillExpressions = (value: string) =>
    value.replace(/\$\{\{ (\S+) \}\}/g, (_, name: string) => {
      const found = known.get(name);
      if (found === undefined) throw new Error(`${name} is unknown`);
      return found;
    });
  const env = Object.entries(step.env ?? {}).map(([name, value]) => [name, fillExpressions(value)]);
  return spawnSync('bash', ['-e', '-c', step.run ?? ''], {
    cwd: join(place, 'repository'),
    encoding: 'utf8',
    // Bash reads the user's start-up file if its input is a socket.
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${join(place, 'bin')}:${process.env['PATH']}`,
      GITHUB_ACTION_PATH: join(root, 'action'),
      GITHUB_OUTPUT: join(place, 'output'),
      GITHUB_STEP_SUMMARY: join(place, 'summary.md'),
      RUNNER_TEMP: join(place, 'temp'),
      ...(Object.fromEntries(env) as Record<string, string>),
    },
  });
}

test('the action passes its inputs as options and never inserts them into a script', () => {
  expect(action.runs.using).toBe('composite');
  const own = ['package', 'report', 'comment', 'licence', 'code-scanning'];
  const flags = Object.values(COMMANDS).flatMap((command) =>
    Object.keys(command.flags).map((flag) => flag.split(' ')[0]),
  );
  for (const [name, { description }] of Object.entries(action.inputs)) {
    expect(description).not.toBe('');
    if (!own.includes(name)) expect(flags).toContain(name);
  }
  for (const { run = '', shell, uses } of action.runs.steps) {
    expect(run).not.toContain('${{');
    if (uses === undefined) expect(shell).toBe('bash');
  }
  const used = new Set(JSON.stringify(action).match(/(?<=inputs\.)[\w-]+/g));
  expect([...used].sort()).toEqual(Object.keys(action.inputs).sort());
});

test('the action summarises a pull request with pictures and changes no report', () => {
  const { status, stderr } = runStep(themeStep!, { report: 'Sales', theme: 'night.json' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(runGit('status', '--porcelain')).toBe('');
  expect(read('output')).toBe('changed=true\n');
  expect(new Set(read('asked').trim().split('\n'))).toEqual(new Set([PACKAGE]));
  const summary = read('summary.md');
  expect(summary).toContain('### Check of night.json');
  expect(summary).toMatch(/\d+ changes in \d+ files, nothing written\. Score \d+ → \d+ of 100\./);
  expect(summary).toContain('hard-codes');
  const drawn = readdirSync(join(place, 'temp/flexa-theme'));
  expect(drawn).toEqual(expect.arrayContaining(['accessibility.html', 'index.html']));
  expect(drawn.filter((name) => name.endsWith('-before.svg')).length).toBeGreaterThan(0);
  expect(drawn.filter((name) => name.endsWith('-after.svg'))).toHaveLength(
    drawn.filter((name) => name.endsWith('-before.svg')).length,
  );
});

test('the action uploads findings to code scanning as SARIF', () => {
  expect(uploadStep?.uses).toMatch(/^github\/codeql-action\/upload-sarif@/);
  put('night.json', '{"name":"Night","good":"teal"}');
  expect(runStep(themeStep!, { report: 'Sales', theme: 'night.json' }).status).toBe(1);
  const log = JSON.parse(read('temp/flexa-theme/flexa-theme.sarif')) as {
    runs: { results: { ruleId: string; locations: unknown[] }[] }[];
  };
  expect(log.runs[0]?.results[0]).toMatchObject({
    ruleId: 'wrong-value',
    locations: [{ physicalLocation: { artifactLocation: { uri: 'night.json' } } }],
  });
});

test('the example of a pipeline in Azure DevOps checks the report and keeps both files', () => {
  const pipeline = parse(readFileSync(join(root, 'azure/azure-pipelines.yml'), 'utf8')) as {
    variables: Record<string, string>;
    steps: {
      bash?: string;
      task?: string;
      condition?: string;
      env?: Record<string, string>;
      inputs?: Record<string, string>;
    }[];
  };
  const known: Record<string, string> = {
    ...pipeline.variables,
    'Build.ArtifactStagingDirectory': join(place, 'temp'),
    FLEXA_LICENCE: '',
  };
  const fillVariables = (text: string) =>
    text.replace(/\$\(([\w.]+)\)/g, (_, name: string) => {
      if (known[name] === undefined) throw new Error(`${name} is unknown`);
      return known[name];
    });
  const runPipeline = () => {
    const step = pipeline.steps.find(({ bash }) => bash !== undefined)!;
    const env = Object.entries(step.env ?? {}).map(([name, value]) => [name, fillVariables(value)]);
    return spawnSync('bash', ['--noprofile', '--norc', '-c', step.bash!], {
      cwd: join(place, 'repository'),
      encoding: 'utf8',
      env: {
        PATH: `${join(place, 'bin')}:${process.env['PATH']}`,
        ...(Object.fromEntries(env) as Record<string, string>),
      },
    });
  };
  const published = pipeline.steps
    .filter(({ task }) => task?.startsWith('Publish'))
    .map(({ task, condition, inputs = {} }) => {
      expect([task, condition]).toEqual([task, 'succeededOrFailed()']);
      return fillVariables(inputs['testResultsFiles'] ?? inputs['PathtoPublish'] ?? '');
    });
  expect(published).toHaveLength(2);
  expect(runPipeline().status).toBe(0);
  for (const file of published) expect(existsSync(file)).toBe(true);
  const visual = [...FUAM.keys()].find((path) => path.endsWith('/visual.json'))!;
  put(`Sales/${visual}`, '{ broken');
  expect(runPipeline().status).toBe(1);
  expect(read('temp/flexa-theme.junit.xml')).toContain('<failure type="not-json"');
});

test('the action re-themes a report on request, and the report then follows the theme', () => {
  const inputs = { report: 'Sales', theme: 'night.json', 'dry-run': 'false' };
  expect(runStep(themeStep!, inputs).status).toBe(0);
  expect(runGit('status', '--porcelain')).toMatch(/^ M Sales\//m);
  rmSync(join(place, 'output'));
  // The run fails for the low score, but still prints everything else.
  expect(runStep(themeStep!, { ...inputs, 'min-score': '100' }).status).toBe(1);
  expect(read('output')).toBe('changed=false\n');
  expect(read('summary.md')).toContain('nothing changes');
});

test('the action checks a report without a theme and ends with 2 for a missing report', () => {
  expect(runStep(themeStep!, { report: 'nowhere' }).status).toBe(2);
  expect(read('output')).toBe('changed=false\n');
  rmSync(join(place, 'summary.md'));
  runStep(themeStep!, { report: 'Sales' });
  expect(read('summary.md')).toMatch(/### Check of .*FUAM[\s\S]*hard-codes/);
});

test('the action creates one comment and then updates it', () => {
  writeProgram(
    'gh',
    `printf '%s\\n' "$*" >> "${place}/gh"; case "$*" in *--paginate*) cat "${place}/known" 2>/dev/null;; esac; true`,
  );
  writeFileSync(join(place, 'temp/flexa-theme.md'), '### Check');
  const context = {
    'github.token': 't',
    'github.event.pull_request.number': '7',
    'github.repository': 'a/b',
  };
  expect(runStep(commentStep!, {}, context)).toMatchObject({ status: 0, stderr: '' });
  expect(read('gh')).toMatch(/--method POST repos\/a\/b\/issues\/7\/comments/);
  expect(read('temp/flexa-theme-comment.md')).toBe('<!-- flexa-theme -->\n### Check');
  writeFileSync(join(place, 'known'), '42\n43\n');
  runStep(commentStep!, {}, context);
  expect(read('gh')).toMatch(/--method PATCH repos\/a\/b\/issues\/comments\/42 /);
  expect(existsSync(join(place, 'temp/flexa-theme.json'))).toBe(false);
});
