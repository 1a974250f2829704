import type { Palette } from '../scene/scene';

/** A colour that a report's theme has. */
export type ThemeColor = Exclude<keyof Palette, 'isHighContrast'>;

/** Keys of the words beside an option are names in a visual's strings. */
interface Option<Kind extends string, Value> {
  kind: Kind;
  label: string;
  initial: Value;
}
interface NumberOption extends Option<'number', number> {
  min: number;
  max: number;
}
interface Choice {
  value: string;
  label: string;
}
interface ChoiceOption extends Option<'choice', string> {
  choices: readonly Choice[];
}

/** Null takes a colour of the report's theme. */
interface ColorOption extends Option<'color', null> {
  follows: ThemeColor;
}

/** One option of a visual, in the format pane and in a theme. */
export type SettingOption =
  | Option<'flag', boolean>
  | Option<'text', string>
  | Option<'font', string>
  | ColorOption
  | NumberOption
  | ChoiceOption;

export interface SettingCard {
  label: string;
  options: Readonly<Record<string, SettingOption>>;
}

/**
 * Every option of a visual, once: from here come its capabilities, its format pane, the values its
 * renderer reads, and its page in the documentation.
 */
export type SettingsTable = Readonly<Record<string, SettingCard>>;

type OptionValue<O extends SettingOption> = O extends { kind: 'color' }
  ? string | null
  : O extends { choices: readonly { value: infer Value }[] }
    ? Value
    : O extends { initial: boolean }
      ? boolean
      : O extends { initial: number }
        ? number
        : string;

export type SettingValues<Table extends SettingsTable> = {
  readonly [Card in keyof Table]: {
    readonly [Name in keyof Table[Card]['options']]: OptionValue<Table[Card]['options'][Name]>;
  };
};

/** Values as a report or a theme holds them. */
export type StoredSettings = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The value of each option: the stored one where it fits, else the one it begins with. */
export function readSettings<Table extends SettingsTable>(
  table: Table,
  stored: StoredSettings = {},
): SettingValues<Table> {
  const cards = Object.entries(table).map(([card, { options }]) => {
    const values = Object.entries(options).map(([name, option]) => {
      return [name, readOption(option, stored[card]?.[name])] as const;
    });
    return [card, Object.fromEntries(values)] as const;
  });
  return Object.fromEntries(cards) as unknown as SettingValues<Table>;
}

function readOption(option: SettingOption, stored: unknown): unknown {
  switch (option.kind) {
    case 'flag':
      return typeof stored === 'boolean' ? stored : option.initial;
    case 'text':
    case 'font':
      return typeof stored === 'string' ? stored : option.initial;
    case 'color':
      return readColor(stored);
    case 'number':
      return typeof stored === 'number' && Number.isFinite(stored)
        ? Math.min(option.max, Math.max(option.min, stored))
        : option.initial;
    case 'choice':
      return option.choices.some(({ value }) => value === stored) ? stored : option.initial;
  }
}

/** Reports store a colour as a fill; our own pages pass the plain value. */
export function readColor(stored: unknown): string | null {
  if (typeof stored === 'string' && stored !== '') return stored;
  const { solid } = (stored ?? {}) as { solid?: { color?: unknown } };
  return typeof solid?.color === 'string' && solid.color !== '' ? solid.color : null;
}
