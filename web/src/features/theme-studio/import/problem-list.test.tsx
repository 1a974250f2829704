import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inspect, readTheme } from '@flexa/theme-engine/import';
import { ProblemList } from './problem-list';

test('lists settings that a newer Power BI may know as kept, without a choice', () => {
  const read = readTheme('{ "name": "A", "zzzzzzzzzzz": 1,\n"good": "teal" }');
  if (read.kind !== 'theme') throw new Error(read.message);
  render(
    <ProblemList
      problems={inspect(read, 'a.json').problems}
      chosen={new Set()}
      shown={null}
      onToggle={() => undefined}
      onLine={() => undefined}
    />,
  );
  const [newer, color] = screen.getAllByRole('listitem');
  expect(newer?.textContent).toMatch(/Unknown top-level key.*so it stays.*kept/);
  expect(newer?.querySelector('input, label')).toBeNull();
  expect(color?.textContent).toContain('#008080');
  expect(color?.querySelector('input')).not.toBeNull();
});
