import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PAGE_SIZES, REPORT_PAGES } from '../preview/page-names';
import { layoutOf } from '../preview/pages';
import { firstLookDrawings, firstLookPictures } from './drawing';
import { FirstLook } from './first-look';
import { FIRST_LOOK } from './pictures';

const DEVICES = ['desktop', 'phone'] as const;

test.each(REPORT_PAGES.flatMap((page) => DEVICES.map((device) => [page, device] as const)))(
  'what is told of the page %s on a %s is what is drawn',
  (page, device) => {
    const { width, height, visuals } = layoutOf(page, device);
    expect(PAGE_SIZES[page][device]).toEqual({ width, height, visuals: visuals.length });
  },
);

test('the picture has the size of the report; on a phone it ends below what is seen', () => {
  const { desktop, phone } = PAGE_SIZES.overview;
  expect(FIRST_LOOK.desktop).toMatchObject({ width: desktop.width, height: desktop.height });
  expect(FIRST_LOOK.phone.width).toBe(phone.width);
  expect(FIRST_LOOK.phone.height).toBeLessThan(phone.height);
});

test('every file that the picture names is made', () => {
  const markup = renderToStaticMarkup(<FirstLook />);
  const named = [...markup.matchAll(/\/(studio\/[\w.-]+)/g)].map(([, file]) => file);
  const made = [...firstLookDrawings, ...firstLookPictures].map(({ file }) => file);
  expect(named.length).toBeGreaterThan(4);
  for (const file of named) expect(made).toContain(file);
});

test.each(firstLookDrawings)('$file is whole, and needs no styles', ({ make }) => {
  const svg = make();
  expect(svg).toContain('Retail performance');
  expect(svg).not.toMatch(/NaN|undefined|var\(/);
});
