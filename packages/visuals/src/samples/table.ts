import type { TableData, TableRow } from '../table/data';

interface Leaf {
  label: string;
  /** Sales by month, and how far the year lies from plan. */
  months: readonly number[];
  variance: number;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Makes the rows of groups with their sums at the top, as Power BI sends them. */
function grouped(name: string, groups: readonly (readonly [string, readonly Leaf[]])[]): TableData {
  const rows: TableRow[] = [];
  const cells = (leaves: readonly Leaf[]) => {
    const line = (leaves[0]?.months ?? []).map((_, month) =>
      sum(leaves.map(({ months }) => months[month] ?? 0)),
    );
    const variance = sum(leaves.map((leaf) => leaf.variance));
    return { values: [sum(line), variance, null], lines: [[], [], line] };
  };
  for (const [label, leaves] of groups) {
    const group = rows.length;
    rows.push({ label, level: 0, isGroup: true, within: [], ...cells(leaves) });
    for (const leaf of leaves) {
      const place = { label: leaf.label, level: 1, isGroup: false, within: [group] };
      rows.push({ ...place, ...cells([leaf]) });
    }
  }
  const columns = [
    { name: 'Net sales', kind: 'value' as const, format: '\\$#,0' },
    { name: 'Against plan', kind: 'bar' as const, format: '\\$#,0' },
    { name: 'Twelve months', kind: 'line' as const, format: '\\$#,0' },
  ];
  const total = cells(groups.flatMap(([, leaves]) => leaves));
  return { name, columns, rows, total, hasMore: false };
}

/** Makes a leaf whose months follow from its size and turn. */
function leaf(label: string, size: number, variance: number, turn: number): Leaf {
  const months = Array.from({ length: 12 }, (_, month) => {
    const season = Math.sin(((month + turn * 2) / 6) * Math.PI) * 0.16;
    return Math.round(
      size * (1 + season + ((month * (turn + 3)) % 5) * 0.03 + month * 0.012) * 1e4,
    );
  });
  return { label, months, variance: variance * 1e4 };
}

const REGIONS = grouped('Region / City', [
  ['North', [leaf('Oslo', 62, 48, 1), leaf('Bergen', 38, -22, 2), leaf('Malmö', 44, 12, 3)]],
  ['Central', [leaf('Vienna', 71, 31, 4), leaf('Graz', 29, -17, 5), leaf('Prague', 52, 6, 6)]],
  ['South', [leaf('Rome', 80, -41, 7), leaf('Porto', 33, 9, 8), leaf('Athens', 41, 26, 9)]],
]);

const PRODUCTS = grouped('Line / Product', [
  ['Shoes', [leaf('Running', 90, 38, 2), leaf('Hiking', 54, -12, 5), leaf('City', 47, 21, 8)]],
  ['Jackets', [leaf('Rain', 61, -33, 1), leaf('Down', 74, 44, 6)]],
]);

let accounts: TableData | undefined;

/** Makes 10,000 rows on the first call. */
const manyAccounts = () =>
  (accounts ??= grouped(
    'Group / Account',
    Array.from({ length: 250 }, (_, group) => {
      const leaves = Array.from({ length: 39 }, (_, i) => {
        const size = 10 + ((group * 7 + i * 13) % 60);
        return leaf(`Account ${group * 39 + i + 1}`, size, ((group + i * 17) % 41) - 20, i % 9);
      });
      return [`Group ${group + 1}`, leaves] as const;
    }),
  ));

/** Three tables of groups with values, bars and lines. */
export const TABLE_SAMPLES = [
  { value: 'regions', label: 'Regions', data: () => REGIONS },
  { value: 'products', label: 'Products', data: () => PRODUCTS },
  { value: 'accounts', label: '10,000 rows', data: manyAccounts },
] as const;
