import type { PropertyType } from '@flexa/theme-engine/format';
import {
  VISUAL_STATES,
  findStateId,
  type VisualName,
  type VisualState,
} from '@flexa/theme-engine/model';
import type { StyledVisual } from '../../store/styled-visuals';

/** One thing of a button or an item that looks different in its states. */
export interface StatePart {
  title: 'Fill' | 'Text' | 'Border' | 'Icon';
  card: string;
  /** Property with its colour. Contrast is computed from the colours of text and fill. */
  color: string;
  rows: readonly { label: string; property: string; type: PropertyType; unit?: string }[];
}

const COLOR: PropertyType = { kind: 'color' };
const SHARE: PropertyType = { kind: 'number', min: 0, max: 100 };
const SIZE: PropertyType = { kind: 'number', min: 8, max: 60 };
const TRANSPARENCY = { label: 'Transparency', property: 'transparency', type: SHARE, unit: '%' };

const createTextPart = (card: string): StatePart => ({
  title: 'Text',
  card,
  color: 'fontColor',
  rows: [
    { label: 'Colour', property: 'fontColor', type: COLOR },
    { label: 'Bold', property: 'bold', type: { kind: 'boolean' } },
    { label: 'Size', property: 'fontSize', type: SIZE, unit: 'pt' },
  ],
});

const BORDER: StatePart = {
  title: 'Border',
  card: 'outline',
  color: 'lineColor',
  rows: [
    { label: 'Colour', property: 'lineColor', type: COLOR },
    { label: 'Width', property: 'weight', type: { kind: 'number', min: 0, max: 10 }, unit: 'px' },
  ],
};

const BUTTON: readonly StatePart[] = [
  {
    title: 'Fill',
    card: 'fill',
    color: 'fillColor',
    rows: [{ label: 'Colour', property: 'fillColor', type: COLOR }, TRANSPARENCY],
  },
  createTextPart('text'),
  BORDER,
];

const ICON: StatePart = {
  title: 'Icon',
  card: 'icon',
  color: 'lineColor',
  rows: [
    { label: 'Colour', property: 'lineColor', type: COLOR },
    {
      label: 'Weight',
      property: 'lineWeight',
      type: { kind: 'number', min: 1, max: 10 },
      unit: 'px',
    },
  ],
};

const TILE: readonly StatePart[] = [
  {
    title: 'Fill',
    card: 'fillCustom',
    color: 'fillColor',
    rows: [{ label: 'Colour', property: 'fillColor', type: COLOR }, TRANSPARENCY],
  },
  createTextPart('value'),
  BORDER,
  {
    title: 'Icon',
    card: 'selectionIcon',
    color: 'color',
    rows: [
      { label: 'Colour', property: 'color', type: COLOR },
      {
        label: 'Size',
        property: 'size',
        type: { kind: 'number', min: 6, max: 40, isInteger: true },
        unit: 'px',
      },
    ],
  },
];

/** Returns the settings of each state of a visual; empty if Power BI has no states for it. */
export function listStateParts(visual: StyledVisual): readonly StatePart[] {
  if (visual === 'listSlicer' || visual === 'advancedSlicerVisual') return TILE;
  if (visual === 'actionButton') return [...BUTTON, ICON];
  return visual === 'pageNavigator' || visual === 'bookmarkNavigator' ? BUTTON : [];
}

/** Lists the states that Power BI has for a visual. */
export function listStates(visual: VisualName): VisualState[] {
  return VISUAL_STATES.filter((state) => findStateId(visual, state) !== null);
}
