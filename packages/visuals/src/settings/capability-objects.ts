import type { SettingOption, SettingsTable } from './table';

/** The `objects` of a visual's capabilities: what a report or a theme may set. */
export function createCapabilityObjects(table: SettingsTable): Record<string, object> {
  const cards = Object.entries(table).map(([card, { label, options }]) => {
    const properties = Object.entries(options).map(([name, option]) => {
      const words = { displayNameKey: option.label };
      return [name, { ...words, type: choosePropertyType(name, option) }] as const;
    });
    const content = { displayNameKey: label, properties: Object.fromEntries(properties) };
    return [card, content] as const;
  });
  return Object.fromEntries(cards);
}

function choosePropertyType(name: string, option: SettingOption): object {
  switch (option.kind) {
    case 'flag':
      return { bool: true };
    case 'text':
      return { text: true };
    case 'font':
      return { formatting: { fontFamily: true } };
    case 'color':
      return { fill: { solid: { color: true } } };
    case 'number':
      return name === 'fontSize' ? { formatting: { fontSize: true } } : { numeric: true };
    case 'choice':
      return {
        enumeration: option.choices.map(({ value, label }) => ({ value, displayNameKey: label })),
      };
  }
}
