import type { ThemeColor } from './table';

/** The licence key: the first card of every visual, and the place where a theme puts the key. */
export const LICENCE_CARD = {
  label: 'Card_Licence',
  options: { key: { kind: 'text', label: 'Option_Key', initial: '' } },
} as const;

export const SHOW = { kind: 'flag', label: 'Option_Show', initial: true } as const;
/** A colour of the theme, unless the author chooses another. */
export const colorLike = <Follows extends ThemeColor>(follows: Follows, label = 'Option_Color') =>
  ({ kind: 'color', label, initial: null, follows }) as const;

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
  good: colorLike('positive', 'Option_Good'),
  bad: colorLike('negative', 'Option_Bad'),
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
    color: colorLike('foreground'),
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
