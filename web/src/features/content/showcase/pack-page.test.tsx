import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listVisuals } from '@/lib/visual-files';
import { clearPage, renderAt } from '@/testing/render';
import { GRACE_DAYS } from '@flexa/license/issue';
import { VISUAL_TITLES } from '@/lib/visual-files';
import { FREE_AND_PAID } from './free-and-paid';
import { PackPage } from './pack-page';
import { SHOWCASES } from './packs';

afterEach(clearPage);

const renderNothing = () => null;

test.each([
  ['charts', '/pricing-charts?months=3'],
  ['designs', '/pricing-design?months=3'],
  ['tables', '/pricing-tables?months=3'],
  ['analytics', '/pricing-analytics?months=3'],
] as const)('prices of %s lead to its pricing page; “try it” to its files', (pack, pricing) => {
  const showcase = SHOWCASES[pack];
  const figures = [renderNothing, renderNothing, renderNothing, renderNothing] as const;
  const live = {};
  renderAt(
    showcase.path,
    <PackPage showcase={showcase} figures={figures} live={live} Picture={renderNothing} />,
  );
  screen.getByText(showcase.title, { selector: 'h1' });
  const choose = screen.getByLabelText(`Choose 3 months of ${showcase.title}`);
  expect(choose.getAttribute('href')).toBe(pricing);
  expect(choose.closest('tr')?.textContent).toContain('$60');
  // Without a marketplace it leads to the files.
  const install = screen.getByText('Try it in your report');
  expect(install.getAttribute('href')).toBe('#install');
});

test.each([
  ['charts', 'The pack’s 3 visuals'],
  ['tables', 'The pack’s one visual'],
] as const)(
  'the page of %s names its number of visuals and that none is certified',
  (pack, text) => {
    const showcase = SHOWCASES[pack];
    const figures = [renderNothing, renderNothing, renderNothing, renderNothing] as const;
    renderAt(
      showcase.path,
      <PackPage showcase={showcase} figures={figures} live={{}} Picture={renderNothing} />,
    );
    screen.getByText(text, { exact: false });
    screen.getByText('Microsoft has not certified Flexa’s visuals', { exact: false });
    const changelog = screen.getByRole('link', { name: 'what is new in each version' });
    expect(changelog.getAttribute('href')).toBe('/document/visuals#versions');
    const sheets = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => address.endsWith('-security.txt'));
    expect(sheets).toEqual(
      listVisuals(pack).map((name) => `/downloads/flexa-${name}-security.txt`),
    );
  },
);

test('the page of a pack compares free, paid and other products, and leads buyers to the price', () => {
  const showcase = SHOWCASES.charts;
  const figures = [renderNothing, renderNothing, renderNothing, renderNothing] as const;
  renderAt(
    showcase.path,
    <PackPage showcase={showcase} figures={figures} live={{}} Picture={renderNothing} />,
  );
  const table = within(
    screen.getByRole('table', { name: 'Flexa Charts, free and with a licence' }),
  );
  for (const name of ['variance-columns', 'bullet-list', 'bridge'] as const) {
    const row = table.getByRole('rowheader', { name: VISUAL_TITLES[name] }).closest('tr');
    expect(row?.textContent).toContain(FREE_AND_PAID[name].free);
    expect(row?.textContent).toContain(FREE_AND_PAID[name].paid);
  }
  const compared = screen.getByRole('table', { name: /^Compared with Power BI’s own visuals/ });
  expect(compared.textContent).toContain('No: Microsoft has not certified them yet');
  screen.getByText(new RegExp(`The key works for ${GRACE_DAYS} more days`));
  const more = screen.getByRole('link', { name: 'Before you buy' });
  expect(more.getAttribute('href')).toBe('/document/before-you-buy');
});
