import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSampleTheme, listSampleThemes } from '@flexa/theme-engine/testing';
import { DEFAULT_DECISIONS, compileTheme, type Theme } from '@flexa/theme-engine/model';
import { useBaseTheme } from './base-theme';
import { CATEGORIES, HEADLINES, ORDERS_BY_CHANNEL, REGIONS, sumAmounts } from './data';
import { createThemeReader } from './theme-reader';
import { REPORT_PAGES } from '../store/page-names';
import { pickLayout } from './pages';
import { drawCached } from './theme-resolver';
import { ReportArt } from './report-page';
import { ReportPicture } from './report-picture';
import { ReportView } from './report-view';
import { StatesView } from './states-view';

const DEVICES = ['desktop', 'phone'] as const;
const OURS = compileTheme({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });

/** Everything there is to draw, in a theme. */
function renderEverything(theme: Theme): string {
  const pages = REPORT_PAGES.flatMap((page) =>
    DEVICES.map((device) => (
      <ReportPicture key={page + device} theme={theme} page={page} device={device} title="Page" />
    )),
  );
  const states = DEVICES.map((device) => (
    <StatesView key={device} theme={theme} device={device} selected={null} onSelect={() => {}} />
  ));
  return renderToStaticMarkup(
    <>
      {pages}
      {states}
    </>,
  );
}

