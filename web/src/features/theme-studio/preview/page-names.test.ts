import { expect, test } from 'vitest';
import { MORE_LAYOUTS } from './more/more-page';
import { PACKS_LAYOUTS } from './packs/packs-page';
import { PAGE_SIZES, REPORT_PAGES } from '../store/page-names';
import { pickLayout } from './pages';

const LATER = { more: MORE_LAYOUTS, packs: PACKS_LAYOUTS };
const DEVICES = ['desktop', 'phone'] as const;

test.each(
  [...REPORT_PAGES, 'more' as const, 'packs' as const].flatMap((page) =>
    DEVICES.map((device) => [page, device] as const),
  ),
)('the size and number of visuals listed for page %s on a %s match its layout', (page, device) => {
  const layout =
    page === 'more' || page === 'packs' ? LATER[page][device] : pickLayout(page, device);
  const { width, height, visuals } = layout;
  expect(layout.page).toBe(page);
  expect(PAGE_SIZES[page][device]).toEqual({ width, height, visuals: visuals.length });
});
