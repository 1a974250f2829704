import { escapeXml } from '@flexa/theme-engine/svg';
import { placeIn } from './finding-lines';
import type { CheckFinding, Level } from './findings';
import type { Checked } from './summary';

/** Findings as JUnit XML: those at a failing level are failures, the others pass with their words. */
export function junitReport(results: readonly Checked[], failing: readonly Level[]): string {
  return documentOf(results.map((result) => suiteOf(result, failing)));
}

/** The report of a command that could not do its work. */
export function failedJunitReport(message: string): string {
  const body = `<error message="${escaped(message)}"/>`;
  return documentOf([suite('flexa-theme', [testCase('flexa-theme', 'check', body)])]);
}

interface Suite {
  readonly xml: string;
  readonly tests: number;
  readonly failures: number;
}

function documentOf(suites: readonly Suite[]): string {
  const sum = (key: 'tests' | 'failures') => suites.reduce((all, each) => all + each[key], 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="flexa-theme" tests="${sum('tests')}" failures="${sum('failures')}">`,
    ...suites.map(({ xml }) => xml),
    '</testsuites>',
  ].join('\n');
}

function suiteOf(result: Checked, failing: readonly Level[]): Suite {
  const { of, errors, warnings, contrast, notes, ignored } = result;
  const cases = [
    ...[...errors, ...warnings, ...contrast, ...notes].map((finding) => {
      const isFailing = failing.includes(finding.level);
      const words = escaped(`${placeIn(finding)}: ${finding.message}`);
      return caseOf(
        finding,
        isFailing
          ? `<failure type="${escaped(finding.rule)}" message="${escaped(finding.message)}">${words}</failure>`
          : `<system-out>${words}</system-out>`,
      );
    }),
    ...ignored.map((finding) =>
      caseOf(finding, `<skipped message="${escaped(`${finding.message} (${finding.reason})`)}"/>`),
    ),
  ];
  return suite(of, cases.length > 0 ? cases : [testCase(of, 'no findings', '')]);
}

function suite(name: string, cases: readonly string[]): Suite {
  const count = (tag: string) => cases.filter((each) => each.includes(`<${tag} `)).length;
  const failures = count('failure');
  const counts = `tests="${cases.length}" failures="${failures}" errors="${count('error')}" skipped="${count('skipped')}"`;
  return {
    tests: cases.length,
    failures,
    xml: [`  <testsuite name="${escaped(name)}" ${counts}>`, ...cases, '  </testsuite>'].join('\n'),
  };
}

const caseOf = (finding: CheckFinding, body: string) =>
  testCase(
    finding.file,
    [finding.rule, finding.at || finding.message].join(' '),
    body,
    ` file="${escaped(finding.file)}"${finding.line === null ? '' : ` line="${finding.line}"`}`,
  );

const testCase = (className: string, name: string, body: string, more = '') =>
  `    <testcase classname="${escaped(className)}" name="${escaped(name)}"${more}>${body}</testcase>`;

const escaped = (text: string) =>
  escapeXml(text).replace(/[\n\r\t]/g, (mark) => `&#${mark.charCodeAt(0)};`);
