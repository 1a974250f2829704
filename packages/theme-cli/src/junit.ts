import { escapeXml } from '@flexa/theme-engine/svg';
import { formatPlace } from './finding-lines';
import type { CheckFinding, Level } from './findings';
import type { Checked } from './summary';

/**
 * Formats findings as JUnit XML. Those at a failing level are failures; the others pass with their
 * text.
 */
export function formatJunit(results: readonly Checked[], failing: readonly Level[]): string {
  return formatDocument(results.map((result) => createSuite(result, failing)));
}

/** Formats the report of a failed command. */
export function formatFailedJunit(message: string): string {
  const body = `<error message="${escapeText(message)}"/>`;
  return formatDocument([formatSuite('flexa-theme', [formatCase('flexa-theme', 'check', body)])]);
}

interface Suite {
  readonly xml: string;
  readonly tests: number;
  readonly failures: number;
}

function formatDocument(suites: readonly Suite[]): string {
  const sumUp = (key: 'tests' | 'failures') => suites.reduce((all, each) => all + each[key], 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="flexa-theme" tests="${sumUp('tests')}" failures="${sumUp('failures')}">`,
    ...suites.map(({ xml }) => xml),
    '</testsuites>',
  ].join('\n');
}

function createSuite(result: Checked, failing: readonly Level[]): Suite {
  const { of, errors, warnings, contrast, notes, ignored } = result;
  const cases = [
    ...[...errors, ...warnings, ...contrast, ...notes].map((finding) => {
      const isFailing = failing.includes(finding.level);
      const words = escapeText(`${formatPlace(finding)}: ${finding.message}`);
      return formatFindingCase(
        finding,
        isFailing
          ? `<failure type="${escapeText(finding.rule)}" message="${escapeText(finding.message)}">${words}</failure>`
          : `<system-out>${words}</system-out>`,
      );
    }),
    ...ignored.map((finding) =>
      formatFindingCase(
        finding,
        `<skipped message="${escapeText(`${finding.message} (${finding.reason})`)}"/>`,
      ),
    ),
  ];
  return formatSuite(of, cases.length > 0 ? cases : [formatCase(of, 'no findings', '')]);
}

function formatSuite(name: string, cases: readonly string[]): Suite {
  const countTags = (tag: string) => cases.filter((each) => each.includes(`<${tag} `)).length;
  const failures = countTags('failure');
  const counts = `tests="${cases.length}" failures="${failures}" errors="${countTags('error')}" skipped="${countTags('skipped')}"`;
  return {
    tests: cases.length,
    failures,
    xml: [`  <testsuite name="${escapeText(name)}" ${counts}>`, ...cases, '  </testsuite>'].join(
      '\n',
    ),
  };
}

const formatFindingCase = (finding: CheckFinding, body: string) =>
  formatCase(
    finding.file,
    [finding.rule, finding.at || finding.message].join(' '),
    body,
    ` file="${escapeText(finding.file)}"${finding.line === null ? '' : ` line="${finding.line}"`}`,
  );

const formatCase = (className: string, name: string, body: string, more = '') =>
  `    <testcase classname="${escapeText(className)}" name="${escapeText(name)}"${more}>${body}</testcase>`;

const escapeText = (text: string) =>
  escapeXml(text).replace(/[\n\r\t]/g, (mark) => `&#${mark.charCodeAt(0)};`);
