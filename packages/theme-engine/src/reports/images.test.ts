import { describe, expect, it } from 'vitest';
import { strToU8 } from 'fflate';
import { findImage, findPageImage } from './images';
import { readReports } from './report-files';
import { createLiteral } from './testing/report-with';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
const SVG =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
const ITEMS = [
  { name: 'logo1.png', path: 'logo1.png', type: 'Image' },
  { name: 'mark', path: 'folder/mark2.svg', type: 'Image' },
  { name: 'words.png', path: 'words.png', type: 'Image' },
  { name: 'gone.png', path: 'gone.png', type: 'Image' },
];

const encodeJson = (value: object) => strToU8(JSON.stringify(value));
const createItem = (name: string) => ({
  expr: { ResourcePackageItem: { PackageName: 'RegisteredResources', ItemName: name } },
});

function createReport(objects: object, page: object = {}) {
  const resources = 'A.Report/StaticResources/RegisteredResources/';
  const [report] = readReports(
    new Map([
      [
        'A.Report/definition/report.json',
        encodeJson({ resourcePackages: [{ name: 'RegisteredResources', items: ITEMS }] }),
      ],
      [`${resources}logo1.png`, PNG],
      [`${resources}folder/mark2.svg`, strToU8(SVG)],
      [`${resources}words.png`, strToU8('<!doctype html><script>1</script>')],
      ['A.Report/definition/pages/p/page.json', encodeJson({ name: 'p', objects: page })],
      [
        'A.Report/definition/pages/p/visuals/v/visual.json',
        encodeJson({ name: 'v', visual: { visualType: 'image', objects } }),
      ],
    ]),
  );
  return report!;
}

const findVisualImage = (objects: object) => {
  const report = createReport(objects);
  return findImage(report.pages[0]!.visuals[0]!, report.images);
};
const createOldImage = (imageUrl: object) => ({ general: [{ properties: { imageUrl } }] });
const formatDataUrl = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

describe('findVisualImage', () => {
  it('returns the registered file that a visual names in the old and the new form', () => {
    expect(findVisualImage(createOldImage(createItem('logo1.png')))).toBe(
      formatDataUrl('png', PNG),
    );
    const image = {
      name: createLiteral("'Logo'"),
      url: createItem('logo1.png'),
      scaling: createLiteral("'Fit'"),
    };
    expect(findVisualImage({ image: [{ properties: { sourceFile: { image } } }] })).toBe(
      formatDataUrl('png', PNG),
    );
  });

  it('finds a file by its registered name, wherever it lies', () => {
    expect(findVisualImage(createOldImage(createItem('mark')))).toBe(
      formatDataUrl('svg+xml', strToU8(SVG)),
    );
  });

  it('returns an image embedded in the report', () => {
    const written = formatDataUrl('png', PNG);
    expect(findVisualImage(createOldImage(createLiteral(`'${written}'`)))).toBe(written);
    const jpg = formatDataUrl('jpg', Uint8Array.of(0xff, 0xd8, 0xff));
    expect(findVisualImage(createOldImage(createLiteral(`'${jpg}'`)))).toBe(jpg);
  });

  it.each([
    ['is not among the files', createOldImage(createItem('gone.png'))],
    ['is not registered', createOldImage(createItem('other.png'))],
    ['isn’t an image, despite its name', createOldImage(createItem('words.png'))],
    [
      'is on another site, since nothing is fetched for a report',
      createOldImage(createLiteral("'https://a.example/x.png'")),
    ],
    [
      'is larger than 8 MB',
      createOldImage(createLiteral(`'data:image/png;base64,${'A'.repeat(10_700_000)}'`)),
    ],
    ['is text', createOldImage(createLiteral("'data:text/html;base64,AAAA'"))],
    ['comes from data', { image: [{ properties: { sourceField: { expr: { Measure: {} } } } }] }],
    ['has a name that every object has', createOldImage(createItem('constructor'))],
    ['has no setting', {}],
  ])('returns nothing for an image that %s', (_, objects) => {
    expect(findVisualImage(objects)).toBeUndefined();
  });
});

it('findPageImage returns the image that a page names, with its scaling', () => {
  const image = { url: createItem('logo1.png'), scaling: createLiteral("'Fill'") };
  const page = { background: [{ properties: { image: { image } } }] };
  const report = createReport({}, page);
  expect(findPageImage(report.pages[0]!, 'background', report.images)).toEqual({
    address: formatDataUrl('png', PNG),
    scaling: 'Fill',
  });
  expect(findPageImage(report.pages[0]!, 'outspace', report.images)).toBeUndefined();
});
