import { FLEXA_VISUALS, LICENSE_CARD, removeStoreSuffix } from '@flexa/license/flexa';
import { MANIFESTS, type SettingOption, type VisualManifest } from '@flexa/visuals/manifests';
import type { Json } from '../model/json';
import type { PropertyType } from './property';

export interface CustomSetting {
  readonly label: string;
  readonly type: PropertyType;
  /** The default value; null if the visual takes it from the theme. */
  readonly initial: Json;
}

export interface CustomCard {
  readonly label: string;
  readonly settings: ReadonlyMap<string, CustomSetting>;
}

/** A custom visual with its own cards besides the common ones. */
export interface CustomVisual {
  readonly label: string;
  readonly cards: ReadonlyMap<string, CustomCard>;
}

/** Our visuals by their names in reports and themes, from the same source as their capabilities. */
const CUSTOM_VISUALS: ReadonlyMap<string, CustomVisual> = new Map(
  FLEXA_VISUALS.flatMap(({ name, guid }) => {
    const manifest = MANIFESTS.find((each) => each.name === name);
    return manifest ? [[guid, describeVisual(manifest)] as const] : [];
  }),
);

export const CUSTOM_KEYS: readonly string[] = [...CUSTOM_VISUALS.keys()];

/** Finds one of our visuals by its name from a file or from an organisation's store. */
export const findCustomVisual = (visual: string): CustomVisual | undefined =>
  CUSTOM_VISUALS.get(removeStoreSuffix(visual));

/** Returns the editable cards. The licence key is not a style and enters a theme another way. */
export const listStyledCards = ({ cards }: CustomVisual): [string, CustomCard][] =>
  [...cards].filter(([card]) => card !== LICENSE_CARD);

function describeVisual({ displayName, settings, strings }: VisualManifest): CustomVisual {
  const translate = (key: string) => strings[key] ?? key;
  const cards = Object.entries(settings).map(([card, { label, options }]) => {
    const ofCard = Object.entries(options).map(([name, option]): [string, CustomSetting] => [
      name,
      {
        label: translate(option.label),
        type: describeType(option, translate),
        initial: readInitial(option),
      },
    ]);
    return [card, { label: translate(label), settings: new Map(ofCard) }] as const;
  });
  return { label: displayName, cards: new Map(cards) };
}

/** Returns the first font of a stack as its label. */
function readInitial({ kind, initial }: SettingOption): Json {
  if (kind !== 'font') return initial;
  return initial.split(',')[0]?.replaceAll('"', '') ?? null;
}

function describeType(option: SettingOption, say: (key: string) => string): PropertyType {
  switch (option.kind) {
    case 'flag':
      return { kind: 'boolean' };
    case 'number':
      return { kind: 'number', min: option.min, max: option.max };
    case 'choice': {
      const options = option.choices.map(({ value, label }) => ({ value, label: say(label) }));
      return { kind: 'choice', options };
    }
    default:
      return { kind: option.kind };
  }
}
