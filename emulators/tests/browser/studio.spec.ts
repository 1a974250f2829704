import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { some } from '@flexa/testing/sample';
import {
  colorsOf,
  DESKTOP,
  expectColors,
  expectKept,
  PHONE,
  setColor,
  themeIn,
  expect,
  test,
} from './fixtures/studio';
import { sidewaysBy, violations } from './fixtures/violations';

test('by mouse: a preset, a colour, a remedy, a step back, and the file', async ({ pageOf }) => {
  const page = await pageOf('new', DESKTOP);
  await page.goto('/flexa-theme');
  const usual = await colorsOf(page);
  await page.getByRole('button', { name: 'BuGn' }).click();
  await expect.poll(() => colorsOf(page)).not.toEqual(usual);
  const preset = await colorsOf(page);

  await setColor(page, 2, '#0A7D5C');
  const changed = preset.with(1, '#0a7d5c');
  await expectColors(page, changed);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectColors(page, preset);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectColors(page, changed);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const theme = await themeIn(download);
  expect(theme.dataColors.map((color) => color.toLowerCase())).toEqual(changed);
});

test('what can not be read is found, put right with a press, and can be taken back', async ({
  openStudio,
}) => {
  const page = await openStudio();
  await page.getByRole('tab', { name: /^Surfaces/ }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: /^Fourth/ }).click();
  const picker = page.getByRole('dialog', { name: 'Fourth' });
  await picker.getByLabel('Hex code', { exact: true }).fill('#e8e8e8');
  await page.keyboard.press('Escape');
  const fix = page.getByRole('button', { name: /^Fix Hints/ }).first();
  await fix.click();
  await fix.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await fix.waitFor();
});

test('a data colour that is lost on the card is found, and put right with a press', async ({
  openStudio,
}) => {
  const page = await openStudio();
  const usual = await colorsOf(page);
  await setColor(page, 4, '#fbfbf2');
  await page.getByRole('button', { name: 'Fix Data colours on card' }).click();
  await page.getByText('25 of 25 pass').waitFor();
  const [, , , fourth, ...rest] = await colorsOf(page);
  expect(fourth).not.toBe('#fbfbf2');
  expect(rest).toEqual(usual.slice(4));
});

test('by keyboard alone: sections, columns, a colour, undo, and the download', async ({
  pageOf,
}) => {
  const page = await pageOf('new', DESKTOP);
  await page.goto('/flexa-theme');
  const usual = await colorsOf(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('F6');
  expect(await focused()).toContain('Palette');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('tab', { name: /^Surfaces/, selected: true }).waitFor();
  await page.keyboard.press('1');
  await page.getByRole('tab', { name: /^Palette/, selected: true }).waitFor();

  await page.locator('[data-color-position="0"]').focus();
  await page.keyboard.press('l');
  await page.keyboard.press('Alt+ArrowDown');
  const [first = '', second = '', ...rest] = usual;
  await expectColors(page, [second, first, ...rest]);
  await page.keyboard.press('Control+z');
  await expectColors(page, usual);
  await page.keyboard.press('Control+Shift+z');
  await expectColors(page, [second, first, ...rest]);

  await page.keyboard.press('b');
  await page.getByRole('button', { name: /^Stop showing .* Protanopia/ }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('button', { name: /^Stop showing/ }).count()).toBe(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Control+s'),
  ]);
  const { dataColors } = await themeIn(download);
  expect(dataColors.map((color) => color.toLowerCase())).toEqual([second, first, ...rest]);
});

