import { afterEach, expect, test, vi } from 'vitest';
import { keepStudioOffline } from './offline';

const register = vi.fn(() => Promise.resolve());

function fakeBrowser(extra: object = {}): void {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { register }, ...extra });
}

afterEach(() => {
  register.mockClear();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('only the studio is cached for offline use', () => {
  fakeBrowser();
  keepStudioOffline();
  expect(register).toHaveBeenCalledWith('/sw.js', {
    scope: '/flexa-theme',
    updateViaCache: 'none',
  });
});

test.each([
  ['with the development server', () => vi.stubEnv('PROD', false)],
  ['where data is to be saved', () => fakeBrowser({ connection: { saveData: true } })],
  ['where the browser keeps nothing', () => vi.stubGlobal('navigator', {})],
])('the studio is not cached %s', (_, change) => {
  fakeBrowser();
  change();
  keepStudioOffline();
  expect(register).not.toHaveBeenCalled();
});

test('the studio is not cached if the person leaves before the page has loaded', () => {
  fakeBrowser();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  keepStudioOffline()();
  window.dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
