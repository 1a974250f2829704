import type { RethemeChange } from '@flexa/theme-engine/reports';
import type { MicrosoftFinding } from './microsoft';

/** Words of reports and themes stand in a table: nothing of them is markup. */
export function cell(value: string | number | null): string {
  const text = String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = text.length > 120 ? `${text.slice(0, 119)}…` : text;
  return short.replace(/[\\`*_{}[\]<>|#@!~&]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** "1 file", "2 files". */
export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

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
  readonly settings: number;
  /** Licence keys in it. */
  readonly keys: number;
  readonly errors: readonly { readonly at: string; readonly message: string }[];
  readonly ignored: readonly { readonly at: string; readonly message: string }[];
  readonly contrast: readonly {
    readonly label: string;
    readonly words: string;
    readonly ground: string;
    readonly ratio: number;
    readonly needed: number;
    readonly fix: string | null;
  }[];
  /** What Microsoft's validator says of a report; null where it was not asked. */
  readonly microsoft: readonly MicrosoftFinding[] | null;
}

/** A key is someone's: a file with one is not for everybody. */
export const holding = (keys: number) =>
  `holds ${counted(keys, 'licence key')}: keep this file private`;

export function checkSummary(results: readonly Checked[]): string {
  return results
    .map(({ of, settings, errors, ignored, contrast, keys, microsoft }) => {
      const parts = [
        `### Check of ${cell(of)}`,
        `${settings} settings: ${errors.length} errors, ${ignored.length} without effect, ${contrast.length} of too little contrast.`,
      ];
      if (keys > 0) parts.push(`It ${holding(keys)}.`);
      const places = (found: Checked['errors']) =>
        shortTable(
          ['Setting', 'Problem'],
          found.map(({ at, message }) => [cell(at), cell(message)]),
          50,
        );
      if (errors.length > 0) parts.push(places(errors));
      if (contrast.length > 0) {
        parts.push(
          shortTable(
            ['Contrast', 'Words', 'Ground', 'Is', 'Needs', 'Passes'],
            contrast.map(({ label, words, ground, ratio, needed, fix }) => [
              ...[cell(label), colored(words), colored(ground), String(ratio), String(needed)],
              fix === null ? '' : colored(fix),
            ]),
            50,
          ),
        );
      }
      if (ignored.length > 0) parts.push(folded('Settings without effect', places(ignored)));
      if (microsoft && microsoft.length > 0) parts.push(microsoftSays(microsoft));
      return parts.join('\n\n');
    })
    .join('\n\n');
}

function microsoftSays(found: readonly MicrosoftFinding[]): string {
  const countOf = (wanted: MicrosoftFinding['level']) =>
    found.filter(({ level }) => level === wanted).length;
  const rows = found.map(({ level, code, message }) => [level, cell(code), cell(message)]);
  return folded(
    `Microsoft’s validator: ${counted(countOf('error'), 'error')}, ${counted(countOf('warning'), 'warning')}, ${countOf('noted')} noted`,
    shortTable(['Level', 'Code', 'Finding'], rows, 100),
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
          : `${counted(changes.length, 'change')} in ${counted(files, 'file')}${isWritten ? '' : ', nothing written'}. Score ${score.before} → ${score.after} of 100.`;
      const parts = [`### ${cell(name)} in the theme ${cell(theme)}`, said];
      if (rows.length > 0) {
        const list = shortTable(['Page', 'Visual', 'Setting', 'Before', 'After'], rows, 200);
        parts.push(folded('Every change', list));
      }
      return parts.join('\n\n');
    })
    .join('\n\n');
}
