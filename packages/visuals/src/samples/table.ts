import type { TableData, TableRow } from '../table/data';
import { STATEMENT_RATIOS, STATEMENT_TABLE } from './statement';

interface Leaf {
  label: string;
  /** Sales by month, and how far the year lies from plan. */
  months: readonly number[];
  variance: number;
}

const sumValues = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Makes the rows of groups with their sums at the top, as Power BI sends them. */
function createGroups(
  name: string,
  groups: readonly (readonly [string, readonly Leaf[]])[],
): TableData {
  const rows: TableRow[] = [];
  const sumLeaves = (leaves: readonly Leaf[]) => {
    const line = (leaves[0]?.months ?? []).map((_, month) =>
      sumValues(leaves.map(({ months }) => months[month] ?? 0)),
    );
    const variance = sumValues(leaves.map((leaf) => leaf.variance));
    return { values: [sumValues(line), variance, null], lines: [[], [], line] };
  };
  for (const [label, leaves] of groups) {
    const group = rows.length;
    rows.push({ label, level: 0, isGroup: true, within: [], ...sumLeaves(leaves) });
    for (const leaf of leaves) {
      const place = { label: leaf.label, level: 1, isGroup: false, within: [group] };
      rows.push({ ...place, ...sumLeaves([leaf]) });
    }
  }
  const columns = [
    { name: 'Net sales', kind: 'value' as const, format: '\\$#,0' },
    { name: 'Against plan', kind: 'bar' as const, format: '\\$#,0' },
    { name: 'Twelve months', kind: 'line' as const, format: '\\$#,0' },
  ];
  const total = sumLeaves(groups.flatMap(([, leaves]) => leaves));
  return { name, columns, rows, total, hasMore: false };
}

/** Makes a leaf whose months follow from its size and turn. */
function createLeaf(label: string, size: number, variance: number, turn: number): Leaf {
  const months = Array.from({ length: 12 }, (_, month) => {
    const season = Math.sin(((month + turn * 2) / 6) * Math.PI) * 0.16;
    return Math.round(
      size * (1 + season + ((month * (turn + 3)) % 5) * 0.03 + month * 0.012) * 1e4,
    );
  });
  return { label, months, variance: variance * 1e4 };
}

const REGIONS = createGroups('Region / City', [
  [
    'North',
    [
      createLeaf('Oslo', 62, 48, 1),
      createLeaf('Bergen', 38, -22, 2),
      createLeaf('Malmö', 44, 12, 3),
    ],
  ],
  [
    'Central',
    [
      createLeaf('Vienna', 71, 31, 4),
      createLeaf('Graz', 29, -17, 5),
      createLeaf('Prague', 52, 6, 6),
    ],
  ],
  [
    'South',
    [
      createLeaf('Rome', 80, -41, 7),
      createLeaf('Porto', 33, 9, 8),
      createLeaf('Athens', 41, 26, 9),
    ],
  ],
]);

const PRODUCTS = createGroups('Line / Product', [
  [
    'Shoes',
    [
      createLeaf('Running', 90, 38, 2),
      createLeaf('Hiking', 54, -12, 5),
      createLeaf('City', 47, 21, 8),
    ],
  ],
  ['Jackets', [createLeaf('Rain', 61, -33, 1), createLeaf('Down', 74, 44, 6)]],
]);

let accounts: TableData | undefined;

/** Makes 10,000 rows on the first call. */
const createManyAccounts = () =>
  (accounts ??= createGroups(
    'Group / Account',
    Array.from({ length: 250 }, (_, group) => {
      const leaves = Array.from({ length: 39 }, (_, i) => {
        const size = 10 + ((group * 7 + i * 13) % 60);
        return createLeaf(
          `Account ${group * 39 + i + 1}`,
          size,
          ((group + i * 17) % 41) - 20,
          i % 9,
        );
      });
      return [`Group ${group + 1}`, leaves] as const;
    }),
  ));

/** Tables of groups with values, bars and lines, and a profit-and-loss statement with its ratios. */
export const TABLE_SAMPLES = [
  { value: 'regions', label: 'Regions', data: () => REGIONS },
  { value: 'products', label: 'Products', data: () => PRODUCTS },
  {
    value: 'statement',
    label: 'Statement',
    data: () => STATEMENT_TABLE,
    ratios: STATEMENT_RATIOS,
  },
  { value: 'accounts', label: '10,000 rows', data: createManyAccounts },
] as const;
