import { renderToStaticMarkup } from 'react-dom/server';
import type { Theme } from '@flexa/theme-engine/model';
import { readReports } from '@flexa/theme-engine/reports';
import { ReportPagePicture } from '../report-page-picture';

export const createLiteral = (text: string) => ({ expr: { Literal: { Value: `'${text}'` } } });
export const createRole = (...fields: string[]) => ({
  projections: fields.map((nativeQueryRef) => ({ nativeQueryRef })),
});
export const createTitle = (text: string) => ({
  title: [
    { properties: { show: { expr: { Literal: { Value: 'true' } } }, text: createLiteral(text) } },
  ],
});

/** A page with one visual. */
export function createPage(visual: object) {
  const encodeJson = (value: object) => new TextEncoder().encode(JSON.stringify(value));
  const position = { x: 0, y: 0, width: 900, height: 400 };
  const [report] = readReports(
    new Map([
      ['A.Report/definition/report.json', encodeJson({ themeCollection: {} })],
      [
        'A.Report/definition/pages/p/page.json',
        encodeJson({ name: 'p', width: 1280, height: 720 }),
      ],
      [
        'A.Report/definition/pages/p/visuals/v/visual.json',
        encodeJson({ name: 'v', position, visual }),
      ],
    ]),
  );
  return report!.pages[0]!;
}

export const renderVisualText = (visual: object) => renderText(createPage(visual));

const AROUND = {
  pages: ['Depots', 'Carriers'],
  bookmarks: ['Today'],
  images: new Map([['logo.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)]]),
};

type Page = Parameters<typeof ReportPagePicture>[0]['page'];

export function renderMarkup(page: Page, theme: Theme = { name: 'Theme' }): string {
  return renderToStaticMarkup(
    <ReportPagePicture theme={theme} page={page} themeFor={() => theme} around={AROUND} />,
  );
}

/** The words of a page. */
export const renderText = (page: Page) =>
  renderMarkup(page)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');

export const createColumn = (name: string) => ({ field: { Column: {} }, nativeQueryRef: name });
export const createMeasure = (name: string) => ({ field: { Measure: {} }, nativeQueryRef: name });
export const createRoles = (queryState: Record<string, readonly object[]>) => ({
  queryState: Object.fromEntries(
    Object.entries(queryState).map(([name, projections]) => [name, { projections }]),
  ),
});
export const CHART = {
  Category: [createColumn('Depot')],
  Y: [createMeasure('Freight'), createMeasure('Fuel')],
};
export const BROKEN_DOWN = {
  ...CHART,
  Y: [createMeasure('Freight')],
  Series: [createColumn('Carrier')],
};
