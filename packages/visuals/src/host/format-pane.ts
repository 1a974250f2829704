import type powerbi from 'powerbi-visuals-api';
import {
  formattingSettings,
  FormattingSettingsService,
} from 'powerbi-visuals-utils-formattingmodel';
import type { Palette } from '../scene/scene';
import type { SettingOption, SettingsTable } from '../settings/table';
import { ROW_KINDS, ROW_OBJECT, ROW_PROPERTY, type RowKind } from '../statement';

type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

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
const MOST_ROWS = 60;

/**
 * The format pane of a visual: a card for each card of its table, with the values of now. A colour that nobody chose
 * is that of the theme, as it is drawn.
 */
export function createFormatPane(
  table: SettingsTable,
  values: Values,
  names: powerbi.extensibility.ILocalizationManager,
  palette: Palette,
  { rows = [], hasRules = false }: PaneParts = {},
): powerbi.visuals.FormattingModel {
  const cards = Object.entries(table).map(([name, { label, options }]) => {
    const card = new Card();
    const slices = Object.entries(options).map(([option, definition]) =>
      createSlice(option, definition, values[name]?.[option], palette, hasRules),
    );
    // The main switch of a card is in its header, as in Microsoft's own visuals.
    const main = slices.find((slice) => slice.name === MAIN_SWITCH);
    if (main instanceof formattingSettings.ToggleSwitch) card.topLevelSlice = main;
    const others = slices.filter((slice) => slice !== card.topLevelSlice);
    return Object.assign(card, { name, displayNameKey: label, slices: others });
  });
  const kinds = rows.length > 0 ? [createRowKindCard(rows)] : [];
  const model = Object.assign(new formattingSettings.Model(), { cards: [...cards, ...kinds] });
  return new FormattingSettingsService(names).buildFormattingModel(model);
}

/** A card with the kind of each row, kept by the row's selector as Microsoft's colours of categories are. */
function createRowKindCard(rows: readonly RowKindChoice[]): Card {
  const items = ROW_KINDS.map((value) => ({ value, displayNameKey: `Kind_${value}` }));
  const slices = rows.slice(0, MOST_ROWS).map(({ label, kind, selector }) => {
    const value = items.find((item) => item.value === kind) ?? items[0];
    return new formattingSettings.ItemDropdown({
      name: ROW_PROPERTY,
      displayName: label,
      selector: selector(),
      items,
      value: value ?? { value: '', displayNameKey: '' },
    });
  });
  return Object.assign(new Card(), {
    name: ROW_OBJECT,
    displayNameKey: 'Card_RowKinds',
    slices,
  });
}

class Card extends formattingSettings.SimpleCard {
  override name = '';
}

function createSlice(
  name: string,
  option: SettingOption,
  value: unknown,
  palette: Palette,
  hasRules: boolean,
): formattingSettings.Slice {
  const named = { name, displayNameKey: option.label };
  switch (option.kind) {
    case 'flag':
      return new formattingSettings.ToggleSwitch({ ...named, value: value === true });
    case 'text':
      return new formattingSettings.TextInput({ ...named, value: toText(value), placeholder: '' });
    case 'font':
      return new formattingSettings.FontPicker({ ...named, value: toText(value) });
    case 'color':
      return new formattingSettings.ColorPicker({
        ...named,
        value: { value: toText(value) || palette[option.follows] },
        ...(hasRules && RULES),
      });
    case 'number':
      return new formattingSettings.NumUpDown({
        ...named,
        value: typeof value === 'number' ? value : option.initial,
        options: {
          minValue: { type: MIN, value: option.min },
          maxValue: { type: MAX, value: option.max },
        },
      });
    case 'choice': {
      const items = option.choices.map((choice) => ({
        value: choice.value,
        displayNameKey: choice.label,
      }));
      const chosen = items.find((item) => item.value === value) ?? items[0];
      return new formattingSettings.ItemDropdown({
        ...named,
        items,
        value: chosen ?? { value: '', displayNameKey: '' },
      });
    }
  }
}

/**
 * Gives a colour Power BI's button for rules and fields. A rule is kept for all points and totals, a plain colour for
 * the whole visual as before. The numbers are values of Microsoft's enums, which exist in types alone.
 */
const RULES = {
  instanceKind: 3 satisfies powerbi.VisualEnumerationInstanceKinds.ConstantOrRule,
  selector: { data: [{ dataViewWildcard: { matchingOption: 0 } }] },
  // Microsoft's own visuals pass null, which their types don't allow.
  altConstantSelector: null as unknown as powerbi.data.Selector,
};

/** The values of Microsoft's enum ValidatorType, which exists in types alone. */
const MIN = 0 satisfies powerbi.visuals.ValidatorType.Min;
const MAX = 1 satisfies powerbi.visuals.ValidatorType.Max;

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
