import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OpenReport, RethemeChange } from '@flexa/theme-engine/reports';
import { ReportChanges } from './report-changes';

afterEach(cleanup);

const report: Pick<OpenReport, 'pages'> = { pages: [] };
const changes = Array.from({ length: 312 }, (_, i): RethemeChange => ({
  path: `pages/${i}.json`,
  page: `Page ${i}`,
  visual: '',
  setting: 'fill',
  before: '#000000',
  after: 'data1',
}));

test('the disclosure of all changes has a heading, and each press says how many more it shows', () => {
  render(<ReportChanges report={report as OpenReport} changes={changes} />);
  const heading = screen.getByRole('heading', { level: 3, name: 'All 312 changes' });
  fireEvent.click(heading.querySelector('button')!);
  const countShown = () => screen.getAllByText(/^Page: /).length;
  expect(countShown()).toBe(50);
  fireEvent.click(screen.getByRole('button', { name: 'Show 200 more' }));
  expect(countShown()).toBe(250);
  fireEvent.click(screen.getByRole('button', { name: 'Show 62 more' }));
  expect(countShown()).toBe(312);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});
