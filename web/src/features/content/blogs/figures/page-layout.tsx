import { measureSpan, GUIDES } from './layout-grid';
import { PagePlan, type Box } from './parts';

const createBox = (
  column: number,
  span: number,
  y: number,
  h: number,
  rest: Partial<Box> = {},
): Box => ({
  ...measureSpan(column, span),
  y,
  h,
  ...rest,
});

export function TwelveColumns() {
  return (
    <div className="p-4 sm:p-6">
      <PagePlan
        title="1280 × 720: margins of 24, twelve columns of 88, gutters of 16"
        guides={GUIDES}
        boxes={[
          createBox(0, 6, 24, 56, { sign: '608' }),
          createBox(9, 3, 24, 56, { sign: '296' }),
          ...[0, 3, 6, 9].map((column) => createBox(column, 3, 96, 112, { sign: '296' })),
          createBox(0, 8, 224, 264, { sign: '816' }),
          createBox(8, 4, 224, 472, { sign: '400' }),
          createBox(0, 4, 504, 192, { sign: '400' }),
          createBox(4, 4, 504, 192, { sign: '400' }),
        ]}
      />
    </div>
  );
}

const EVEN: readonly Box[] = [0, 4, 8].flatMap((column) =>
  [24, 256, 488].map((y) => createBox(column, 4, y, 208, { tone: 'soft' })),
);

const RANKED: readonly Box[] = [
  ...[0, 3, 6, 9].map((column) => createBox(column, 3, 24, 104, { tone: 'soft' })),
  createBox(0, 8, 144, 344, { tone: 'strong', sign: '1' }),
  createBox(8, 4, 144, 344, { tone: 'soft', sign: '2' }),
  createBox(0, 6, 504, 192, { tone: 'soft', sign: '3' }),
  createBox(6, 6, 504, 192, { tone: 'soft', sign: '4' }),
];

export function EvenAndRanked() {
  return (
    <div className="grid gap-5 p-4 sm:grid-cols-2 sm:p-6">
      <PagePlan title="Nine of the same size" boxes={EVEN} />
      <PagePlan title="One first, three that follow" boxes={RANKED} />
    </div>
  );
}

const head = createBox(0, 12, 24, 56, { tone: 'soft' });

export function ThreeSkeletons() {
  return (
    <div className="grid gap-5 p-4 sm:grid-cols-3 sm:p-6">
      <PagePlan
        title="Overview"
        boxes={[
          head,
          ...[0, 3, 6, 9].map((column) => createBox(column, 3, 96, 104)),
          createBox(0, 8, 216, 272, { tone: 'strong' }),
          createBox(8, 4, 216, 480),
          createBox(0, 8, 504, 192),
        ]}
      />
      <PagePlan
        title="Comparison"
        boxes={[
          head,
          ...[0, 4, 8].flatMap((column) => [
            createBox(column, 4, 96, 88),
            createBox(column, 4, 200, 288, { tone: column === 0 ? 'strong' : 'card' }),
            createBox(column, 4, 504, 192),
          ]),
        ]}
      />
      <PagePlan
        title="Detail"
        boxes={[head, createBox(0, 3, 96, 600), createBox(3, 9, 96, 600, { tone: 'strong' })]}
      />
    </div>
  );
}
