import { describe, expect, it } from 'vitest';
import { strToU8 } from 'fflate';
import { imageOf, pageImageOf } from './images';
import { reportsIn } from './report-files';
import { literal } from './testing/report-with';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
const SVG =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
const ITEMS = [
  { name: 'logo1.png', path: 'logo1.png', type: 'Image' },
  { name: 'mark', path: 'folder/mark2.svg', type: 'Image' },
  { name: 'words.png', path: 'words.png', type: 'Image' },
  { name: 'gone.png', path: 'gone.png', type: 'Image' },
];

const json = (value: object) => strToU8(JSON.stringify(value));
const item = (name: string) => ({
  expr: { ResourcePackageItem: { PackageName: 'RegisteredResources', ItemName: name } },
});

function reportOf(objects: object, page: object = {}) {
  const resources = 'A.Report/StaticResources/RegisteredResources/';
  const [report] = reportsIn(
    new Map([
      [
        'A.Report/definition/report.json',
        json({ resourcePackages: [{ name: 'RegisteredResources', items: ITEMS }] }),
      ],
      [`${resources}logo1.png`, PNG],
      [`${resources}folder/mark2.svg`, strToU8(SVG)],
      [`${resources}words.png`, strToU8('<!doctype html><script>1</script>')],
      ['A.Report/definition/pages/p/page.json', json({ name: 'p', objects: page })],
      [
        'A.Report/definition/pages/p/visuals/v/visual.json',
        json({ name: 'v', visual: { visualType: 'image', objects } }),
      ],
    ]),
  );
  return report!;
}

const pictured = (objects: object) => {
  const report = reportOf(objects);
  return imageOf(report.pages[0]!.visuals[0]!, report.images);
};
const old = (imageUrl: object) => ({ general: [{ properties: { imageUrl } }] });
const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

describe('the image of a visual', () => {
  it('is the registered file that it names, in the older way and in today’s', () => {
    expect(pictured(old(item('logo1.png')))).toBe(dataUrl('png', PNG));
    const image = { name: literal("'Logo'"), url: item('logo1.png'), scaling: literal("'Fit'") };
    expect(pictured({ image: [{ properties: { sourceFile: { image } } }] })).toBe(
      dataUrl('png', PNG),
    );
  });

  it('is found by the name it is registered with, wherever its file lies', () => {
    expect(pictured(old(item('mark')))).toBe(dataUrl('svg+xml', strToU8(SVG)));
  });

  it('may stand in the report itself', () => {
    const written = dataUrl('png', PNG);
    expect(pictured(old(literal(`'${written}'`)))).toBe(written);
    const jpg = dataUrl('jpg', Uint8Array.of(0xff, 0xd8, 0xff));
    expect(pictured(old(literal(`'${jpg}'`)))).toBe(jpg);
  });

  it.each([
    ['is not among the files', old(item('gone.png'))],
    ['is not registered', old(item('other.png'))],
    ['is no image, whatever its name says', old(item('words.png'))],
    ['lies elsewhere: nothing is fetched for a report', old(literal("'https://a.example/x.png'"))],
    ['is larger than 8 MB', old(literal(`'data:image/png;base64,${'A'.repeat(10_700_000)}'`))],
    ['is text', old(literal("'data:text/html;base64,AAAA'"))],
    ['comes from data', { image: [{ properties: { sourceField: { expr: { Measure: {} } } } }] }],
    ['is a name every object has', old(item('constructor'))],
    ['is not said', {}],
  ])('is none where it %s', (_, objects) => {
    expect(pictured(objects)).toBeUndefined();
  });
});

it('the image behind a page is the one it names, with its scaling', () => {
  const image = { url: item('logo1.png'), scaling: literal("'Fill'") };
  const page = { background: [{ properties: { image: { image } } }] };
  const report = reportOf({}, page);
  expect(pageImageOf(report.pages[0]!, 'background', report.images)).toEqual({
    address: dataUrl('png', PNG),
    scaling: 'Fill',
  });
  expect(pageImageOf(report.pages[0]!, 'outspace', report.images)).toBeUndefined();
});
