import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newVisitor, storage } from './harness';

/** What the tests read of a theme file. */
export interface ThemeFile {
  name: string;
  dataColors: string[];
}

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The studio, opened by somebody who has not been there before. */
export async function openStudio(options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const page = await newVisitor(options);
  await page.goto('/flexa-theme');
  await page.getByRole('list', { name: 'Data colours' }).waitFor();
  return page;
}

/** The codes of the data colours, as the palette shows them. */
export async function colorsOf(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Data colours' });
  await list.waitFor();
  const codes = await list.locator('code').allInnerTexts();
  return codes.map((code) => `#${code.replace(/[#\s]/g, '').toLowerCase()}`);
}

export function expectColors(page: Page, expected: readonly string[]) {
  return expect.poll(() => colorsOf(page), { timeout: 15_000 }).toEqual(expected);
}

/** Gives a data colour another code, by the picker beside it. */
export async function setColor(page: Page, position: number, code: string): Promise<void> {
  const colors = page.getByRole('list', { name: 'Data colours' });
  await colors.locator(`[data-color-position="${position - 1}"]`).click();
  const picker = page.getByRole('dialog', { name: `Data colour ${position}` });
  await picker.getByLabel('Hex code', { exact: true }).fill(code);
  await page.keyboard.press('Escape');
  await picker.waitFor({ state: 'detached' });
}

export async function themeIn(download: Download): Promise<ThemeFile> {
  expect(download.suggestedFilename()).toBe('theme.json');
  return JSON.parse(await readFile(await download.path(), 'utf8')) as ThemeFile;
}

/** Waits until the browser has kept what is edited. */
export function expectKept(page: Page, text: string) {
  return expect.poll(() => storage(page, 'theme'), { timeout: 15_000 }).toContain(text);
}
