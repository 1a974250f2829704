import { formatCount } from '@flexa/contracts/format';
import type { RethemeChange } from '@flexa/theme-engine/reports';
import { formatPlace } from './finding-lines';
import type { CheckFinding, Contrast } from './findings';
import type { IgnoredFinding } from './ignore-file';

/** Words of reports and themes stand in a table: nothing of them is markup. */
export function cell(value: string | number | null): string {
  const text = String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = text.length > 120 ? `${text.slice(0, 119)}…` : text;
  return short.replace(/[\\`*_{}[\]<>|#@!~&]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** GitHub shows a colour beside a code in hex: of all of a value, or of the end of it. */
function colored(value: string): string {
  const [, before = '', hex = ''] = /^(?:(.*) \()?(#[\da-f]{6})\)?$/i.exec(value) ?? [];
  if (hex === '') return cell(value);
  return before === '' ? `\`${hex}\`` : `${cell(before)} \`${hex}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A table whose rows fill no screen: the rest are counted. */
function shortTable(head: readonly string[], rows: readonly (readonly string[])[], most: number) {
  const left = rows.length - most;
  const shown = table(head, rows.slice(0, most));
  return left > 0 ? `${shown}\n\n${left} more are not shown.` : shown;
}

const folded = (words: string, content: string) =>
  `<details><summary>${words}</summary>\n\n${content}\n\n</details>`;

export interface Checked {
  readonly of: string;
  /** False for a report that uses Power BI's theme. */
  readonly ownTheme: boolean;
  readonly settings: number;
  /** Licence keys in it. */
  readonly keys: number;
  /** True if Microsoft's validator was asked; its findings are among the others. */
  readonly microsoft: boolean;
  readonly errors: readonly CheckFinding[];
  readonly warnings: readonly CheckFinding[];
  readonly contrast: readonly CheckFinding[];
  readonly notes: readonly CheckFinding[];
  /** Findings that the ignore file accepts. */
  readonly ignored: readonly IgnoredFinding[];
}

/** The counts of a result in words. */
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

/** A key is someone's: a file with one is not for everybody. */
export const holding = (keys: number) =>
  `holds ${formatCount(keys, 'licence key')}: keep this file private`;

export function checkSummary(results: readonly Checked[]): string {
  return results
    .map((result) => {
      const { of, keys, errors, warnings, contrast, notes, ignored } = result;
      const parts = [`### Check of ${cell(of)}`, `${capitalized(formatCounts(result))}.`];
      if (keys > 0) parts.push(`It ${holding(keys)}.`);
      if (errors.length > 0) parts.push(findingTable(errors));
      const pairs = contrast.flatMap((finding) => finding.contrast ?? []);
      if (pairs.length > 0) parts.push(contrastTable(pairs));
      if (warnings.length > 0) {
        parts.push(folded(formatCount(warnings.length, 'warning'), findingTable(warnings)));
      }
      const noted = notes.filter(({ rule }) => rule !== 'inherited-contrast');
      if (noted.length > 0)
        parts.push(folded(formatCount(noted.length, 'note'), findingTable(noted)));
      if (ignored.length > 0) {
        const rows = ignored.map((finding) => [...rowOf(finding), cell(finding.reason)]);
        parts.push(
          folded(
            `${ignored.length} ignored`,
            shortTable(['Rule', 'Place', 'Problem', 'Reason'], rows, 50),
          ),
        );
      }
      return parts.join('\n\n');
    })
    .join('\n\n');
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const rowOf = (finding: CheckFinding) => [
  cell(finding.rule),
  cell(finding.at === '' ? formatPlace(finding) : finding.at),
  cell(finding.message),
];

const findingTable = (findings: readonly CheckFinding[]) =>
  shortTable(['Rule', 'Place', 'Problem'], findings.map(rowOf), 50);

function contrastTable(pairs: readonly Contrast[]) {
  return shortTable(
    ['Contrast', 'Words', 'Ground', 'Is', 'Needs', 'Passes'],
    pairs.map(({ label, words, ground, ratio, needed, fix }) => [
      cell(label),
      colored(words),
      colored(ground),
      String(ratio),
      String(needed),
      fix === null ? '' : colored(fix),
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

export function debtSummary(reports: readonly Owing[]): string {
  return reports
    .map(({ name, score, pages }) =>
      [
        `### What ${cell(name)} hard-codes`,
        `Score ${score} of 100.`,
        table(
          ['Page', 'Score', 'Values'],
          pages.map((page) => [cell(page.title), String(page.score), String(page.count)]),
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

export function rethemeSummary(
  reports: readonly Swept[],
  theme: string,
  isWritten: boolean,
): string {
  return reports
    .map(({ name, files, changes, score }) => {
      const rows = changes.map(({ page, visual, setting, before, after }) =>
        [page, visual, setting, before, after].map((each, i) =>
          i > 2 ? colored(each) : cell(each),
        ),
      );
      const said =
        files === 0
          ? 'It follows the theme: nothing changes.'
          : `${formatCount(changes.length, 'change')} in ${formatCount(files, 'file')}${isWritten ? '' : ', nothing written'}. Score ${score.before} → ${score.after} of 100.`;
      const parts = [`### ${cell(name)} in the theme ${cell(theme)}`, said];
      if (rows.length > 0) {
        const list = shortTable(['Page', 'Visual', 'Setting', 'Before', 'After'], rows, 200);
        parts.push(folded('Every change', list));
      }
      return parts.join('\n\n');
    })
    .join('\n\n');
}
