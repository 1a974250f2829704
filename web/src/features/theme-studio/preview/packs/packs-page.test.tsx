import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BRIDGE_SAMPLES, BULLET_SAMPLES, VARIANCE_SAMPLES } from '@flexa/visuals/samples';
import { listProperties, type Property } from '@flexa/theme-engine/format';
import {
  applyChanges,
  DEFAULT_DECISIONS,
  parsePointer,
  compileTheme,
  type Json,
  type Theme,
} from '@flexa/theme-engine/model';
import { turnPage } from '@flexa/theme-engine/turn-page';
import { createThemeReader } from '../theme-reader';
import { ReportArt } from '../report-page';
import { placeTile, createTile, type PlacedTile } from '../tiles';
import type { StyledVisual } from '../../store/styled-visuals';
import { drawCached } from '../theme-resolver';
import * as packs from './drawings';
import type { FlexaDrawing } from './flexa-drawing';
import { PACKS_LAYOUTS } from './packs-page';

const OURS = compileTheme({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const TILES = PACKS_LAYOUTS.desktop.visuals;

/** A drawing with its colours in their places. */
function renderPicture(tile: PlacedTile<StyledVisual>, theme: Theme): string {
  const seen = createThemeReader(theme);
  const { node, resolver } = drawCached(`test ${tile.id}`, tile.visual, seen, (p) =>
    tile.draw(p, tile.box),
  );
  const colors = resolver.computeColors(seen);
  return renderToStaticMarkup(<svg>{node}</svg>).replace(
    /var\((--i\d+)\)/g,
    (_, name: string) => colors[name] ?? '',
  );
}

const OTHER: Record<string, Json> = {
  font: 'Georgia',
  color: { solid: { color: '#12ab9f' } },
  text: 'Margin = Profit / Revenue',
};

function listOtherValues({ type, initial }: Property): Json[] {
  switch (type.kind) {
    case 'boolean':
      return [initial !== true];
    case 'number':
      return [type.min ?? 0, 1, type.max ?? 1];
    case 'choice':
      return type.options.map(({ value }) => value).filter((value) => value !== initial);
    default:
      return [OTHER[type.kind] ?? ''];
  }
}

const formatPlace = ({ at }: Property) => {
  const [, , , card = '', , name = ''] = parsePointer(at);
  return `${card}.${name}`;
};

/** Options that show once another one is set, too. */
const WITH: Record<string, readonly [place: string, value: Json]> = {
  'values.sense': ['values/0/kind', 'difference'],
  'values.good': ['values/0/kind', 'difference'],
  'values.bad': ['values/0/kind', 'difference'],
  'rest.show': ['rest/0/keep', 1],
  'difference.kind': ['difference/0/show', true],
  'colors.paint': ['colors/0/rules', '> 0: red'],
};
/** Read where data are read, before anything is drawn. */
const OF_DATA = ['figure.of'];

const drawnWith = <Data,>({ guid, draw }: FlexaDrawing<Data>, data: Data) =>
  [
    guid,
    placeTile(
      createTile(guid, 'more fields', (p, size) => draw(p, size, data, '')),
      0,
      0,
      700,
      420,
    ),
  ] as const;

const [{ data: SALES }] = VARIANCE_SAMPLES;
const [{ data: TEAMS }] = BULLET_SAMPLES;
const [{ data: STEPS }] = BRIDGE_SAMPLES;
const names = { panels: 'Country' };
/** Spreads points over three panels, and comments on the first. */
const inPanels = <Point,>(points: readonly Point[]) =>
  points.map((point, i) => ({
    ...point,
    panel: ['Norway', 'Italy', 'Austria'][i % 3],
    ...(i === 0 && { comment: 'Two customers left' }),
  }));

/** Drawings with the fields that the samples of the page lack: forecast, panels, comments, ratios and a plan. */
const WITH_MORE_FIELDS = new Map([
  drawnWith(packs.VARIANCE_COLUMNS, {
    ...SALES,
    names: { ...SALES.names, ...names, forecast: 'Forecast' },
    points: inPanels(SALES.points).map((point, i) =>
      i < 9 ? point : { ...point, actual: null, forecast: point.actual },
    ),
  }),
  drawnWith(packs.BULLET_LIST, {
    ...TEAMS,
    names: { ...TEAMS.names, ...names },
    points: inPanels(TEAMS.points),
  }),
  drawnWith(packs.BRIDGE, {
    ...STEPS,
    names: { ...STEPS.names, ...names },
    points: inPanels(STEPS.points),
  }),
  drawnWith(packs.TABLE, {
    name: 'Account',
    hasMore: false,
    total: null,
    columns: [
      { name: 'Actual', kind: 'value', format: '#,0' },
      { name: 'Plan', kind: 'value', format: '#,0', scenario: 'plan' },
    ],
    rows: [
      ['Revenue', 900, 840],
      ['Profit', 90, 100],
    ].map(([label, ...values]) => ({
      label: String(label),
      level: 0,
      isGroup: false,
      within: [],
      values: values.map(Number),
      lines: [[], []],
      comment: label === 'Profit' ? 'Freight rose' : undefined,
    })),
  }),
]);

test.each(TILES.map((tile) => [tile.visual, tile] as const))(
  'every option of %s that a theme sets is drawn',
  async (visual, tile) => {
    const options = (await listProperties(visual)).filter(({ initial }) => initial !== undefined);
    expect(options.length).toBeGreaterThan(8);
    const more = WITH_MORE_FIELDS.get(visual);
    const still = options.filter((option) => {
      const [place, value] = WITH[formatPlace(option)] ?? [];
      const around = place
        ? applyChanges(OURS, { [`/visualStyles/${visual}/*/${place}`]: { set: value ?? null } })
        : OURS;
      const tiles = [tile, ...(more ? [more] : [])];
      const before = tiles.map((one) => renderPicture(one, around));
      return listOtherValues(option).every((set) =>
        tiles.every(
          (one, i) =>
            renderPicture(one, applyChanges(around, { [option.at]: { set } })) === before[i],
        ),
      );
    });
    expect(still.map(formatPlace).filter((place) => !OF_DATA.includes(place))).toEqual([]);
  },
);

test('each follows the colours of the theme, by day and by night', () => {
  const dark = compileTheme({
    name: 'Dark',
    decisions: turnPage(DEFAULT_DECISIONS, 'dark'),
    changes: {},
  });
  for (const tile of TILES) {
    const picture = renderPicture(tile, dark);
    expect(picture).not.toBe(renderPicture(tile, OURS));
    expect(picture).not.toMatch(/NaN|Infinity|undefined|\[object/);
    const red = { ...OURS, dataColors: ['#ff0000', ...DEFAULT_DECISIONS.dataColors.slice(1)] };
    // Every one of them has something in the first data colour.
    expect(renderPicture(tile, red)).toContain('#ff0000');
  }
});

test('a drag of a colour reaches the table, whose colours are styles', () => {
  const layout = PACKS_LAYOUTS.desktop;
  const dark = compileTheme({
    name: 'Dark',
    changes: {},
    decisions: turnPage(DEFAULT_DECISIONS, 'dark'),
  });
  const renderView = (theme: Theme) => (
    <svg>
      <ReportArt theme={theme} layout={layout} device="desktop" />
    </svg>
  );
  const { container, rerender } = render(renderView(OURS));
  const readBackground = () => {
    const html = container.querySelector<SVGElement>('foreignObject');
    const name = /background: var\((--i\d+)\)/.exec(html?.innerHTML ?? '')?.[1] ?? '';
    // Taken from the nearest place that says it.
    return html?.style.getPropertyValue(name) || html?.closest('[style]')?.getAttribute('style');
  };
  expect(readBackground()).toContain(createThemeReader(OURS).findNamedColor('background'));
  rerender(renderView(dark));
  expect(readBackground()).toBe(createThemeReader(dark).findNamedColor('background'));
});
