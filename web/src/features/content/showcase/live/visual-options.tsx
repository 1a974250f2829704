import { ChevronDown } from 'lucide-react';
import type { SettingOption, VisualManifest } from '@flexa/visuals/manifests';
import type { ReactNode } from 'react';
import type { ThemeColor } from '@flexa/visuals/settings';
import { Table } from '@/ui/table';

export function VisualOptions({ manifest }: { manifest: VisualManifest }) {
  return (
    <details className="group mt-4 rounded-10 border border-line px-4 text-14 open:pb-3">
      <summary className="flex h-11 items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        Fields and options
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 text-muted group-open:rotate-180"
        />
      </summary>
      <OptionTables manifest={manifest} />
    </details>
  );
}

interface OptionTablesProps {
  manifest: VisualManifest;
  /** Shows what the options of a card do. */
  showPicture?: (card: string) => ReactNode;
}

/** Lists the fields and options of a visual, from its manifest. */
export function OptionTables({ manifest, showPicture }: OptionTablesProps) {
  const { roles, settings, strings } = manifest;
  const translate = (key: string) => strings[key] ?? key;
  const fields = roles.map(({ name, label, kind, max }) => ({
    key: name,
    cells: [
      translate(label),
      kind === 'Measure' ? 'measures' : 'columns',
      max ? `${max}` : 'any number',
    ],
  }));
  const cards = Object.entries(settings).map(([card, { label, options }]) => ({
    key: card,
    name: translate(label),
    picture: showPicture?.(card),
    rows: Object.entries(options).map(([name, option]) => ({
      key: name,
      cells: [translate(option.label), `${card}.${name}`, ...describeValues(option, translate)],
    })),
  }));
  return (
    <>
      <GroupedTable
        heads={['Field', 'Takes', 'At most']}
        groups={[{ key: 'fields', rows: fields }]}
      />
      <GroupedTable heads={['Option', 'In a theme', 'Default', 'Can be']} groups={cards} />
      <p className="mt-4 text-muted">Version {manifest.version}</p>
    </>
  );
}

interface Group {
  key: string;
  /** Heading above the rows. */
  name?: string;
  picture?: ReactNode;
  rows: readonly { key: string; cells: readonly string[] }[];
}

function GroupedTable({ heads, groups }: { heads: readonly string[]; groups: readonly Group[] }) {
  return (
    <Table look="text" columns={heads.map((label) => ({ label }))} className="mt-4 wrap-break-word">
      {groups.map(({ key: group, name, picture, rows }) => (
        <tbody key={group}>
          {name && (
            <tr className="border-b border-line">
              <th scope="rowgroup" colSpan={heads.length} className="pt-5 pb-2 font-medium">
                {name}
              </th>
            </tr>
          )}
          {picture && (
            <tr>
              <td colSpan={heads.length}>{picture}</td>
            </tr>
          )}
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-b border-line align-top">
              {cells.map((cell, i) => (
                <td key={heads[i]} className="py-2 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

/** The studio's names for the colours of a theme. */
const THEME_COLORS: Record<ThemeColor, string> = {
  data: 'first data colour',
  foreground: 'text colour',
  secondary: 'quiet text colour',
  outline: 'line colour',
  background: 'background',
  positive: 'good colour',
  negative: 'bad colour',
};

/** Describes the default and the possible values of an option. */
function describeValues(
  option: SettingOption,
  translate: (key: string) => string,
): [string, string] {
  switch (option.kind) {
    case 'flag':
      return [option.initial ? 'on' : 'off', 'on, off'];
    case 'number':
      return [String(option.initial), `${option.min} to ${option.max}`];
    case 'choice': {
      const first = option.choices.find(({ value }) => value === option.initial);
      const names = option.choices.map(({ label }) => translate(label));
      return [first ? translate(first.label) : '', names.join(', ')];
    }
    case 'color':
      return [`the theme’s ${THEME_COLORS[option.follows]}`, 'any colour'];
    case 'font':
      return ['Segoe UI', 'any font'];
    case 'text':
      return ['empty', 'text'];
  }
}
