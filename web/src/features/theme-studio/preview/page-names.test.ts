import { expect, test } from 'vitest';
import { PAGE_SIZES, REPORT_PAGES } from './page-names';
import { layoutOf } from './pages';

const DEVICES = ['desktop', 'phone'] as const;

test.each(REPORT_PAGES.flatMap((page) => DEVICES.map((device) => [page, device] as const)))(
  'what is told of the page %s on a %s is what is drawn',
  (page, device) => {
    const { width, height, visuals } = layoutOf(page, device);
    expect(PAGE_SIZES[page][device]).toEqual({ width, height, visuals: visuals.length });
  },
);
