import { Measures, PagePlan } from './parts';
import { measureSpan } from './layout-grid';

/** Medians of nine runs in Chromium on a laptop, from an empty SVG to the painted one. */
const MARKS = [
  { name: '100 circles', value: 21, shown: '21 ms' },
  { name: '1,000 circles', value: 27, shown: '27 ms' },
  { name: '3,500 circles', value: 52, shown: '52 ms' },
  { name: '10,000 circles', value: 106, shown: '106 ms' },
  { name: '30,000 circles', value: 469, shown: '469 ms', marked: true },
];

export function MarksDrawn() {
  return <Measures rows={MARKS} />;
}

const BACKGROUNDS = [
  { name: 'Cards by the theme', value: 0, shown: '0 kB' },
  { name: 'Flat, as SVG', value: 0.9, shown: '0.9 kB' },
  { name: 'Flat, as PNG', value: 13.4, shown: '13.4 kB' },
  { name: 'Shadows, as PNG', value: 32.3, shown: '32.3 kB' },
  { name: 'Shadows, PNG at double size', value: 88.6, shown: '88.6 kB', marked: true },
];

export function Backgrounds() {
  return <Measures rows={BACKGROUNDS} />;
}

const place = (column: number, span: number, y: number, h: number) => ({
  ...measureSpan(column, span),
  y,
  h,
});
const SINGLE = Array.from({ length: 8 }, (_, i) => ({
  ...place((i % 4) * 3, 3, 24 + Math.floor(i / 4) * 116, 100),
  tone: 'strong' as const,
}));

export function QueriesOfAPage() {
  return (
    <div className="grid gap-5 p-4 sm:grid-cols-2 sm:p-6">
      <PagePlan
        title="Eight cards, two charts: ten queries"
        boxes={[...SINGLE, place(0, 6, 256, 440), place(6, 6, 256, 440)]}
      />
      <PagePlan
        title="One card with eight values: three"
        boxes={[
          { ...place(0, 12, 24, 216), tone: 'strong' },
          place(0, 6, 256, 440),
          place(6, 6, 256, 440),
        ]}
      />
    </div>
  );
}
