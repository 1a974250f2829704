import { FLEXA_VISUALS, type FlexaVisualName } from '@flexa/license/flexa';
import { buildTheme, DEFAULT_DECISIONS } from '@flexa/theme-engine/model';
import {
  zipProject,
  type CustomVisual,
  type CustomVisualId,
  type Placed,
  type PlacedPage,
  type VisualDesign,
} from '@flexa/theme-engine/project';
import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { buildPackagePath } from '@flexa/visuals/build';

/** Types of visuals in the project: ours and Power BI's slicer. */
type Type = CustomVisualId | 'slicer';

const PAGE = { width: 1280, height: 720 };
const MARGIN = 24;

const findVisualId = (name: FlexaVisualName): CustomVisualId =>
  FLEXA_VISUALS.find((visual) => visual.name === name)?.guid ?? 'flexa';

/** Slicer set to the later of the sample model's two years, for pages that compare years. */
const YEAR: VisualDesign<Type> = {
  id: 'year',
  type: 'slicer',
  alt: 'Year',
  isBare: true,
  group: 'year',
  fields: { Values: ['Calendar.Year'] },
  chosen: [2025],
};

const createVisualDesign = (
  name: FlexaVisualName,
  title: string,
  fields: NonNullable<VisualDesign['fields']>,
): VisualDesign<Type> => ({ id: name, type: findVisualId(name), title, fields });

function placeVisual(
  design: VisualDesign<Type>,
  ...[x, y, width, height]: readonly [number, number, number, number]
): Placed<Type> {
  return { visual: design, x, y, width, height };
}

const [left, wide, top] = [MARGIN, PAGE.width - 2 * MARGIN, 84];
const half = (wide - MARGIN) / 2;

const PAGES: readonly PlacedPage<Type>[] = [
  {
    id: 'charts',
    title: 'Charts',
    ...PAGE,
    visuals: [
      placeVisual(YEAR, left, MARGIN, 240, 48),
      placeVisual(
        createVisualDesign('variance-columns', 'Revenue against goal', {
          category: ['Calendar.Month'],
          actual: ['Sales.Revenue'],
          plan: ['Goals.Revenue goal'],
          previous: ['Sales.Revenue last year'],
        }),
        ...([left, top, wide, 300] as const),
      ),
      placeVisual(
        createVisualDesign('bullet-list', 'Revenue by category', {
          category: ['Products.Category'],
          actual: ['Sales.Revenue'],
          target: ['Sales.Revenue last year'],
        }),
        ...([left, top + 324, half, 288] as const),
      ),
      placeVisual(
        createVisualDesign('bridge', 'From last year to this one', {
          category: ['Products.Category'],
          value: ['Sales.Revenue'],
          from: ['Sales.Revenue last year'],
        }),
        ...([left + half + MARGIN, top + 324, half, 288] as const),
      ),
    ],
  },
  {
    id: 'figures',
    title: 'Figures and table',
    ...PAGE,
    visuals: [
      placeVisual(YEAR, left, MARGIN, 240, 48),
      placeVisual(
        createVisualDesign('key-figure', 'Key figures', {
          figures: ['Sales.Revenue', 'Sales.Orders'],
          axis: ['Calendar.Date'],
          references: ['Sales.Revenue last year', 'Sales.Orders last year'],
        }),
        ...([left, top, wide, 190] as const),
      ),
      placeVisual(
        createVisualDesign('table', 'Regions and countries', {
          rows: ['Markets.Region', 'Markets.Country'],
          values: ['Sales.Revenue'],
          bars: ['Sales.Revenue growth'],
          lines: ['Sales.Orders'],
          axis: ['Calendar.Month'],
        }),
        ...([left, top + 214, wide, 398] as const),
      ),
    ],
  },
  {
    id: 'forecast',
    title: 'Forecast',
    ...PAGE,
    visuals: [
      placeVisual(
        createVisualDesign('forecast', 'Orders, and what to expect', {
          axis: ['Calendar.Date'],
          value: ['Sales.Orders'],
        }),
        ...([left, MARGIN, wide, PAGE.height - 2 * MARGIN] as const),
      ),
    ],
  },
];

/** Reads the files of a package. All are texts, which also contain the visual's icon and styles. */
async function readPackage(name: FlexaVisualName): Promise<CustomVisual> {
  const files = unzipSync(await readFile(buildPackagePath(name)));
  const texts = Object.entries(files)
    .filter(([path]) => !path.endsWith('/'))
    .map(([path, bytes]) => [path, new TextDecoder().decode(bytes)] as const);
  return { id: findVisualId(name), files: new Map(texts) };
}

/** Builds a Power BI project with every visual, on the sample model of the studio's projects. */
export async function buildSampleProject(): Promise<Uint8Array> {
  const customVisuals = await Promise.all(FLEXA_VISUALS.map(({ name }) => readPackage(name)));
  const theme = buildTheme('Flexa visuals', DEFAULT_DECISIONS);
  return zipProject({ name: 'Flexa visuals', theme, design: { pages: PAGES }, customVisuals });
}
