import { reportsIn } from '@flexa/theme-engine/reports';
import { sampleReports } from '@flexa/theme-engine/testing';

export const LARGE = { pages: 200, visuals: 5000 } as const;

/** The files of a report of 200 pages and 5,000 visuals: one page of a real report, again and again. */
export function largeReport(): Map<string, Uint8Array> {
  const files = sampleReports().get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report');
  const [report] = files ? reportsIn(files) : [];
  const page = report?.pages.toSorted((a, b) => b.visuals.length - a.visuals.length)[0];
  if (!files || !report || !page) throw new Error('The sample report is gone');
  const large = new Map(files);
  const { pages, visuals } = LARGE;
  const add = (path: string, text: string) => large.set(path, new TextEncoder().encode(text));
  for (let i = 0; i < pages - report.pages.length; i += 1) {
    const folder = `${report.root}definition/pages/copy${i}/`;
    add(`${folder}page.json`, page.text.replace(`"${page.name}"`, `"copy${i}"`));
  }
  const count = report.pages.reduce((sum, each) => sum + each.visuals.length, 0);
  for (let i = 0; i < visuals - count; i += 1) {
    const visual = page.visuals[i % page.visuals.length];
    const folder = `${report.root}definition/pages/copy${i % (pages - report.pages.length)}/`;
    if (visual) add(`${folder}visuals/copy${i}/visual.json`, visual.text);
  }
  return large;
}
