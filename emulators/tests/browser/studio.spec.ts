import { sampleList } from '@flexa/testing/sample';
import { DEFAULT_DECISIONS, formatDocument } from '@flexa/theme-engine/model';
import {
  readColors,
  DESKTOP,
  expectColors,
  expectStored,
  PHONE,
  clickReport,
  setColor,
  readDownload,
  readDownloadedTheme,
  expect,
  test,
} from './fixtures/studio';
import { measureOverflow, findViolations } from './fixtures/violations';

test('two colours of the home page repaint its report and open as a theme that passes every check', async ({
  newVisitor,
}) => {
  const page = await newVisitor(DESKTOP);
  await page.goto('/');
  const report = page.getByRole('img', { name: /^Sample report/ });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('live-report.svg')),
  );
  const before = await report.screenshot();
  await page.getByLabel('First colour', { exact: true }).fill('#E4002B');
  await page.getByLabel('Pick the second colour').fill('#ffd9d0');
  await expect.poll(async () => (await report.screenshot()).equals(before)).toBe(false);
  await page.getByRole('button', { name: 'Open in the studio' }).click();
  await page.waitForURL('/flexa-theme');
  await expect.poll(async () => (await readColors(page))[0]).toBe('#e4002b');
  await page.getByRole('complementary', { name: 'Checks' }).getByText('All pass').waitFor();
});

/** The tests beside the code cover the panels and checks. */
test('a mouse chooses a preset, types a colour, undoes, reloads, and downloads the file', async ({
  openPageAs,
}) => {
  const page = await openPageAs('new', DESKTOP);
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  await page.goto('/flexa-theme');
  const initial = await readColors(page);
  await page.getByRole('button', { name: 'BuGn' }).click();
  await expect.poll(() => readColors(page)).not.toEqual(initial);
  const preset = await readColors(page);
  const changedOnce = preset.with(3, '#bb11bb');
  const changedTwice = changedOnce.with(3, '#22cc44');

  await test.step('Escape keeps a code typed letter by letter, with and without its #', async () => {
    const picker = page.getByRole('dialog', { name: 'Data colour 4' });
    for (const code of ['#bb11bb', '22cc44']) {
      await page.locator('[data-color-position="3"]').click();
      await picker.getByLabel('Hex code', { exact: true }).and(page.locator(':focus')).waitFor();
      // The code in the field is selected, so typing replaces it.
      await page.keyboard.type(code);
      await page.keyboard.press('Escape');
      await picker.waitFor({ state: 'detached' });
    }
    await expectColors(page, changedTwice);
  });

  await test.step('a reload keeps the theme and every step', async () => {
    await expectStored(page, '#22cc44');
    await page.reload();
    await expectColors(page, changedTwice);
    for (const before of [changedOnce, preset, initial]) {
      await undo.click();
      await expectColors(page, before);
    }
    await expect(undo).toBeDisabled();
    for (const after of [preset, changedOnce]) {
      await redo.click();
      await expectColors(page, after);
    }
  });

  await test.step('a click on the report selects the clicked element', async () => {
    await clickReport(page, (x, y) => page.mouse.click(x, y));
    await page.getByRole('tabpanel', { name: /^Visuals/ }).waitFor();
    await page.getByRole('tab', { name: /^Palette/ }).click();
  });

  await test.step('going back from a dialog leaves it and keeps the changes', async () => {
    await page.getByRole('link', { name: 'Flexa, home' }).click();
    await page.waitForURL('/');
    await page.goBack();
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.goForward();
    await page.waitForURL('/');
    await page.goBack();
    await expectColors(page, changedOnce);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const { dataColors } = await readDownloadedTheme(download);
  expect(dataColors.map((color) => color.toLowerCase())).toEqual(changedOnce);
});

test('the keyboard alone reaches sections, columns, the report, a colour, undo and the download', async ({
  openPageAs,
}) => {
  const page = await openPageAs('new', DESKTOP);
  await page.goto('/flexa-theme');
  const initial = await readColors(page);
  await page.keyboard.press('F6');
  await expect(page.locator(':focus')).toContainText('Palette');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('tab', { name: /^Surfaces/, selected: true }).waitFor();
  await page.getByRole('listbox', { name: /^Report page Overview/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: /^Visuals/, selected: true }).waitFor();
  await page.keyboard.press('1');
  await page.getByRole('tab', { name: /^Palette/, selected: true }).waitFor();

  await page.locator('[data-color-position="0"]').focus();
  await page.keyboard.press('l');
  await page.keyboard.press('Alt+ArrowDown');
  const [first = '', second = '', ...rest] = initial;
  await expectColors(page, [second, first, ...rest]);
  await page.keyboard.press('Control+z');
  await expectColors(page, initial);
  await page.keyboard.press('Control+Shift+z');
  await expectColors(page, [second, first, ...rest]);

  const simulated = page.getByRole('button', { name: /^Stop showing/ });
  await page.keyboard.press('b');
  await expect(simulated).toHaveAccessibleName(/ Protanopia/);
  await page.keyboard.press('Escape');
  await expect(simulated).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Control+s'),
  ]);
  // The file has the same bytes as one by the engine, the command line, the Action or the MCP server.
  const [firstColor = '', secondColor = '', ...others] = DEFAULT_DECISIONS.dataColors;
  const decisions = { ...DEFAULT_DECISIONS, dataColors: [secondColor, firstColor, ...others] };
  expect(await readDownload(download)).toBe(
    formatDocument({ name: 'Meridian', decisions, changes: {} }),
  );
});

