import type { Page } from '@playwright/test';
import { pointAt, clickWithPointer, typeSlowly } from './pointer';

export interface Scene {
  /** Shown as a caption during the scene. */
  caption: string;
  run: (page: Page) => Promise<void>;
}

const openSection = (page: Page, name: string) =>
  clickWithPointer(page, page.getByRole('tab', { name }));
/** Clicks an option of a segmented control, at its label. */
const choose = (page: Page, group: string, name: string) =>
  clickWithPointer(
    page,
    page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }),
  );

const findSearch = (page: Page) => page.getByRole('dialog').getByRole('combobox');

/** Opens the lazily loaded parts once, so that the video doesn't show them load. */
export async function preloadStudio(page: Page): Promise<void> {
  await choose(page, 'View', 'States');
  await page.getByText('Dropdown slicer').first().waitFor();
  await choose(page, 'View', 'Report');
  await page.getByRole('option', { name: /^Line: / }).waitFor();
  await clickWithPointer(page, page.getByRole('button', { name: 'Find a setting' }));
  await findSearch(page).waitFor();
  await page.keyboard.press('Escape');
  await findSearch(page).waitFor({ state: 'detached' });
}

/** Scenes of the video, about a minute in all. Controls are found by role and name. */
export const TOUR: readonly Scene[] = [
  {
    caption: 'The theme studio opens with a finished theme, on a report that looks like Power BI.',
    run: (page) => pointAt(page, page.getByRole('option', { name: /^Line: / })),
  },
  {
    caption: 'A preset is a whole theme: data colours, surfaces, text and status colours.',
    run: async (page) => {
      const findPreset = (name: string) => page.getByRole('button', { name, exact: true });
      await clickWithPointer(page, findPreset('BuGn'));
      await clickWithPointer(page, findPreset('Purples'));
    },
  },
  {
    caption: 'Any colour can be typed. Every visual follows at once.',
    run: async (page) => {
      await clickWithPointer(page, page.getByRole('button', { name: 'Data colour 1' }).first());
      const picker = page.getByRole('dialog', { name: 'Data colour 1' });
      const field = picker.getByRole('textbox').first();
      await clickWithPointer(page, field);
      await field.selectText();
      await typeSlowly(page, '#0f766e');
      await page.keyboard.press('Enter');
      await clickWithPointer(page, picker.getByRole('button', { name: 'Close' }));
    },
  },
  {
    caption: 'Surfaces and four levels of text are decided once and reach every card.',
    run: (page) => openSection(page, 'Surfaces & text'),
  },
  {
    caption: 'Good, neutral and bad, and the ends of colour scales.',
    run: (page) => openSection(page, 'Status & gradient'),
  },
  {
    caption: 'The same theme on a dark page.',
    run: (page) => choose(page, 'Report page', 'Dark page'),
  },
  {
    caption: 'And back. Further pages show more charts, tables and slicers.',
    run: async (page) => {
      await choose(page, 'Report page', 'Light page');
      await clickWithPointer(page, page.getByRole('tab', { name: 'Detail' }));
    },
  },
  {
    caption: 'Buttons and slicers in every state: default, hover, pressed or selected, disabled.',
    run: (page) => choose(page, 'View', 'States'),
  },
  {
    caption: 'The checks measure every text on its ground, and the distance between data colours.',
    run: async (page) => {
      await choose(page, 'View', 'Report');
      await clickWithPointer(page, page.getByRole('tab', { name: 'Overview' }));
      await clickWithPointer(page, page.getByRole('button', { name: 'Expand checks' }));
    },
  },
  {
    caption: 'One click shows the report as it looks without red cones.',
    run: async (page) => {
      const kinds = page.getByRole('radiogroup', { name: 'Show the report as seen with' });
      await clickWithPointer(page, kinds.locator('label').nth(1));
    },
  },
  {
    caption: 'Any single property can be found by its name.',
    run: async (page) => {
      const kinds = page.getByRole('radiogroup', { name: 'Show the report as seen with' });
      await clickWithPointer(page, kinds.locator('label').first());
      await clickWithPointer(page, page.getByRole('button', { name: 'Find a setting' }));
      await findSearch(page).waitFor();
      await typeSlowly(page, 'corner');
    },
  },
  {
    caption: 'Then download it: theme.json, a Power BI project, design tokens or CSS variables.',
    run: async (page) => {
      await page.keyboard.press('Escape');
      await clickWithPointer(page, page.getByRole('button', { name: 'More to download' }));
    },
  },
];
