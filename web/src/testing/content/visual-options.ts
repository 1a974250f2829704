import { MANIFESTS, type SettingOption, type VisualManifest } from '@flexa/visuals/manifests';

/** The options of a visual as a table of the documentation, from the table its capabilities come from. */
export function optionsTable({ settings, strings }: VisualManifest): string {
  const say = (key: string) => strings['en-US'][key] ?? key;
  const rows = Object.values(settings).flatMap(({ label, options }) =>
    Object.values(options).map((option) => [
      ...[say(label), say(option.label)],
      ...valuesOf(option, say),
    ]),
  );
  return markdownTable([['Card', 'Option', 'Begins as', 'Can be'], ...rows]);
}

function valuesOf(option: SettingOption, say: (key: string) => string): [string, string] {
  switch (option.kind) {
    case 'flag':
      return [option.initial ? 'on' : 'off', 'on, off'];
    case 'number':
      return [String(option.initial), `${option.min} to ${option.max}`];
    case 'choice': {
      const names = option.choices.map(({ label }) => say(label));
      const first = option.choices.find(({ value }) => value === option.initial);
      return [first ? say(first.label) : '', names.join(', ')];
    }
    case 'color':
      return ['as in the theme', 'any colour'];
    case 'font':
      return ['Segoe UI', 'any font'];
    case 'text':
      return ['empty', 'text'];
  }
}

/** As prettier writes it: columns as wide as their widest cell. */
function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

/** The fields of a visual, the same way. */
export function fieldsTable({ roles, strings }: VisualManifest): string {
  const say = (key: string) => strings['en-US'][key] ?? key;
  const rows = roles.map(({ label, kind, max }) => [
    ...[say(label), kind === 'Measure' ? 'measures' : 'columns', max ? String(max) : 'any number'],
  ]);
  return markdownTable([['Field', 'Takes', 'At most'], ...rows]);
}

/** The text with the tables of each visual as they are now, behind its heading's lead. */
export function withTables(text: string): string {
  return MANIFESTS.reduce((whole, manifest) => {
    const marked = (kind: string, table: string) => {
      const name = `{/* ${kind} of ${manifest.name} */}`;
      const at = new RegExp(`${name.replace(/[{}*/]/g, '\\$&')}\\n\\n(?:\\|.*\\n)*`);
      return (before: string) => before.replace(at, `${name}\n\n${table}\n`);
    };
    const fields = marked('fields', fieldsTable(manifest));
    const options = marked('options', optionsTable(manifest));
    return options(fields(whole));
  }, text);
}
