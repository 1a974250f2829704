import { renderToStaticMarkup } from 'react-dom/server';
import type { Theme } from '@flexa/theme-engine/model';
import { reportsIn } from '@flexa/theme-engine/reports';
import { ReportPagePicture } from '../report-page-picture';

export const literal = (text: string) => ({ expr: { Literal: { Value: `'${text}'` } } });
export const role = (...fields: string[]) => ({
  projections: fields.map((nativeQueryRef) => ({ nativeQueryRef })),
});
export const title = (text: string) => ({
  title: [{ properties: { show: { expr: { Literal: { Value: 'true' } } }, text: literal(text) } }],
});

/** A page with one visual. */
export function pageWith(visual: object) {
  const json = (value: object) => new TextEncoder().encode(JSON.stringify(value));
  const position = { x: 0, y: 0, width: 900, height: 400 };
  const [report] = reportsIn(
    new Map([
      ['A.Report/definition/report.json', json({ themeCollection: {} })],
      ['A.Report/definition/pages/p/page.json', json({ name: 'p', width: 1280, height: 720 })],
      ['A.Report/definition/pages/p/visuals/v/visual.json', json({ name: 'v', position, visual })],
    ]),
  );
  return report!.pages[0]!;
}

export const wordsOf = (visual: object) => drawn(pageWith(visual));

const AROUND = {
  pages: ['Depots', 'Carriers'],
  bookmarks: ['Today'],
  images: new Map([['logo.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)]]),
};

type Page = Parameters<typeof ReportPagePicture>[0]['page'];

export function markupOf(page: Page, theme: Theme = { name: 'Theme' }): string {
  return renderToStaticMarkup(
    <ReportPagePicture theme={theme} page={page} themeFor={() => theme} around={AROUND} />,
  );
}

/** The words of a page. */
export const drawn = (page: Page) =>
  markupOf(page)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');

export const column = (name: string) => ({ field: { Column: {} }, nativeQueryRef: name });
export const measure = (name: string) => ({ field: { Measure: {} }, nativeQueryRef: name });
export const roles = (queryState: Record<string, readonly object[]>) => ({
  queryState: Object.fromEntries(
    Object.entries(queryState).map(([name, projections]) => [name, { projections }]),
  ),
});
export const CHART = { Category: [column('Depot')], Y: [measure('Freight'), measure('Fuel')] };
export const BROKEN_DOWN = { ...CHART, Y: [measure('Freight')], Series: [column('Carrier')] };