test('on a phone: a colour in the sheet, the checks, the sections below', async ({
  openStudio,
}) => {
  const page = await openStudio(PHONE);
  await setColor(page, 3, '#8a1fb0');
  await expect.poll(async () => (await colorsOf(page))[2]).toBe('#8a1fb0');
  await page.getByRole('button', { name: /^\d+ to fix$|^All pass$/ }).tap();
  await page.getByRole('heading', { name: 'Checks' }).waitFor();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('button', { name: 'Pages' }).tap();
  await page.getByRole('region', { name: 'Pages', exact: true }).waitFor();
  expect(await sidewaysBy(page)).toBe(0);
  for (const button of await sections.getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

for (const [device, options, press] of [
  ['a desk', DESKTOP, (page: Page, x: number, y: number) => page.mouse.click(x, y)],
  ['a phone', PHONE, (page: Page, x: number, y: number) => page.touchscreen.tap(x, y)],
] as const) {
  test(`on ${device} a press on the report chooses what it shows`, async ({ openStudio }) => {
    const page = await openStudio(options);
    const report = await page.getByRole('listbox', { name: /^Report page Overview/ }).boundingBox();
    if (!report) throw new Error('the report has no place');
    // The first card of the page, upper left.
    await press(page, report.x + report.width * 0.1, report.y + report.width * 0.2);
    await page.getByRole('option', { selected: true }).first().waitFor({ state: 'attached' });
    await page.getByRole(options === PHONE ? 'region' : 'tabpanel', { name: /^Visuals/ }).waitFor();
  });
}

test('who has something in this browser finds it', async ({ openStudio }) => {
  const page = await openStudio();
  await setColor(page, 1, '#123456');
  await expectKept(page, '#123456');
  await page.goto('about:blank');
  await page.goto('/flexa-theme');
  await expect.poll(async () => (await colorsOf(page))[0]).toBe('#123456');
});

test('by keyboard the report is walked through and chosen from', async ({ openStudio }) => {
  const page = await openStudio();
  await page.getByRole('listbox', { name: /^Report page Overview/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: /^Visuals/, selected: true }).waitFor();
});

test('going back from a dialog leaves it, and what was made stays', async ({ newVisitor }) => {
  const page = await newVisitor(DESKTOP);
  await page.goto('/flexa-theme');
  await setColor(page, 1, '#123456');
  await page.getByRole('link', { name: 'Flexa, home' }).click();
  await page.waitForURL('/');
  await page.goBack();
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.goForward();
  await page.waitForURL('/');
  await page.goBack();
  await expect.poll(async () => (await colorsOf(page))[0]).toBe('#123456');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a colour typed letter by letter is kept by Escape, as it is and without its #', async ({
  openStudio,
}) => {
  const page = await openStudio();
  const usual = await colorsOf(page);
  const picker = page.getByRole('dialog', { name: 'Data colour 4' });
  for (const typed of ['#bb11bb', '22cc44']) {
    await page.locator('[data-color-position="3"]').click();
    await picker.getByLabel('Hex code', { exact: true }).and(page.locator(':focus')).waitFor();
    // The code in the field is selected: what is typed stands in its place.
    await page.keyboard.type(typed);
    await page.keyboard.press('Escape');
    await picker.waitFor({ state: 'detached' });
    await expectColors(page, usual.with(3, `#${typed.replace('#', '')}`));
  }
  for (const before of [usual.with(3, '#bb11bb'), usual]) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectColors(page, before);
  }
});

test('a reload keeps the document and every step of it', async ({ openStudio }) => {
  const page = await openStudio();
  const usual = await colorsOf(page);
  await setColor(page, 1, '#123456');
  await setColor(page, 2, '#654321');
  await expectKept(page, '#654321');
  await page.reload();
  await expectColors(page, ['#123456', '#654321', ...usual.slice(2)]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectColors(page, ['#123456', ...usual.slice(1)]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectColors(page, usual);
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectColors(page, ['#123456', ...usual.slice(1)]);
});

test('what is kept and not ours does no harm', async ({ newVisitor }) => {
  const page = await newVisitor(DESKTOP);
  await page.goto('/blogs');
  for (const value of ['{', 'null', '[]', '{"studio":{"history":{"document":7}}}']) {
    await page.evaluate((kept) => localStorage.setItem('theme', kept), value);
    await page.goto('/flexa-theme');
    expect(await colorsOf(page)).toHaveLength(8);
  }
});

for (const scheme of some(['light', 'dark'] as const, 1 / 2)) {
  test(`it breaks no rule of axe in the ${scheme} theme`, async ({ openStudio }) => {
    const page = await openStudio({ ...DESKTOP, colorScheme: scheme });
    const found: string[] = [];
    const look = async (where: string) => {
      for (const line of await violations(page)) found.push(`${where} ${line}`);
    };
    for (const name of ['Palette', 'Surfaces', 'Status', 'Visuals', 'Pages', 'Import']) {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      await look(name);
    }
    for (const view of ['States', 'JSON']) {
      await page.getByRole('radio', { name: view }).check({ force: true });
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      await look(view);
    }
    await page.getByRole('button', { name: 'More to download' }).click();
    await page.getByRole('button', { name: 'Copy JSON' }).waitFor();
    await look('the download menu');
    expect(found).toEqual([]);
  });
}

test('on a phone it breaks no rule of axe, with the controls and with the checks', async ({
  openStudio,
}) => {
  const page = await openStudio(PHONE);
  const found = await violations(page);
  await page.getByRole('button', { name: /^\d+ to fix$|^All pass$/ }).tap();
  await page.getByRole('heading', { name: 'Checks' }).waitFor();
  found.push(...(await violations(page)));
  expect(found).toEqual([]);
});

test('the checks of a theme with many ignored settings stand one below the other', async ({
  openStudio,
}) => {
  const page = await openStudio();
  const legend = Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`madeUpSettingWithALongName${i}`, 1]),
  );
  await page.getByRole('tab', { name: /^Import/ }).click();
  const text = { name: 'Many', visualStyles: { columnChart: { '*': { legend: [legend] } } } };
  await page.locator('input[type="file"][accept*=".json"]').setInputFiles({
    name: 'many.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(text)),
  });
  await page
    .getByRole('button', { name: /^Import/ })
    .last()
    .click();
  const verdict = page.getByRole('region', { name: 'What Power BI says' });
  await expect(verdict.getByRole('button', { name: /^Mend/ })).toHaveCount(5);
  const column = page.getByRole('complementary', { name: 'Checks' });
  const boxes = await column.locator('section').evaluateAll((all) =>
    all.map((one) => ({
      top: one.getBoundingClientRect().top,
      height: one.clientHeight,
      needed: one.scrollHeight,
    })),
  );
  for (const [i, { top, height, needed }] of boxes.entries()) {
    expect(needed).toBeLessThanOrEqual(height + 1);
    const next = boxes[i + 1];
    if (next) expect(next.top).toBeGreaterThanOrEqual(top + height - 1);
  }
  await verdict.getByRole('button', { name: /^Mend/ }).first().click();
  await expect(verdict).toContainText('8 of');
});
