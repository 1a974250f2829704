import { afterEach, expect, test, vi } from 'vitest';

const FLUENT = 'Fluent2-CY26SU08';
const CLASSIC = 'CY25SU12';

/** The preview of a page that has just been loaded. */
async function loadPreview() {
  vi.resetModules();
  return import('./base-theme');
}

afterEach(() => localStorage.clear());

test('restores the chosen base theme after a reload', async () => {
  const before = await loadPreview();
  await before.chooseBaseTheme(FLUENT);
  const after = await loadPreview();
  expect(after.useBaseTheme.getState().base.name).toBe(CLASSIC);
  after.openBaseTheme();
  await vi.waitFor(() => expect(after.useBaseTheme.getState().base.name).toBe(FLUENT));
});

test('applies the last of two choices, whichever loads first', async () => {
  const { chooseBaseTheme, openBaseTheme, useBaseTheme } = await loadPreview();
  await Promise.all([chooseBaseTheme(FLUENT), chooseBaseTheme(CLASSIC)]);
  expect(useBaseTheme.getState().base.name).toBe(CLASSIC);

  localStorage.setItem('base_theme', FLUENT);
  openBaseTheme();
  await chooseBaseTheme(CLASSIC);
  await chooseBaseTheme(FLUENT);
  expect(useBaseTheme.getState().base.name).toBe(FLUENT);
});

test('ignores a stored name that isn’t a base theme', async () => {
  localStorage.setItem('base_theme', 'toString');
  const { openBaseTheme, useBaseTheme } = await loadPreview();
  openBaseTheme();
  expect(useBaseTheme.getState().base.name).toBe(CLASSIC);
});
