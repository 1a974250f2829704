import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readReportTheme } from './report-file';

const THEME = JSON.stringify({ name: 'Harbour', dataColors: ['#112233'] });
const OLD = JSON.stringify({ name: 'Old', dataColors: ['#445566'] });
const encodeUtf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const zip = (files: Zippable) => zipSync(files);
const BASE = {
  'Report/StaticResources/SharedResources/BaseThemes/CY25SU12.json': strToU8(
    '{"name":"CY25SU12","dataColors":[]}',
  ),
};

const createLayout = (customTheme: object | undefined, items: object[]) =>
  encodeUtf16(
    JSON.stringify({
      resourcePackages: [{ resourcePackage: { name: 'RegisteredResources', type: 1, items } }],
      config: JSON.stringify({ themeCollection: { baseTheme: { name: 'CY25SU12' }, customTheme } }),
    }),
  );

describe('readReportTheme', () => {
  it('returns the theme that the layout of a .pbix names', () => {
    const bytes = zip({
      ...BASE,
      'Report/Layout': createLayout({ name: 'Harbour17.json' }, [
        { name: 'Old1.json', path: 'Old1.json' },
        { name: 'Harbour17.json', path: 'Harbour17.json' },
      ]),
      'Report/StaticResources/RegisteredResources/Old1.json': strToU8(OLD),
      'Report/StaticResources/RegisteredResources/Harbour17.json': strToU8(THEME),
      DataModel: new Uint8Array(2000),
    });
    expect(readReportTheme(bytes, 'sales.pbix')).toEqual({ name: 'Harbour17.json', text: THEME });
  });

  it('finds a theme whose file has another name', () => {
    const bytes = zip({
      'Report/Layout': createLayout({ name: 'Harbour' }, [
        { name: 'Harbour', path: 'harbour-file.json' },
      ]),
      'Report/StaticResources/RegisteredResources/another.json': strToU8(OLD),
      'Report/StaticResources/RegisteredResources/harbour-file.json': strToU8(THEME),
    });
    expect(readReportTheme(bytes, 'sales.pbix').text).toBe(THEME);
  });

  it('returns the theme that report.json of a zipped project names', () => {
    const report = {
      themeCollection: { customTheme: { name: 'Harbour.json', type: 'RegisteredResources' } },
      resourcePackages: [
        { name: 'RegisteredResources', items: [{ name: 'Harbour.json', path: 'Harbour.json' }] },
      ],
    };
    const bytes = zip({
      'Sales/Sales.pbip': strToU8('{"version":"1.0"}'),
      'Sales/Sales.Report/definition/report.json': strToU8(JSON.stringify(report)),
      'Sales/Sales.Report/StaticResources/RegisteredResources/Old.json': strToU8(OLD),
      'Sales/Sales.Report/StaticResources/RegisteredResources/Harbour.json': strToU8(THEME),
    });
    expect(readReportTheme(bytes, 'sales.zip')).toEqual({ name: 'Harbour.json', text: THEME });
  });

  it('finds a theme alone in a zip', () => {
    expect(readReportTheme(zip({ 'themes/mine.json': strToU8(THEME) }), 'a.zip').name).toBe(
      'mine.json',
    );
  });

  it('refuses a report that uses a theme of Power BI', () => {
    const bytes = zip({ ...BASE, 'Report/Layout': createLayout(undefined, []) });
    expect(() => readReportTheme(bytes, 'sales.pbix')).toThrow(
      'sales.pbix uses one of Power BI’s own themes and contains none of its own.',
    );
  });

  it('explains why other files have no theme', () => {
    expect(() => readReportTheme(zip({ 'a.txt': strToU8('a') }), 'a.zip')).toThrow(
      'a.zip contains no report or theme.',
    );
    expect(() => readReportTheme(strToU8('%PDF-1.7'), 'a.pdf')).toThrow(
      'a.pdf is not a theme (.json), report (.pbix) or zipped project.',
    );
    expect(() => readReportTheme(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), 'a.pbix')).toThrow(
      'a.pbix is encrypted',
    );
    const cut = zip({ 'Report/Layout': createLayout(undefined, []) }).slice(0, 60);
    expect(() => readReportTheme(cut, 'a.pbix')).toThrow('a.pbix could not be unpacked');
  });

  it('refuses an archive that unpacks to more than a report contains', () => {
    const bytes = zip(Object.fromEntries([1, 2, 3, 4].map((i) => [`${i}.json`, strToU8('{}')])));
    // Nothing is unpacked before it is refused, so the sizes that its directory names will do.
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let at = 0; (at = archive.indexOf('PK\x01\x02', at)) >= 0; at += 4) {
      archive.writeUInt32LE(30_000_000, at + 24);
    }
    expect(() => readReportTheme(bytes, 'bomb.zip')).toThrow(
      'bomb.zip unpacks to far more than a report contains.',
    );
  });

  it.each([
    'null',
    '7',
    '[]',
    '{"resourcePackages":7,"themeCollection":{"customTheme":{"name":"a"}}}',
  ])('finds the theme although the description is %s', (description) => {
    const bytes = zip({
      'definition/report.json': strToU8(description),
      'StaticResources/RegisteredResources/a.json': strToU8(THEME),
    });
    expect(readReportTheme(bytes, 'odd.zip').text).toBe(THEME);
  });
});
