import { reportsIn, type Files, type OpenReport } from '../report-files';

/** A report of one visual with some formatting. */
export function reportWith(
  objects: object,
  type = 'columnChart',
  theme?: object,
  container?: object,
) {
  const json = (value: object) => new TextEncoder().encode(JSON.stringify(value, null, 2));
  return new Map([
    [
      'A.Report/definition/report.json',
      json({
        themeCollection: theme ? { customTheme: { name: 'old.json' } } : {},
        resourcePackages: [
          { name: 'RegisteredResources', items: [{ name: 'old.json', path: 'old.json' }] },
        ],
      }),
    ],
    ['A.Report/StaticResources/RegisteredResources/old.json', json(theme ?? { name: 'Old' })],
    ['A.Report/definition/pages/p/page.json', json({ name: 'p', displayName: 'First' })],
    [
      'A.Report/definition/pages/p/visuals/v/visual.json',
      json({
        name: 'v',
        visual: {
          visualType: type,
          objects,
          ...(container && { visualContainerObjects: container }),
        },
      }),
    ],
  ]);
}
export const color = (hex: string) => ({
  solid: { color: { expr: { Literal: { Value: `'${hex}'` } } } },
});
export const literal = (value: string) => ({ expr: { Literal: { Value: value } } });

/** The one report among some files. */
export function only(files: Files): OpenReport {
  const [report] = reportsIn(files);
  if (!report) throw new Error('There is no report');
  return report;
}
