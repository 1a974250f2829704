import type { ThemeColor } from './table';

/** The licence key: the first card of every visual, and the place where a theme puts the key. */
export const LICENCE_CARD = {
  label: 'Card_Licence',
  options: { key: { kind: 'text', label: 'Option_Key', initial: '' } },
} as const;

export const SHOW = { kind: 'flag', label: 'Option_Show', initial: true } as const;
/** A colour of the theme, unless the author chooses another. */
export const createColorOption = <Follows extends ThemeColor>(
  follows: Follows,
  label = 'Option_Color',
) => ({ kind: 'color', label, initial: null, follows }) as const;

export const LABELS = { kind: 'flag', label: 'Option_Labels', initial: true } as const;

/** Options for the good direction and the colours of good and bad. */
export const SENSE = {
  sense: {
    kind: 'choice',
    label: 'Option_Sense',
    initial: 'more',
    choices: [
      { value: 'more', label: 'Choice_More' },
      { value: 'less', label: 'Choice_Less' },
    ],
  },
  good: createColorOption('positive', 'Option_Good'),
  bad: createColorOption('negative', 'Option_Bad'),
} as const;

/** Small multiples: how many beside one another, and one scale for all or one each. */
export const PANELS_CARD = {
  label: 'Card_Panels',
  options: {
    // 0 is as many as suit the room.
    columns: { kind: 'number', label: 'Option_Across', initial: 0, min: 0, max: 12 },
    scale: {
      kind: 'choice',
      label: 'Option_PanelScale',
      initial: 'same',
      choices: [
        { value: 'same', label: 'Choice_SameScale' },
        { value: 'own', label: 'Choice_OwnScale' },
      ],
    },
  },
} as const;

/** Ends of a scale that several visuals share; 0 is that of the values. */
export const SCALE_OPTIONS = {
  max: { kind: 'number', label: 'Option_ScaleMax', initial: 0, min: 0, max: 1e15 },
  min: { kind: 'number', label: 'Option_ScaleMin', initial: 0, min: -1e15, max: 0 },
} as const;

export const TEXT_CARD = {
  label: 'Card_Text',
  options: {
    fontFamily: {
      kind: 'font',
      label: 'Option_Font',
      initial: '"Segoe UI", wf_segoe-ui_normal, helvetica, arial, sans-serif',
    },
    fontSize: { kind: 'number', label: 'Option_Size', initial: 9, min: 8, max: 60 },
    color: createColorOption('foreground'),
    displayUnits: {
      kind: 'choice',
      label: 'Option_Units',
      initial: 'auto',
      choices: [
        { value: 'auto', label: 'Choice_Auto' },
        { value: 'none', label: 'Choice_None' },
        { value: 'thousands', label: 'Choice_Thousands' },
        { value: 'millions', label: 'Choice_Millions' },
        { value: 'billions', label: 'Choice_Billions' },
      ],
    },
    // -2 is as many as needed, -1 those of the model.
    decimals: { kind: 'number', label: 'Option_Decimals', initial: -2, min: -2, max: 6 },
  },
} as const;
