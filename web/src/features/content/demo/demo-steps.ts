import { createGradient, mix, parseHex, toHex } from '@/features/theme-studio';

export interface DemoStep {
  title: string;
  text: string;
  scheme: 'light' | 'dark';
  shades: readonly string[];
  /** The panel beside the report. */
  panel: 'grey' | 'first' | 'both' | 'strip' | 'contrast' | 'file';
}

/** Duration of a step while the demo plays, in milliseconds. */
export const STEP_MS = 7000;

export const FIRST = '#0f5f6b';
export const LAST = '#bfe8d8';
const GREYS = createGradient('#5b6473', '#d3d7df');
/** Shades of the first colour alone, up to white. */
const ALONE = createGradient(FIRST, toHex(mix(parseHex(FIRST), [255, 255, 255], 0.8)));
const SHADES = createGradient(FIRST, LAST);
const LIFTED = createGradient(toHex(mix(parseHex(FIRST), [255, 255, 255], 0.34)), LAST);

export const STEPS: readonly DemoStep[] = [
  {
    title: 'A report without a theme',
    text: 'Figures, a line against plan, ranked bars and stacked columns. It works, but nothing about it is yours yet.',
    scheme: 'light',
    shades: GREYS,
    panel: 'grey',
  },
  {
    title: 'Choose the first colour',
    text: 'The darkest colour your brand allows. Lines, the first series and the longest bar use it at once.',
    scheme: 'light',
    shades: ALONE,
    panel: 'first',
  },
  {
    title: 'Choose the second',
    text: 'The lightest one that is still visible. The whole report follows at once, down to the stacked columns.',
    scheme: 'light',
    shades: SHADES,
    panel: 'both',
  },
  {
    title: 'Eight shades come out',
    text: 'Seven equal steps lie between the two. The ranked bars show all eight, in order.',
    scheme: 'light',
    shades: SHADES,
    panel: 'strip',
  },
  {
    title: 'See what can be read',
    text: 'Each shade is measured against the card. 3 to 1 is enough for a shape; lighter ones get a label.',
    scheme: 'light',
    shades: SHADES,
    panel: 'contrast',
  },
  {
    title: 'Turn the lights off',
    text: 'On a dark page the first shade would sink, so it is lifted. Background, text and status colours change with it.',
    scheme: 'dark',
    shades: LIFTED,
    panel: 'contrast',
  },
  {
    title: 'Take the file',
    text: 'Everything you saw is one theme.json. Import it in Power BI Desktop under View, Themes, Browse for themes.',
    scheme: 'light',
    shades: SHADES,
    panel: 'file',
  },
];

/** First lines of the file in the last step. */
export const FILE_HEAD: readonly string[] = [
  '{',
  '  "name": "Demo",',
  '  "dataColors": [',
  ...SHADES.map((shade, i) => `    "${shade}"${i < SHADES.length - 1 ? ',' : ''}`),
  '  ],',
];
