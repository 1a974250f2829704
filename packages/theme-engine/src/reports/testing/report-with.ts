import { readReports, type Files, type OpenReport } from '../report-files';

/** Creates a report of one visual with some formatting. */
export function createReport(
  objects: object,
  type = 'columnChart',
  theme?: object,
  container?: object,
) {
  const encodeJson = (value: object) => new TextEncoder().encode(JSON.stringify(value, null, 2));
  return new Map([
    [
      'A.Report/definition/report.json',
      encodeJson({
        themeCollection: theme ? { customTheme: { name: 'old.json' } } : {},
        resourcePackages: [
          { name: 'RegisteredResources', items: [{ name: 'old.json', path: 'old.json' }] },
        ],
      }),
    ],
    ['A.Report/StaticResources/RegisteredResources/old.json', encodeJson(theme ?? { name: 'Old' })],
    ['A.Report/definition/pages/p/page.json', encodeJson({ name: 'p', displayName: 'First' })],
    [
      'A.Report/definition/pages/p/visuals/v/visual.json',
      encodeJson({
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
export const createColor = (hex: string) => ({
  solid: { color: { expr: { Literal: { Value: `'${hex}'` } } } },
});
export const createLiteral = (value: string) => ({ expr: { Literal: { Value: value } } });

/** Opens the only report among some files. */
export function openOnlyReport(files: Files): OpenReport {
  const [report] = readReports(files);
  if (!report) throw new Error('There is no report');
  return report;
}