test('a phone sets a colour in the sheet, moves its bar, shows the checks and the report, and saves from the menu', async ({
  newCustomer,
}) => {
  const { page } = await newCustomer('Pho Ne', PHONE);
  await page.goto('/flexa-theme');
  const expectSound = async () => {
    expect(await findViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
  };
  await setColor(page, 3, '#8a1fb0');
  await expect.poll(async () => (await readColors(page))[2]).toBe('#8a1fb0');
  await expectSound();

  await test.step('a tap on the report selects the tapped element', async () => {
    await clickReport(page, (x, y) => page.touchscreen.tap(x, y));
    await page.getByRole('region', { name: /^Visuals/ }).waitFor();
  });

  await test.step('the sections are at the bottom, large enough for a finger', async () => {
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('button', { name: 'Pages' }).tap();
    await page.getByRole('region', { name: 'Pages', exact: true }).waitFor();
    for (const button of await sections.getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step('the bar moves the sheet up and down', async () => {
    const bar = page.getByRole('button', { name: /panel (larger|smaller)/ });
    const measureTop = async () => (await bar.boundingBox())?.y ?? 0;
    const before = await measureTop();
    await bar.tap();
    await expect.poll(measureTop).toBeLessThan(before);
    await bar.tap();
    await expect.poll(measureTop).toBe(before);
  });

  await test.step('the theme is saved from the menu of its name', async () => {
    const menu = page.getByRole('button', { name: /theme menu/ });
    await menu.first().tap();
    const savedNotice = page.getByText(/saved as version 1$/);
    await Promise.all([
      savedNotice.first().waitFor(),
      page.getByRole('menuitem', { name: 'Save', exact: true }).tap(),
    ]);
  });

  await test.step('the checks fill the sheet', async () => {
    await page.getByRole('button', { name: /^\d+ to fix$|^All pass$/ }).tap();
    await page.getByRole('heading', { name: 'Checks' }).waitFor();
    await expectSound();
  });
});

for (const colorScheme of sampleList(['light', 'dark'] as const, 1 / 2)) {
  test(`the studio breaks no rule of axe in the ${colorScheme} theme`, async ({ openStudio }) => {
    const page = await openStudio({ ...DESKTOP, colorScheme });
    const violations: string[] = [];
    const checkPart = async (part: string, within?: string) => {
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      for (const line of await findViolations(page, within)) violations.push(`${part} ${line}`);
    };
    await checkPart('Palette');
    // Checks only the part that a click changes, because the rest of the page stays the same.
    for (const name of ['Surfaces', 'Status', 'Visuals', 'Pages', 'Import']) {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
      await checkPart(name, '[role="tabpanel"]');
    }
    for (const view of ['States', 'JSON']) {
      await page.getByRole('radio', { name: view }).check({ force: true });
      await checkPart(view, 'main');
    }
    await page.getByRole('button', { name: 'More to download' }).click();
    await page.getByRole('button', { name: 'Copy JSON' }).waitFor();
    await checkPart('the download menu', '[role="dialog"]');
    expect(violations).toEqual([]);
  });
}
