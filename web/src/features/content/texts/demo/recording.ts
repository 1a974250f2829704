import type { Recording } from './types';

/** Written by npm run screenshots. */
export const RECORDING: Recording | null = {
  seconds: 59,
  captions: [
    {
      at: 0,
      text: 'The theme studio opens with a finished theme, on a report that looks like Power BI.',
    },
    { at: 5, text: 'A preset is a whole theme: data colours, surfaces, text and status colours.' },
    { at: 10, text: 'Any colour can be typed. Every visual follows at once.' },
    { at: 17, text: 'Surfaces and four levels of text are decided once and reach every card.' },
    { at: 22, text: 'Good, neutral and bad, and the ends of colour scales.' },
    { at: 26, text: 'The same theme on a dark page.' },
    { at: 29, text: 'And back. Further pages show more charts, tables and slicers.' },
    {
      at: 33,
      text: 'Buttons and slicers in every state: default, hover, pressed or selected, disabled.',
    },
    {
      at: 38,
      text: 'The checks measure every text on its ground, and the distance between data colours.',
    },
    { at: 44, text: 'One click shows the report as it looks without red cones.' },
    { at: 48, text: 'Any single property can be found by its name.' },
    {
      at: 54,
      text: 'Then download it: theme.json, a Power BI project, design tokens or CSS variables.',
    },
  ],
};
