import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listVisuals } from '@/lib/visual-files';
import { clearPage, renderAt } from '@/testing/render';
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
  // Without a listing at a marketplace it leads to the files.
  const install = screen.getByText('Try it in your report');
  expect(install.getAttribute('href')).toBe('#install');
});

test.each([
  ['charts', 'The pack’s 3 visuals'],
  ['tables', 'The pack’s one visual'],
] as const)(
  'the page of %s says how many visuals it has and that none is certified',
  (pack, words) => {
    const showcase = SHOWCASES[pack];
    const figures = [renderNothing, renderNothing, renderNothing, renderNothing] as const;
    renderAt(
      showcase.path,
      <PackPage showcase={showcase} figures={figures} live={{}} Picture={renderNothing} />,
    );
    screen.getByText(words, { exact: false });
    screen.getByText('Microsoft has not certified', { exact: false });
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
