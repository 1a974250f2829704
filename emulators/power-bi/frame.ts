import { findLocale } from '@flexa/visuals/languages';
import { readPackage } from '@flexa/visuals/build-bundle';
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Frame, Page } from '@playwright/test';
import type { HostOptions } from './host';

/** Visual in a frame with the sandbox of Power BI: it may run scripts, without an origin and without network. */
export interface VisualFrame {
  page: Page;
  frame: Frame;
  guid: string;
  strings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Addresses that it tried to load or send to. */
  requests: string[];
  /** Uncaught errors and violations of the content policy. */
  faults: string[];
  start(options?: Partial<HostOptions>): Promise<void>;
}

const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

async function buildHostScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'host.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

/** Opens a page with a packaged visual in a sandboxed frame. `change` may replace parts of its code. */
export async function openVisual(
  browser: Browser,
  file: string,
  change?: (js: string) => string,
): Promise<VisualFrame> {
  return (await openReport(browser)).add(file, change);
}

/** Opens a page to which packaged visuals can be added, each in a sandboxed frame of its own. */
export async function openReport(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 900, height: 600 } });
  const page = await context.newPage();
  const [requests, faults]: [string[], string[]] = [[], []];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const add = (file: string, change?: (js: string) => string) =>
    addVisual({ page, requests, faults }, file, change);
  return { page, add };
}

async function addVisual(
  { page, requests, faults }: Pick<VisualFrame, 'page' | 'requests' | 'faults'>,
  file: string,
  change: (js: string) => string = (js) => js,
): Promise<VisualFrame> {
  const { visual, content, stringResources } = readPackage(await readFile(file));
  const escapeScript = (code: string) => code.replaceAll('</script', '<\\/script');
  const inner = `<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<style>body { margin: 0 } ${content.css}</style><div id="visual"></div>
<script>window.powerbi = { visuals: { plugins: {} } };</script>
<script>${escapeScript(change(content.js))}</script><script>${escapeScript(await buildHostScript())}</script>`;

  const element = await page.evaluateHandle((html) => {
    const iframe = document.createElement('iframe');
    Object.assign(iframe, { width: 880, height: 580, srcdoc: html });
    iframe.setAttribute('sandbox', 'allow-scripts');
    return document.body.appendChild(iframe);
  }, inner);
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The frame of the visual is gone');
  await frame.waitForFunction(() => 'bench' in window);

  const { guid } = visual;
  const strings = stringResources;
  const defaults = {
    guid,
    locale: 'en-US',
    isHighContrast: false,
    isDark: false,
    isOneColor: false,
    allowInteractions: true,
  };
  const start = (options: Partial<HostOptions> = {}) => {
    const localizedStrings = strings[findLocale(options.locale ?? 'en-US')] ?? {};
    return frame.evaluate((all) => window.bench.start(all), {
      ...defaults,
      strings: localizedStrings,
      ...options,
    });
  };
  return { page, frame, guid, strings, requests, faults, start };
}
