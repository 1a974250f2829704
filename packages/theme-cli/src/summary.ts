import { formatCount } from '@flexa/contracts/format';
import { formatChangeTotal, type RethemeChange } from '@flexa/theme-engine/reports';
import { formatPlace } from './finding-lines';
import type { CheckFinding, Contrast } from './findings';
import type { IgnoredFinding } from './ignore-file';

/** Escapes text of reports and themes for a Markdown table. */
export function formatCell(value: string | number | null): string {
  const text = String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = text.length > 120 ? `${text.slice(0, 119)}…` : text;
  return short.replace(/[\\`*_{}[\]<>|#@!~&]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** Formats hex as code, beside which GitHub shows the colour: for the whole value or its end. */
function formatColor(value: string): string {
  const [, before = '', hex = ''] = /^(?:(.*) \()?(#[\da-f]{6})\)?$/i.exec(value) ?? [];
  if (hex === '') return formatCell(value);
  return before === '' ? `\`${hex}\`` : `${formatCell(before)} \`${hex}\``;
}

function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const renderRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [renderRow(head), renderRow(head.map(() => '---')), ...rows.map(renderRow)].join('\n');
}

/** Formats a table with a limited number of rows, and counts the rest. */
function renderShortTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  most: number,
) {
  const left = rows.length - most;
  const shown = renderTable(head, rows.slice(0, most));
  return left > 0 ? `${shown}\n\n${left} more are not shown.` : shown;
}

const renderDetails = (words: string, content: string) =>
  `<details><summary>${words}</summary>\n\n${content}\n\n</details>`;

export interface Checked {
  readonly of: string;
  /** False for a report that uses Power BI's theme. */
  readonly ownTheme: boolean;
  readonly settings: number;
  /** Number of licence keys. */
  readonly keys: number;
  /** True if Microsoft's validator ran; its findings are among the others. */
  readonly microsoft: boolean;
  readonly errors: readonly CheckFinding[];
  readonly warnings: readonly CheckFinding[];
  readonly contrast: readonly CheckFinding[];
  readonly notes: readonly CheckFinding[];
  /** Findings that the ignore file accepts. */
  readonly ignored: readonly IgnoredFinding[];
}

/** Describes the counts of a result. */
export function formatCounts(result: Checked): string {
  const { ownTheme, settings, errors, warnings, contrast, ignored } = result;
  return [
    ownTheme ? formatCount(settings, 'setting') : 'no theme of its own',
    formatCount(errors.length, 'error'),
    formatCount(warnings.length, 'warning'),
    `${contrast.length} with low contrast`,
    ...(ignored.length > 0 ? [`${ignored.length} ignored`] : []),
  ].join(', ');
}

/** A licence key belongs to one customer, so a file with one is not for everybody. */
export const describeKeys = (keys: number) =>
  `holds ${formatCount(keys, 'licence key')}: keep this file private`;

export function renderCheckSummary(results: readonly Checked[]): string {
  return results
    .map((result) => {
      const { of, keys, errors, warnings, contrast, notes, ignored } = result;
      const parts = [`### Check of ${formatCell(of)}`, `${capitalize(formatCounts(result))}.`];
      if (keys > 0) parts.push(`It ${describeKeys(keys)}.`);
      if (errors.length > 0) parts.push(renderFindings(errors));
      const pairs = contrast.flatMap((finding) => finding.contrast ?? []);
      if (pairs.length > 0) parts.push(renderContrasts(pairs));
      if (warnings.length > 0) {
        parts.push(
          renderDetails(formatCount(warnings.length, 'warning'), renderFindings(warnings)),
        );
      }
      const noted = notes.filter(({ rule }) => rule !== 'inherited-contrast');
      if (noted.length > 0)
        parts.push(renderDetails(formatCount(noted.length, 'note'), renderFindings(noted)));
      if (ignored.length > 0) {
        const rows = ignored.map((finding) => [
          ...createFindingRow(finding),
          formatCell(finding.reason),
        ]);
        parts.push(
          renderDetails(
            `${ignored.length} ignored`,
            renderShortTable(['Rule', 'Place', 'Problem', 'Reason'], rows, 50),
          ),
        );
      }
      return parts.join('\n\n');
    })
    .join('\n\n');
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const createFindingRow = (finding: CheckFinding) => [
  formatCell(finding.rule),
  formatCell(finding.at === '' ? formatPlace(finding) : finding.at),
  formatCell(finding.message),
];

const renderFindings = (findings: readonly CheckFinding[]) =>
  renderShortTable(['Rule', 'Place', 'Problem'], findings.map(createFindingRow), 50);

function renderContrasts(pairs: readonly Contrast[]) {
  return renderShortTable(
    ['Contrast', 'Words', 'Ground', 'Is', 'Needs', 'Passes'],
    pairs.map(({ label, words, ground, ratio, needed, fix }) => [
      formatCell(label),
      formatColor(words),
      formatColor(ground),
      String(ratio),
      String(needed),
      fix === null ? '' : formatColor(fix),
    ]),
    50,
  );
}

export interface Owing {
  readonly name: string;
  readonly score: number;
  readonly pages: readonly {
    readonly title: string;
    readonly count: number;
    readonly score: number;
  }[];
}

export function renderDebtSummary(reports: readonly Owing[]): string {
  return reports
    .map(({ name, score, pages }) =>
      [
        `### What ${formatCell(name)} hard-codes`,
        `Score ${score} of 100.`,
        renderTable(
          ['Page', 'Score', 'Values'],
          pages.map((page) => [formatCell(page.title), String(page.score), String(page.count)]),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
}

export interface Swept {
  readonly name: string;
  readonly files: number;
  readonly changes: readonly RethemeChange[];
  readonly score: { readonly before: number; readonly after: number };
}

export function renderRethemeSummary(
  reports: readonly Swept[],
  theme: string,
  isWritten: boolean,
): string {
  return reports
    .map(({ name, files, changes, score }) => {
      const rows = changes.map(({ page, visual, setting, before, after }) =>
        [page, visual, setting, before, after].map((each, i) =>
          i > 2 ? formatColor(each) : formatCell(each),
        ),
      );
      const total =
        files === 0
          ? 'It follows the theme: nothing changes.'
          : `${formatChangeTotal(changes.length, files)}${isWritten ? '' : ', nothing written'}. Score ${score.before} → ${score.after} of 100.`;
      const parts = [`### ${formatCell(name)} in the theme ${formatCell(theme)}`, total];
      if (rows.length > 0) {
        const list = renderShortTable(['Page', 'Visual', 'Setting', 'Before', 'After'], rows, 200);
        parts.push(renderDetails('Every change', list));
      }
      return parts.join('\n\n');
    })
    .join('\n\n');
}