/** Nothing in a picture may be left without a number or a colour. */
function expectWhole(markup: string) {
  expect(markup).not.toMatch(/NaN|Infinity|undefined|\[object/);
  expect(markup).not.toMatch(/(?:width|height|r|rx)="-/);
}

describe('the report', () => {
  it('shows at least twelve visuals on its first page, as one tab stop of named choices', () => {
    const markup = renderToString(
      <ReportView layout={pickLayout('overview', 'desktop')} selected="kpi" onSelect={() => {}}>
        <ReportArt theme={OURS} layout={pickLayout('overview', 'desktop')} device="desktop" />
      </ReportView>,
    );
    const { visuals } = pickLayout('overview', 'desktop');
    expect(visuals.length).toBeGreaterThanOrEqual(12);
    expect(markup.match(/role="option"/g)).toHaveLength(visuals.length + 1);
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
    expect(markup).toContain('aria-label="Clustered column: Revenue by month"');
    expect(markup.match(/aria-selected="true"/g)).toHaveLength(1);
    expectWhole(markup);
  });

  it('is drawn the same each time, which the prerendered page needs', () => {
    expect(renderEverything(OURS)).toBe(renderEverything(structuredClone(OURS)));
  });

  it('has no two visuals over one another and none outside of the page', () => {
    for (const page of REPORT_PAGES) {
      for (const device of DEVICES) {
        const { visuals, width, height, pane } = pickLayout(page, device);
        const boxes = visuals.map(({ box }) => box);
        for (const box of boxes) {
          expect(box.x + box.w).toBeLessThanOrEqual(pane?.x ?? width);
          expect(box.y + box.h).toBeLessThanOrEqual(height);
          const over = boxes.filter(
            (other) =>
              other !== box &&
              box.x < other.x + other.w &&
              other.x < box.x + box.w &&
              box.y < other.y + other.h &&
              other.y < box.y + box.h,
          );
          expect(over).toEqual([]);
        }
      }
    }
  });

  it('draws a theme that says nothing, and one that says nonsense', () => {
    expectWhole(renderEverything({}));
    const nonsense = {
      name: 1,
      dataColors: ['red', null, '#12', 7],
      textClasses: { label: { fontSize: 'big', fontFace: '' }, title: [] },
      visualStyles: {
        '*': {
          '*': {
            legend: 'x',
            title: [{ fontSize: -4, fontColor: { solid: {} } }, null],
            border: [{ show: true, radius: 5000, width: -3 }],
            padding: [{ left: 900, top: 900, bottom: 900 }],
            dropShadow: [{ show: true, preset: 'Custom', shadowBlur: -9, shadowSpread: 1e9 }],
            categoryAxis: [{ innerPadding: 400, fontSize: 1e6 }],
            lineStyles: [{ strokeWidth: -1, markerSize: 1e5, showMarker: true, lineStyle: 'odd' }],
            grid: [{ rowPadding: 1e4, outlineWeight: 1e4 }],
          },
        },
        donutChart: { '*': { slices: [{ innerRadiusRatio: 900 }] } },
        page: 3,
      },
    };
    expectWhole(renderEverything(nonsense));
  });

  it.each(listSampleThemes())('draws %s', (name) => {
    expectWhole(renderEverything(readSampleTheme(name) as Theme));
  });
});

describe('a change of the theme', () => {
  const columns = pickLayout('overview', 'desktop').visuals.find(
    ({ visual }) => visual === 'clusteredColumnChart',
  );
  const draw = (theme: Theme) => {
    if (!columns) throw new Error('no columns on the page');
    return drawCached('test', columns.visual, createThemeReader(theme), (resolver) =>
      columns.draw(resolver, columns.box),
    );
  };

  it('of a colour leaves the drawing as it is and changes the colour alone', () => {
    const red = { ...OURS, dataColors: ['#ff0000', ...DEFAULT_DECISIONS.dataColors.slice(1)] };
    const before = draw(OURS);
    expect(draw(red)).toBe(before);
    expect(Object.values(before.resolver.computeColors(createThemeReader(red)))).toContain(
      '#ff0000',
    );
    expect(Object.values(before.resolver.computeColors(createThemeReader(OURS)))).not.toContain(
      '#ff0000',
    );
  });

  it('of the base theme alone shows in the drawing', () => {
    const short = { name: 'Short' };
    const listShownColors = (color: string) => {
      const theme = { name: 'Base', dataColors: [color], foreground: color };
      useBaseTheme.setState(({ base }) => ({ base: { ...base, theme } }));
      return Object.values(draw(short).resolver.computeColors(createThemeReader(short)));
    };
    onTestFinished(() => useBaseTheme.setState(useBaseTheme.getInitialState()));
    expect(listShownColors('#123456')).toContain('#123456');
    expect(listShownColors('#654321')).not.toContain('#123456');
  });

  it('of a shape draws the visual again', () => {
    const before = draw(OURS);
    const styles = { clusteredColumnChart: { '*': { legend: [{ show: false }] } } };
    expect(draw({ ...OURS, visualStyles: styles }).node).not.toBe(before.node);
  });
});

describe('the figures of the sample report', () => {
  it('are the year 2025 of the retail model', () => {
    expect(HEADLINES.map(({ value, change }) => `${value} ${change}`)).toEqual([
      '92.4K +21.6%',
      '38.6% +4.0 pt',
      '$244 −2.1%',
      '4.8% −0.4 pt',
    ]);
    expect(CATEGORIES.map(({ share }) => share)).toEqual([34, 26, 19, 13, 8]);
    expect(REGIONS.map(({ quarters }) => sumAmounts(quarters).toFixed(1))).toEqual([
      '9.3',
      '6.6',
      '4.0',
      '2.6',
    ]);
    const last = ORDERS_BY_CHANNEL.map(({ values }) => values.at(-1) ?? 0);
    expect(sumAmounts(last)).toBeCloseTo(92.4, 5);
  });
});

describe('the places of a page', () => {
  it.each(REPORT_PAGES.flatMap((page) => DEVICES.map((device) => ({ page, device }))))(
    'each drawing of $page, $device, has an id of its own',
    ({ page, device }) => {
      const ids = pickLayout(page, device).visuals.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});

describe('an image of a theme', () => {
  const URL = 'data:image/png;base64,iVBORw0KGgo=';
  const renderImage = (card: 'background' | 'outspace', scaling: string, url = URL) => {
    const item = { image: { name: 'x', scaling, url }, transparency: 25 };
    const theme: Theme = { name: 'A', visualStyles: { page: { '*': { [card]: [item] } } } };
    const markup = renderToStaticMarkup(
      <ReportPicture theme={theme} page="overview" device="desktop" title="Page" />,
    );
    return /<image[^>]*base64[^>]*>/.exec(markup)?.[0];
  };

  it.each(['background', 'outspace'] as const)(
    'is drawn as the %s with its transparency',
    (card) => {
      expect(renderImage(card, 'Fill')).toContain(`href="${URL}"`);
      expect(renderImage(card, 'Fill')).toContain('opacity="0.75"');
    },
  );

  it('covers the page with Fill, is stretched with Fit, and keeps its size with Normal', () => {
    expect(renderImage('background', 'Fill')).toContain('preserveAspectRatio="xMidYMid slice"');
    expect(renderImage('background', 'Fit')).toContain('preserveAspectRatio="none"');
    expect(renderImage('background', 'Normal')).not.toMatch(
      / (?:width|height|preserveAspectRatio)=/,
    );
    expect(renderImage('background', 'Normal')).toContain('translate(-37.5%, -37.5%) scale(0.75)');
  });

  it('is not loaded from elsewhere', () => {
    expect(renderImage('background', 'Fill', 'https://evil.test/a.png?base64')).toBeUndefined();
  });
});
