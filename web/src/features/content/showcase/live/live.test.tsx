import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MANIFESTS } from '@flexa/visuals/manifests';
import { clearPage } from '@/testing/render';
import { LiveBridge } from './bridge';
import { LiveBullets } from './bullets';
import { LiveForecast } from './forecast';
import { LiveKeyFigures } from './key-figures';
import { LiveTable } from './table';
import { LiveVariance } from './variance';
import { OptionTables } from './visual-options';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearPage();
});

test.each([
  ['variance columns', LiveVariance],
  ['bullet list', LiveBullets],
  ['bridge', LiveBridge],
  ['table', LiveTable],
  ['key figures', LiveKeyFigures],
  ['forecast', LiveForecast],
])('the live %s has three samples and five options, and each changes the drawing', (_, Live) => {
  const { container } = render(<Live />);
  const listDrawings = () =>
    [...container.querySelectorAll('svg[role=img], [role=treegrid]')].map((one) => one.outerHTML);
  const [data, ...options] = screen.getAllByRole('radiogroup');
  expect(options).toHaveLength(5);
  const getChoices = (group: HTMLElement | undefined) =>
    group ? within(group).getAllByRole('radio') : [];
  expect(getChoices(data)).toHaveLength(3);
  // Backwards, so that options are tried with the sample that supports them.
  for (const group of [...options.toReversed(), data]) {
    for (const choice of getChoices(group).slice(1)) {
      const before = listDrawings();
      fireEvent.click(choice);
      expect(listDrawings()).not.toEqual(before);
    }
  }
});

test('the live bridge begins with steps that are visible beside its totals', () => {
  const { container } = render(<LiveBridge />);
  const drawings = [...container.querySelectorAll('svg[role=img]')];
  expect(drawings).toHaveLength(3);
  for (const drawing of drawings) {
    const bars = [...drawing.querySelectorAll('rect:not([fill=transparent])')];
    const steps = bars.map((bar) => Number(bar.getAttribute('height'))).slice(1, -1);
    expect(Math.max(...steps)).toBeGreaterThan(15);
  }
});

test('the options name the theme colour that each unset colour uses', () => {
  const { container } = render(
    <>
      {MANIFESTS.map((manifest) => (
        <OptionTables key={manifest.name} manifest={manifest} />
      ))}
    </>,
  );
  const rows = [...container.querySelectorAll('tr')].map((row) => row.textContent);
  const colors = rows.filter((row) => row.endsWith('any colour'));
  expect(colors.filter((row) => !/the theme’s \S/.test(row))).toEqual([]);
  // Each card of the format pane is one group of rows below its name.
  const findRow = (card: string, option: string) =>
    [...container.querySelectorAll('tbody')]
      .filter((body) => body.querySelector('th[scope=rowgroup]')?.textContent === card)
      .flatMap((body) => [...body.querySelectorAll('tr')].map((row) => row.textContent))
      .find((row) => row.startsWith(option));
  expect(findRow('Columns', 'Colour')).toContain('the theme’s first data colour');
  expect(findRow('Bars', 'Goodbars.good')).toContain('the theme’s good colour');
  expect(findRow('Text and numbers', 'Colour')).toContain('the theme’s text colour');
});
