/// <reference lib="dom" />
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { CLASSIC } from '../base-themes';
import { computeContrast } from '../model/contrast';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { createDocument, compileTheme, type StudioDocument } from '../model/document';
import { readSampleReports } from '../testing/powerbi';
import {
  createColor,
  createLiteral,
  openOnlyReport,
  createReport,
} from '../reports/testing/report-with';
import { renderAccessibilityPage } from './accessibility-page';
import { collectFacts, type Subject } from './facts';

const MERIDIAN: StudioDocument = { name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} };
const createSubject = (document: StudioDocument, more: Partial<Subject> = {}): Subject => ({
  name: document.name,
  theme: compileTheme(document),
  document,
  base: CLASSIC.theme,
  report: null,
  ...more,
});
const poor = createDocument({
  name: '<b>Poor</b>',
  dataColors: [
    '#ff0000',
    '#ee1100',
    '#00aa00',
    '#aa5500',
    '#0000ff',
    '#0000ee',
    '#888888',
    '#999999',
  ],
  foreground: '#cccccc',
  background: '#ffffff',
  textClasses: { label: { fontSize: 8 } },
  visualStyles: { card: { '*': { labels: [{ fontSize: 7 }] } } },
});
const showPage = (html: string) => {
  document.open();
  document.write(html);
  document.close();
};
afterEach(() => showPage('<!doctype html><html lang="en"><title>Empty</title></html>'));

const FUAM = openOnlyReport(
  readSampleReports().get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report')!,
);
const ofReport = createSubject(createDocument(FUAM.theme?.theme ?? {}, FUAM.name), {
  report: FUAM,
});

describe('renderAccessibilityPage', () => {
  it('renders a page for a poor theme and a report that loads nothing from elsewhere and passes axe', async () => {
    const html = renderAccessibilityPage([createSubject(poor), ofReport]);
    expect(html).not.toMatch(/\b(?:src|href)=|@import|url\(/);
    expect(html).not.toMatch(/NaN|undefined|null|Infinity/);
    showPage(html);
    // Colours need a layout; the ones of the page are judged below.
    const { violations, passes } = await axe.run(document, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    expect(passes.length).toBeGreaterThan(15);
  });

  it('renders readable text itself', () => {
    for (const ink of ['#1b2433', '#a3142b']) {
      expect(renderAccessibilityPage([createSubject(MERIDIAN)])).toContain(ink);
      expect(computeContrast(ink, '#ffffff')).toBeGreaterThan(7);
    }
  });

  it('names the setting of each contrast and a colour that passes', () => {
    const { contrast: pairs } = collectFacts(createSubject(poor));
    const [first] = pairs.filter(({ passes, id }) => !passes && id !== 'data-on-card');
    expect(first?.at).toMatch(/^\//);
    expect(first?.setting).not.toBe('');
    showPage(renderAccessibilityPage([createSubject(poor)]));
    const row = [...document.querySelectorAll('tr')].find(
      (each) => each.querySelector('th')?.textContent === first?.label,
    );
    expect(row?.textContent).toContain('Too low');
    expect(row?.textContent).toContain(first!.at);
    expect(row?.textContent).toContain(`${first!.fix!.color} passes`);
  });

  it('lists data colours that are hard to tell apart, by kind of colour vision', () => {
    const { seen } = collectFacts(createSubject(poor));
    expect(seen.map(({ vision }) => vision)).toEqual(['full', 'protan', 'deutan', 'tritan']);
    expect(seen[0]).toMatchObject({ passes: false });
    expect(seen[0]?.pair).not.toContain(0);
    expect(collectFacts(createSubject(MERIDIAN)).seen[0]).toMatchObject({ passes: true });
  });

  it('lists text that is too small in a class, in a visual and in the report', () => {
    const listSmallSizes = (subject: Subject) =>
      collectFacts(subject).sizes.filter(({ passes }) => !passes);
    expect(listSmallSizes(createSubject(MERIDIAN))).toEqual([]);
    expect(listSmallSizes(createSubject(poor)).map(({ at, points }) => [at, points])).toEqual([
      ['/textClasses/label/fontSize', 8],
      ['/visualStyles/card/*/labels/0/fontSize', 7],
    ]);
    const report = openOnlyReport(
      createReport({
        legend: [
          { properties: { fontSize: createLiteral('8D'), labelColor: createColor('#dddddd') } },
        ],
        categoryAxis: [{ properties: { fontSize: createLiteral('11D') } }],
      }),
    );
    const { ownSizes, ownColors } = collectFacts(createSubject(MERIDIAN, { report }));
    expect(ownSizes).toMatchObject([
      { value: '8 pt', count: 1, pages: ['First'], settings: ['Legend font size'], passes: false },
      { value: '11 pt', passes: true },
    ]);
    expect(ownColors).toMatchObject([{ value: '#dddddd', passes: false }]);
  });

  it('escapes names from the theme and the report', () => {
    const html = renderAccessibilityPage([createSubject(poor)]);
    expect(html).toContain('&lt;b&gt;Poor&lt;/b&gt;');
    expect(html).not.toContain('<b>Poor');
  });
});
