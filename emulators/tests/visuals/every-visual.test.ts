import { stat } from 'node:fs/promises';
import { buildPackagePath } from '@flexa/visuals/build';
import type { VisualType } from '@flexa/contracts/plans';
import { FLEXA_VISUALS, listProductsFor, addLicenseKey } from '@flexa/license/flexa';
import type powerbi from 'powerbi-visuals-api';
import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../browser/fixtures/launch';
import { LARGE_ROWS, createMovingView } from '../../bench/moving-views';
import { SAMPLE_VIEWS, removeRows } from '../../power-bi/sample-views';
import {
  DAY,
  EDITING,
  signLicenseKey,
  openPackaged,
  READING,
  type PackagedVisual,
} from './fixtures';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());

/** Bytes that a release may add to a local build: 80 for a public key, 10 for a revoked licence key. */
const ROOM_FOR_KEYS = 500;

const COLORS = /^(#|rgb)/;
const soon = new Date(Date.now() + 40 * DAY);

describe.each(FLEXA_VISUALS)(
  'packaged visuals in a frame without an origin: $name',
  ({ name, pack }) => {
    const view = SAMPLE_VIEWS[name];
    let visual: PackagedVisual;
    const findPoints = () => visual.frame.locator('[role=option],[role=row][aria-level]');
    const findDrawing = () => visual.frame.locator('[role=listbox],[role=treegrid]');
    const listSelected = () =>
      findPoints().evaluateAll((elements) =>
        elements.flatMap((element, i) => (element.ariaSelected === 'true' ? [i] : [])),
      );

    beforeAll(async () => {
      visual = await openPackaged(browser, name);
    }, 60_000);
    afterAll(() => visual.page.context().close());
    afterEach(() => {
      expect(visual.requests).toEqual([]);
      expect(visual.faults.splice(0)).toEqual([]);
    });

    test('the package of a visual names the authors of the work it contains', () => {
      const notices = visual.strings['en-US']?.Legal_Notices ?? '';
      expect(notices).toMatch(/@noble\/ed25519[\s\S]+Paul Miller/);
    });

    test('the package of a visual has at most 60 kB, with space for four more keys and a longer revocation list', async () => {
      const { size } = await stat(buildPackagePath(name));
      expect(size + ROOM_FOR_KEYS).toBeLessThanOrEqual(60_000);
    });

    test.each([
      ['fr-CA', 'fr-FR'],
      ['ar-SA', 'ar-SA'],
      ['zh-TW', 'en-US'],
    ])('a visual shows a reader of %s the texts of %s', async (locale, texts) => {
      await visual.start({ locale });
      await visual.update({ view: null });
      const heading = await visual.frame.getByRole('heading').textContent();
      expect(heading).toBe(visual.strings[texts]?.Visual_Name);
    });

    test('a visual without fields shows a landing page, whose link the host opens', async () => {
      await visual.start();
      await visual.update({ view: null });
      await visual.frame.getByRole('heading').waitFor();
      expect(await visual.frame.getByRole('listitem').count()).toBe(3);
      await visual.frame.getByRole('button', { name: 'How it works' }).click();
      const address = expect.stringMatching(new RegExp(`/document/${name}$`)) as string;
      expect((await visual.takeCalls()).at(-1)).toEqual({ name: 'launchUrl', with: address });
      expect(await visual.frame.evaluate(() => window.origin)).toBe('null');
    });

    test('a visual draws data and reports the rendering to the host and to screen readers', async () => {
      await visual.start();
      await visual.update({ view: view() });
      expect(await visual.takeCalls()).toEqual([
        ...[{ name: 'renderingStarted' }, { name: 'renderingFinished' }],
      ]);
      expect(await findPoints().count()).toBeGreaterThan(1);
      expect(await findDrawing().getAttribute('aria-label')).toBeTruthy();
      const says = await findPoints().evaluateAll((elements) =>
        elements.map((element) => element.ariaLabel ?? element.textContent),
      );
      expect(says.filter((text) => !text)).toEqual([]);
    });

    test('the format pane is in the reader’s language, the licence key first', async () => {
      await visual.start({ locale: 'de-DE' });
      await visual.update({ view: view() });
      const model = await visual.frame.evaluate(() => window.bench.model());
      const cards = (model?.cards ?? []) as powerbi.visuals.FormattingCard[];
      expect(cards[0]?.displayName).toBe('Lizenz');
      expect(cards.length).toBeGreaterThan(3);
    });

    test('a visual selects by click, more with Ctrl, and follows bookmarks', async () => {
      await visual.start();
      await visual.update({ view: view() });
      // In bridges the first and the last are totals, which select nothing.
      await findPoints().nth(1).click();
      await expect.poll(listSelected).toEqual([1]);
      const keys = (await visual.takeCalls()).flatMap(({ name, with: details }) =>
        name === 'select' ? (details as { keys: string[] }).keys : [],
      );
      await findPoints()
        .nth(2)
        .click({ modifiers: ['Control'] });
      await expect.poll(listSelected).toEqual([1, 2]);
      await visual.frame.evaluate((keys) => window.bench.bookmark(keys), keys);
      await expect.poll(listSelected).toEqual([1]);
      await visual.frame.evaluate(() => window.bench.bookmark([]));
      await expect.poll(listSelected).toEqual([]);
    });

    test('a visual selects nothing if the host allows no interaction', async () => {
      await visual.start({ allowInteractions: false });
      await visual.update({ view: view() });
      await findPoints().nth(1).click();
      expect((await visual.takeCalls()).map(({ name }) => name)).not.toContain('select');
    });

    test('a visual shows tooltips and opens the context menu', async () => {
      await visual.start();
      await visual.update({ view: view() });
      await findPoints().nth(1).hover();
      await findPoints().nth(1).click({ button: 'right' });
      await visual.page.mouse.move(895, 595);
      const calls = await visual.takeCalls();
      const rows = calls.find(({ name }) => name === 'tooltip')?.with as { value: string }[];
      expect(rows.length).toBeGreaterThan(0);
      const listCalls = async () => {
        calls.push(...(await visual.takeCalls()));
        return calls.map(({ name }) => name);
      };
      // The frame hears a little later that the pointer has left it.
      const expected = ['showContextMenu', 'tooltip hides'];
      await expect.poll(listCalls).toEqual(expect.arrayContaining(expected));
    });

    test('a visual can be used by keyboard alone', async () => {
      await visual.start();
      await visual.update({ view: view() });
      await findDrawing().focus();
      const press = (key: string) => visual.page.keyboard.press(key);
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await press(key);
      await expect.poll(listSelected).toEqual([1]);
      const findFocusIndex = () =>
        visual.frame.evaluate(() => {
          const elements = [...document.querySelectorAll('[role=option],[role=row][aria-level]')];
          return elements.indexOf(document.activeElement ?? document.body);
        });
      expect(await findFocusIndex()).toBe(1);
      await press('End');
      expect(await findFocusIndex()).toBe((await findPoints().count()) - 1);
      await press('Home');
      await press('Shift+F10');
      await press('Escape');
      expect((await visual.takeCalls()).map(({ name }) => name)).toEqual(
        expect.arrayContaining(['select', 'showContextMenu', 'clear']),
      );
      await expect.poll(listSelected).toEqual([]);
      // Power BI leaves a visual by the next Escape.
      await visual.frame.evaluate(() => {
        document.addEventListener('keydown', ({ key, defaultPrevented }) => {
          document.title = `${key} ${defaultPrevented ? 'is' : 'isn’t'} taken`;
        });
      });
      await press('Escape');
      expect(await visual.frame.evaluate(() => document.title)).toBe('Escape isn’t taken');
    });

    test('a visual has two colours in high contrast', async () => {
      await visual.start({ isHighContrast: true });
      await visual.update({ view: view() });
      const colors = await findDrawing()
        .locator('*')
        .evaluateAll((elements) => {
          const paints = elements.flatMap((element) => [
            element.getAttribute('fill'),
            element.getAttribute('stroke'),
          ]);
          const boxes = elements.filter((element) => element instanceof HTMLElement);
          return [...new Set([...paints, ...boxes.map(({ style }) => style.color)])];
        });
      const names = colors.filter((color) => color && COLORS.test(color)).sort();
      expect(['#000000', '#ffff00', 'rgb(255, 255, 0)']).toEqual(expect.arrayContaining(names));
    });

    test('a visual fits sizes down to 60 pixels, and text from right to left', async () => {
      await visual.start({ locale: 'ar-SA' });
      for (const size of [
        [60, 60],
        [60, 300],
        [300, 60],
        [640, 360],
      ] as const) {
        await visual.update({ view: view(), size });
        // A table scrolls to the left for the columns that don't fit.
        const scrolled = await findDrawing().evaluate(
          (element) => element.scrollWidth - element.clientWidth,
        );
        const outside = await findDrawing()
          .locator('rect, circle')
          .evaluateAll(
            (elements, [min, max]) => {
              const boxes = elements.map((element) => element.getBoundingClientRect());
              return boxes.filter(({ left, right }) => left < min || right > max).length;
            },
            [-scrolled - 8, size[0] + 8] as const,
          );
        expect([size, outside]).toEqual([size, 0]);
      }
      await visual.start({ locale: 'de-DE' });
      await visual.update({ view: view(), size: [60, 60] });
      const cuts = await visual.frame
        .getByRole('note')
        .evaluateAll((elements) =>
          elements.map((element) => element.scrollWidth - element.clientWidth),
        );
      // Pins and small lines do not fit the smallest size, and free features have no watermark. The others show it whole.
      const isFree = name === 'variance-columns' || name === 'key-figure';
      expect(cuts).toHaveLength(isFree ? 0 : 1);
      for (const cut of cuts) expect(cut).toBeLessThanOrEqual(0);
      expect((await visual.takeCalls()).map(({ name }) => name)).not.toContain('renderingFailed');
    });

    test('a visual at 400 percent cuts no text and scrolls to content that does not fit', async () => {
      const devtools = await visual.page.context().newCDPSession(visual.page);
      const metrics = { width: 900, height: 600, mobile: false };
      await devtools.send('Emulation.setDeviceMetricsOverride', {
        ...metrics,
        deviceScaleFactor: 4,
      });
      await visual.start();
      for (const [width, height] of [
        [160, 90],
        [320, 180],
      ] as const) {
        await visual.update({ view: null, size: [width, height] });
        const title = await visual.frame.getByRole('heading').boundingBox();
        const frame = await visual.frame.locator('#visual').boundingBox();
        expect((title?.y ?? 0) - (frame?.y ?? 0)).toBeGreaterThanOrEqual(0);

        await visual.update({ view: view(), size: [width, height], viewMode: EDITING });
        const cut = await visual.frame.locator('#visual').evaluate((root) => {
          const stage = root.querySelector('[role=listbox],[role=treegrid]');
          const bounds = stage?.getBoundingClientRect() ?? new DOMRect();
          const words = [...root.querySelectorAll('svg[role=listbox] text')].flatMap((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const isInside =
              left >= bounds.left - 1 &&
              right <= bounds.right + 1 &&
              top >= bounds.top - 2 &&
              bottom <= bounds.bottom + 2;
            return isInside ? [] : [element.textContent];
          });
          const cells = [...root.querySelectorAll('[role=rowheader],[role=gridcell]')].filter(
            (element) => element.scrollWidth > element.clientWidth + 1,
          );
          return [...words, ...cells.map((element) => element.textContent)];
        });
        expect(cut).toEqual([]);
        const unreachable = await visual.frame
          .locator('#visual *')
          .evaluateAll(
            (elements) =>
              elements.filter(
                (element) =>
                  element instanceof HTMLElement &&
                  element.scrollHeight > element.clientHeight + 1 &&
                  element.clientHeight > 0 &&
                  getComputedStyle(element).overflowY === 'hidden' &&
                  element.querySelector('[role=option],[role=row]') !== null,
              ).length,
          );
        expect(unreachable).toBe(0);
      }
      await devtools.send('Emulation.clearDeviceMetricsOverride');
    });

    test('a visual that can’t draw says why', async () => {
      await visual.start();
      const broken = view();
      if (broken.categorical) Object.assign(broken.categorical, { values: 7 });
      if (broken.matrix) Object.assign(broken.matrix, { valueSources: 7 });
      await visual.update({ view: broken });
      expect((await visual.takeCalls()).map(({ name }) => name)).toEqual([
        ...['renderingStarted', 'renderingFailed'],
      ]);
      const sentence = visual.frame.locator('#visual').getByText(/^This can/);
      // SVG elements in a page of HTML exist but have no size.
      expect((await sentence.boundingBox())?.width).toBeGreaterThan(100);
      expect(await visual.readTexts('[role=note]')).toEqual([]);
    });

    test('a visual says that there are no data, without a watermark', async () => {
      await visual.start();
      await visual.update({ view: removeRows(view()) });
      if (name === 'key-figure') return expect(await visual.readTexts('text')).toContain('–');
      expect(await visual.frame.getByText(/^No data/).count()).toBe(1);
      expect(await visual.readTexts('[role=note]')).toEqual([]);
    });

    test('a visual warns of rows that Power BI has and it doesn’t draw', async () => {
      await visual.start();
      await visual.update({ view: view() });
      const listWarnings = async () =>
        (await visual.takeCalls()).filter(({ name }) =>
          ['warning', 'fetchMoreData'].includes(name),
        );
      expect(await listWarnings()).toEqual([]);
      const title = expect.stringMatching(
        /^(First|Last) [\d,]+ (categories|rows|steps|values)$/,
      ) as string;
      const warning = {
        name: 'warning',
        with: { title, details: expect.stringMatching(/^No more than these .+ Filter /) as string },
      };
      await visual.update({ view: createMovingView(name, LARGE_ROWS[name], 1) });
      expect(await listWarnings()).toEqual([warning]);
      if (name !== 'table') return;
      // A visual requests more rows as long as Power BI has any.
      const part = view();
      part.metadata.segment = {};
      await visual.update({ view: part });
      expect(await listWarnings()).toEqual([{ name: 'fetchMoreData' }]);
    });

    test('a visual reads a signed key from a theme and explains a wrong one', async () => {
      /** Returns the note that the visual shows for a key in a theme. */
      const readNotice = async (key: string, viewMode: number) => {
        const theme = key.trim() && addLicenseKey({ name: 'Report' }, key);
        const styles = theme ? (theme.visualStyles as ThemeStyles) : {};
        // Power BI passes a visual its settings from the theme as the visual's own objects.
        const [flexaLicence = { key }] = styles[visual.guid]?.['*']?.flexaLicence ?? [];
        await visual.start();
        await visual.update({ view: view({ flexaLicence }), viewMode });
        return visual.readTexts('[role=note]');
      };
      const product = listProductsFor(pack)[0] as VisualType;
      const other =
        FLEXA_VISUALS.map((visual) => visual.pack).find((candidate) => candidate !== pack) ??
        product;
      const key = await signLicenseKey(product, soon);
      const [yesterday, longAgo] = [new Date(Date.now() - DAY), new Date(Date.now() - 20 * DAY)];
      const formatDay = (date: Date) =>
        new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(date);

      for (const unlocking of listProductsFor(pack)) {
        expect(
          await readNotice(await signLicenseKey(unlocking as VisualType, soon), EDITING),
        ).toEqual([]);
      }
      const pasted = ` ${key.replace(/.{60}/g, '$&\r\n')}\u200b\n`;
      expect(await readNotice(pasted, EDITING)).toEqual([]);

      const wrongKeys: readonly (readonly [key: string, words: string | RegExp])[] = [
        ['', /licence key: /],
        [await signLicenseKey(other, soon), 'This licence key is for another product.'],
        [await signLicenseKey(product, longAgo), `The licence ended on ${formatDay(longAgo)}.`],
        [await signLicenseKey(product, soon, { isRevoked: true }), 'This licence was revoked.'],
        [key.slice(0, -20), 'Incomplete licence key. Copy it again.'],
      ];
      for (const [text, words] of wrongKeys) {
        expect(await readNotice(text, READING)).toEqual(['Unlicensed']);
        const notice = await readNotice(text, EDITING);
        expect(notice).toEqual([typeof words === 'string' ? words : expect.stringMatching(words)]);
      }

      // Readers see none of these notices; the author sees them in time.
      const trial = await signLicenseKey(product, new Date(Date.now() + 4.5 * DAY), {
        isTrial: true,
      });
      const endedNotice = `The licence ended on ${formatDay(yesterday)}. Days left: 13`;
      for (const [text, words] of [
        [await signLicenseKey(product, yesterday), endedNotice],
        [trial, 'Trial. Days left: 5'],
      ] as const) {
        expect(await readNotice(text, READING)).toEqual([]);
        expect(await readNotice(text, EDITING)).toEqual([words]);
      }

      // A clock that was set back to before the key was made gains nothing.
      const future = { createdAt: new Date(Date.now() + 50 * DAY) };
      const setBack = await signLicenseKey(product, new Date(Date.now() + 20 * DAY), future);
      expect(await readNotice(setBack, READING)).toEqual(['Unlicensed']);
    });
  },
);

type ThemeStyles = Record<string, Record<string, { flexaLicence?: [{ key: string }] }>>;
