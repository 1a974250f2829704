/** Colours and distances in the article on accessible palettes; a test computes them again. */

/** The eight default data colours of Power BI Desktop. */
export const DESKTOP = [
  '#118dff',
  '#12239e',
  '#e66c37',
  '#6b007b',
  '#e044a7',
  '#744ec2',
  '#d9b300',
  '#d64550',
] as const;

export type VisionName = 'full' | 'protan' | 'deutan' | 'tritan';

interface SimulatedPalette {
  vision: VisionName;
  label: string;
  /** The eight colours under this kind of vision. */
  colors: readonly string[];
  /** Positions of the two closest colours. */
  pair: readonly [number, number];
  /** CIEDE2000 between those two. */
  deltaE: number;
}

export const SIMULATED_PALETTES: readonly SimulatedPalette[] = [
  { vision: 'full', label: 'Full vision', colors: DESKTOP, pair: [1, 3], deltaE: 15.2 },
  {
    vision: 'protan',
    label: 'Without red cones',
    colors: '#638aff #072da4 #897534 #001881 #4760ac #3c5ec8 #dda600 #595750'.split(' '),
    pair: [4, 5],
    deltaE: 3.9,
  },
  {
    vision: 'deutan',
    label: 'Without green cones',
    colors: '#4570fd #01249a #a58c37 #0b2476 #6774a2 #425ebe #eab505 #786e4e'.split(' '),
    pair: [1, 3],
    deltaE: 5.5,
  },
  {
    vision: 'tritan',
    label: 'Without blue cones',
    colors: '#00a8af #003648 #ff5b5c #700a26 #f64663 #695c71 #ff967d #f93b49'.split(' '),
    pair: [2, 7],
    deltaE: 5.3,
  },
];

/** Two pairs for bad and good, as seen without green cones. */
export const STATUS_PAIRS = [
  {
    label: 'Green and red',
    colors: ['#007a56', '#ce0e1a'],
    simulated: ['#555659', '#524417'],
    deltaE: 20.4,
  },
  {
    label: 'Blue and orange',
    colors: ['#0b5cad', '#c75b00'],
    simulated: ['#2c49ab', '#977502'],
    deltaE: 58.8,
  },
] as const;

/** Smallest distance in the best palette that a search found, by number of colours. */
export const BEST_BY_COUNT = [
  [2, 56.8],
  [3, 38.3],
  [4, 32.7],
  [5, 25.9],
  [6, 21.9],
  [7, 18.3],
  [8, 16.8],
  [10, 14.0],
  [12, 12.3],
] as const;

/** Two of those palettes. */
export const BEST_FOUR = ['#142471', '#5f2210', '#ad8c51', '#6a93b9'] as const;
export const BEST_SIX = ['#0240c1', '#550e38', '#9a681a', '#679e85', '#8e79db', '#2c3111'] as const;
