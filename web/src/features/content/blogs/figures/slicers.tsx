import { computeContrast } from '@/features/theme-studio';
import { measureSpan } from './layout-grid';
import { PagePlan, type Box } from './parts';

const createBox = (
  column: number,
  span: number,
  y: number,
  h: number,
  tone: Box['tone'] = 'card',
) => ({
  ...measureSpan(column, span),
  y,
  h,
  tone,
});

const REST = [createBox(0, 8, 176, 520), createBox(8, 4, 176, 520)];

export function ThreePlaces() {
  return (
    <div className="grid gap-5 p-4 sm:grid-cols-3 sm:p-6">
      <PagePlan
        title="In the head"
        boxes={[
          createBox(0, 5, 24, 64),
          ...[6, 8, 10].map((column) => createBox(column, 2, 24, 64, 'strong')),
          createBox(0, 12, 104, 56),
          ...REST,
        ]}
      />
      <PagePlan
        title="In a column"
        boxes={[
          createBox(0, 12, 24, 64),
          ...[104, 256, 408, 560].map((y) => createBox(0, 2, y, 136, 'strong')),
          createBox(2, 6, 104, 592),
          createBox(8, 4, 104, 592),
        ]}
      />
      <PagePlan
        title="Behind a button"
        boxes={[
          createBox(0, 10, 24, 64),
          createBox(11, 1, 24, 64, 'strong'),
          createBox(0, 12, 104, 56),
          ...REST,
        ]}
      />
    </div>
  );
}

/** Colours of a button in each of its states; a test compares them with the article's file. */
export const BUTTON_STATES = [
  { state: 'Default', fill: '#EEF0FF', text: '#4338CA' },
  { state: 'Hover', fill: '#D9DCFF', text: '#4338CA' },
  { state: 'Pressed or selected', fill: '#4338CA', text: '#FFFFFF' },
  { state: 'Disabled', fill: '#F3F4F7', text: '#808693' },
] as const;

export function ButtonStates() {
  return (
    <div className="grid grid-cols-2 gap-4 p-4 text-12 sm:grid-cols-4 sm:p-6">
      {BUTTON_STATES.map(({ state, fill, text }) => (
        <div key={state}>
          <svg viewBox="0 0 112 44" className="block w-full">
            <rect width="112" height="44" rx="8" fill={fill} />
            <text x="56" y="27" textAnchor="middle" fill={text} className="font-semibold">
              Regions
            </text>
          </svg>
          <p className="mt-1.5 font-semibold">{state}</p>
          <p className="text-muted tabular-nums">{computeContrast(fill, text).toFixed(1)} : 1</p>
        </div>
      ))}
    </div>
  );
}
