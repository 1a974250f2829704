import type powerbi from 'powerbi-visuals-api';
import type { Palette } from '../scene/scene';
import type { SettingOption, SettingsTable } from '../settings/table';
import { ROW_KINDS, ROW_OBJECT, ROW_PROPERTY, type RowKind } from '../statement';

type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Names = Pick<powerbi.extensibility.ILocalizationManager, 'getDisplayName'>;
type Slice = powerbi.visuals.SimpleVisualFormattingSlice;
type Descriptor = powerbi.visuals.FormattingDescriptor;

/** A row of a statement, as the format pane lists it. */
export interface RowKindChoice {
  label: string;
  kind: RowKind;
  /** The row's selector, by which the report keeps its kind. */
  selector(): powerbi.data.Selector;
}

/** The parts of a pane that depend on the data. */
interface PaneParts {
  rows?: readonly RowKindChoice[];
  /** True if colours may follow rules or a field: Power BI offers that to categorical data only. */
  hasRules?: boolean;
}

/** The option that shows or hides the subject of a card. */
const MAIN_SWITCH = 'show';

/** The pane lists so many rows at most; a longer statement has a field for the kinds. */
const MAX_ROWS = 60;

/**
 * The format pane of a visual: a card for each card of its table, with the current values. A colour that nobody chose
 * is that of the theme, as it is drawn. Microsoft's formatting model utilities build the same, and are 5 kB more in a
 * package.
 */
export function createFormatPane(
  table: SettingsTable,
  values: Values,
  names: Names,
  palette: Palette,
  { rows = [], hasRules = false }: PaneParts = {},
): powerbi.visuals.FormattingModel {
  const cards = Object.entries(table).map(([name, { label, options }]) => {
    const slices = Object.entries(options).map(([option, definition]) => {
      const descriptor = { objectName: name, propertyName: option };
      const value = values[name]?.[option];
      return createSlice(definition, value, { descriptor, names, palette, hasRules });
    });
    return createCard(name, names.getDisplayName(label), slices);
  });
  const kinds = rows.length > 0 ? [createRowKindCard(rows, names)] : [];
  return { cards: [...cards, ...kinds] };
}

/** A card; its main switch is in the header, as in Microsoft's own visuals. */
function createCard(
  name: string,
  displayName: string,
  slices: readonly Slice[],
): powerbi.visuals.FormattingCard {
  const main = slices.find(({ uid }) => uid === `${name}-${MAIN_SWITCH}`);
  const properties = new Map(
    slices.map(({ control }) => {
      const { objectName, propertyName } = control.properties.descriptor;
      return [propertyName, { objectName, propertyName }] as const;
    }),
  );
  return {
    displayName,
    uid: `${name}-card`,
    ...(main && { topLevelToggle: { ...main, suppressDisplayName: true } as never }),
    groups: [
      {
        // Without a name, the pane shows no second heading below the card's; Microsoft's types require one.
        displayName: undefined as unknown as string,
        uid: `${name}-group`,
        slices: slices.filter((slice) => slice !== main),
      },
    ],
    revertToDefaultDescriptors: [...properties.values()],
  };
}

/** A card with the kind of each row, kept by the row's selector as Microsoft's colours of categories are. */
function createRowKindCard(rows: readonly RowKindChoice[], names: Names) {
  const items = ROW_KINDS.map((value) => ({
    value,
    displayName: names.getDisplayName(`Kind_${value}`),
  }));
  const slices = rows.slice(0, MAX_ROWS).map(({ label, kind, selector }, place): Slice => {
    const descriptor = {
      objectName: ROW_OBJECT,
      propertyName: ROW_PROPERTY,
      selector: selector(),
    };
    const value = items.find((item) => item.value === kind) ?? { value: '', displayName: '' };
    return {
      uid: `${ROW_OBJECT}-${place}`,
      displayName: label,
      control: { type: DROPDOWN, properties: { descriptor, items, value } },
    };
  });
  return createCard(ROW_OBJECT, names.getDisplayName('Card_RowKinds'), slices);
}

interface SliceParts {
  descriptor: Descriptor;
  names: Names;
  palette: Palette;
  hasRules: boolean;
}

function createSlice(
  option: SettingOption,
  value: unknown,
  { descriptor, names, palette, hasRules }: SliceParts,
): Slice {
  const { objectName, propertyName } = descriptor;
  const uid = `${objectName}-${propertyName}`;
  const named = { uid, displayName: names.getDisplayName(option.label) };
  switch (option.kind) {
    case 'flag': {
      const properties = { descriptor, value: value === true };
      return { ...named, control: { type: TOGGLE_SWITCH, properties } };
    }
    case 'text': {
      const properties = { descriptor, value: toText(value), placeholder: '' };
      return { ...named, control: { type: TEXT_INPUT, properties } };
    }
    case 'font': {
      const properties = { descriptor, value: toText(value) };
      return { ...named, control: { type: FONT_PICKER, properties } };
    }
    case 'color': {
      const properties = {
        descriptor: hasRules ? { ...descriptor, ...RULES } : descriptor,
        value: { value: toText(value) || palette[option.follows] },
      };
      return { ...named, control: { type: COLOR_PICKER, properties } };
    }
    case 'number': {
      const options = {
        minValue: { type: MIN, value: option.min },
        maxValue: { type: MAX, value: option.max },
      };
      const number = typeof value === 'number' ? value : option.initial;
      const properties = { descriptor, value: number, options };
      return { ...named, control: { type: NUM_UP_DOWN, properties } };
    }
    case 'choice': {
      const items = option.choices.map((choice) => ({
        value: choice.value,
        displayName: names.getDisplayName(choice.label),
      }));
      const chosen = items.find((item) => item.value === value) ?? items[0];
      const properties = { descriptor, items, value: chosen ?? { value: '', displayName: '' } };
      return { ...named, control: { type: DROPDOWN, properties } };
    }
  }
}

/**
 * Gives a colour Power BI's button for rules and fields. A rule is kept for all points and totals, a plain colour for
 * the whole visual as before.
 */
const RULES = {
  instanceKind: 3 as powerbi.VisualEnumerationInstanceKinds.ConstantOrRule,
  selector: { data: [{ dataViewWildcard: { matchingOption: 0 } }] },
  // Microsoft's own visuals pass null, which their types don't allow.
  altConstantValueSelector: null as unknown as powerbi.data.Selector,
};

/** The values of Microsoft's enums FormattingComponent and ValidatorType, which exist only as types. */
const TOGGLE_SWITCH = 'ToggleSwitch' as powerbi.visuals.FormattingComponent.ToggleSwitch;
const TEXT_INPUT = 'TextInput' as powerbi.visuals.FormattingComponent.TextInput;
const FONT_PICKER = 'FontPicker' as powerbi.visuals.FormattingComponent.FontPicker;
const COLOR_PICKER = 'ColorPicker' as powerbi.visuals.FormattingComponent.ColorPicker;
const NUM_UP_DOWN = 'NumUpDown' as powerbi.visuals.FormattingComponent.NumUpDown;
const DROPDOWN = 'Dropdown' as powerbi.visuals.FormattingComponent.Dropdown;
const MIN = 0 satisfies powerbi.visuals.ValidatorType.Min;
const MAX = 1 satisfies powerbi.visuals.ValidatorType.Max;

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
