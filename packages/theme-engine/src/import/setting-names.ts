import { labelCard, labelVisual } from '../format/description/labels';
import { ANY } from '../format/description/any';
import { COLOR_KEYS, TEXT_CLASSES } from '../format/description/theme-keys';
import { findProperty } from '../format/property-index';
import { isObject, type JsonObject } from '../model/json';
import { parsePointer, formatPointer, resolvePointer, type Pointer } from '../model/pointer';

/** Groups of settings, named like the sections of the studio. */
export const GROUPS = [
  'Palette',
  'Surfaces & text',
  'Status & gradient',
  'Visuals',
  'Pages',
  'Other',
] as const;
export type Group = (typeof GROUPS)[number];

const PALETTE = ['dataColors', 'tableAccent', 'accent', 'mapPushpin', 'shapeStroke'];
const STATUS = ['good', 'neutral', 'bad', 'minimum', 'center', 'maximum', 'null'];
const PAGES = ['page', 'report', 'filter', 'group'];

export function nameGroup(at: Pointer): Group {
  const [root = '', visual = ''] = parsePointer(at);
  if (root === 'visualStyles') return PAGES.includes(visual) ? 'Pages' : 'Visuals';
  if (PALETTE.includes(root)) return 'Palette';
  if (STATUS.includes(root)) return 'Status & gradient';
  return root === 'textClasses' || Object.hasOwn(COLOR_KEYS, root) ? 'Surfaces & text' : 'Other';
}

const TOP: Readonly<Record<string, string>> = {
  name: 'Name',
  dataColors: 'Data colours',
  icons: 'Icons',
  $schema: 'Address of a schema',
};

/** Returns the label of a setting that `theme` contains. */
export function nameSetting(at: Pointer, theme: JsonObject): string {
  const keys = parsePointer(at);
  const [root = '', visual = '', preset = '', card = ''] = keys;
  if (root === 'visualStyles') return nameStyle(at, theme);
  const known = findProperty(at)?.label ?? TOP[root];
  if (known !== undefined && (root !== 'icons' || keys.length === 1)) return known;
  const textClass = (TEXT_CLASSES as Readonly<Record<string, string>>)[visual];
  return [textClass ?? root, textClass ? '' : visual, preset, card].filter(Boolean).join(', ');
}

function nameStyle(at: Pointer, theme: JsonObject): string {
  const [, visual = '', preset = '', card = '', index = '', name = '', ...inside] =
    parsePointer(at);
  const item = resolvePointer(theme, formatPointer('visualStyles', visual, preset, card, index));
  const state = isObject(item) && typeof item['$id'] === 'string' ? item['$id'] : '';
  const property = findProperty(formatPointer('visualStyles', visual, preset, card, index, name));
  const setting =
    property?.label ?? [card && labelCard(card, visual), name].filter(Boolean).join(' ');
  return [
    labelVisual(visual),
    preset !== ANY && preset !== '' ? `style ${preset}` : '',
    setting.charAt(0).toLowerCase() + setting.slice(1),
    ...inside,
    state === 'default' || name === '$id' ? '' : state,
  ]
    .filter(Boolean)
    .join(', ');
}
