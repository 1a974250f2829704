import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Fakes Firebase's modules, whose calls show what would be sent. */
const sdk = vi.hoisted(() => ({
  initializeApp: vi.fn(() => 'the app'),
  initializeAnalytics: vi.fn((_app: unknown, _settings: unknown) => 'the analytics'),
  isSupported: vi.fn(async () => true),
  logEvent: vi.fn((_analytics: unknown, _name: string, _params: object) => undefined),
  setDefaultEventParameters: vi.fn(),
  setAnalyticsCollectionEnabled: vi.fn(),
}));
vi.mock('firebase/app', () => ({ initializeApp: sdk.initializeApp }));
vi.mock('firebase/analytics', () => ({
  initializeAnalytics: sdk.initializeAnalytics,
  isSupported: sdk.isSupported,
  logEvent: sdk.logEvent,
  setDefaultEventParameters: sdk.setDefaultEventParameters,
  setAnalyticsCollectionEnabled: sdk.setAnalyticsCollectionEnabled,
}));

const IDS = { VITE_ANALYTICS_ID: 'G-TEST', VITE_ADS_ID: 'ca-pub-1' };

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  localStorage.clear();
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

/** Loads the feature afresh with the settings of a build with these ids. */
async function start(ids: Partial<typeof IDS>) {
  for (const [name, id] of Object.entries(ids)) vi.stubEnv(name, id);
  const consent = await import('./consent');
  const trackers = await import('./trackers');
  const { default: ConsentBar } = await import('./consent-bar');
  const router = createBrowserRouter([{ path: '*', element: <ConsentBar /> }]);
  render(<RouterProvider router={router} />);
  return {
    router,
    ...consent,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    asks: () => screen.queryByRole('region', { name: 'Cookies' }) !== null,
    /** Waits until the choices are applied. */
    settled: () => trackers.applyConsent(consent.useConsent.getState().choice),
  };
}

const listAdScripts = () =>
  [...document.querySelectorAll('script')].map(({ src }) => src).filter((src) => src !== '');

test('a build without an id doesn’t ask for consent', async () => {
  const { asksForConsent } = await start({});
  expect(asksForConsent).toBe(false);
});

test('a build without an id loads no tracker, whatever the choice was', async () => {
  localStorage.setItem('consent', 'accepted');
  const { settled } = await start({});
  await settled();
  expect(sdk.initializeAnalytics).not.toHaveBeenCalled();
  expect(sdk.initializeApp).not.toHaveBeenCalled();
  expect(listAdScripts()).toEqual([]);
});

test('the consent bar stays and no tracker loads before a choice', async () => {
  const { asks, asksForConsent, settled } = await start(IDS);
  await settled();
  expect(asksForConsent).toBe(true);
  expect(asks()).toBe(true);
  expect(sdk.initializeApp).not.toHaveBeenCalled();
  expect(listAdScripts()).toEqual([]);
});

test('a refusal of consent is stored, ends the question and loads no tracker', async () => {
  const { asks, press, settled } = await start(IDS);
  press('Decline');
  await settled();
  expect(asks()).toBe(false);
  expect(localStorage.getItem('consent')).toBe('declined');
  expect(sdk.initializeAnalytics).not.toHaveBeenCalled();
  expect(sdk.setAnalyticsCollectionEnabled).not.toHaveBeenCalled();
  expect(listAdScripts()).toEqual([]);
});

test('consent is stored and loads both scripts with their ids', async () => {
  const { asks, press, settled } = await start(IDS);
  press('Accept');
  await settled();
  expect(asks()).toBe(false);
  expect(localStorage.getItem('consent')).toBe('accepted');
  expect(sdk.initializeApp).toHaveBeenCalledWith(
    expect.objectContaining({ measurementId: 'G-TEST' }),
  );
  expect(sdk.setAnalyticsCollectionEnabled).toHaveBeenLastCalledWith('the analytics', true);
  expect(listAdScripts()).toEqual([
    'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1',
  ]);
});

test('consent loads only scripts with an id', async () => {
  const { press, settled } = await start({ VITE_ADS_ID: 'ca-pub-1' });
  press('Accept');
  await settled();
  expect(sdk.initializeAnalytics).not.toHaveBeenCalled();
  expect(listAdScripts()).toHaveLength(1);
});

test('an earlier consent applies at the next visit without asking', async () => {
  localStorage.setItem('consent', 'accepted');
  const { asks, settled } = await start(IDS);
  await settled();
  expect(asks()).toBe(false);
  expect(sdk.initializeAnalytics).toHaveBeenCalledTimes(1);
  expect(listAdScripts()).toHaveLength(1);
});

test('withdrawing consent disables both scripts and removes their cookies', async () => {
  const { asks, press, reopenConsent, settled } = await start(IDS);
  press('Accept');
  await settled();
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = 'mine=1; path=/';
  reopenConsent();
  await screen.findByRole('region', { name: 'Cookies' });
  press('Decline');
  await settled();
  expect(asks()).toBe(false);
  expect(sdk.setAnalyticsCollectionEnabled).toHaveBeenLastCalledWith('the analytics', false);
  expect(listAdScripts()).toEqual([]);
  expect(window.adsbygoogle?.pauseAdRequests).toBe(1);
  expect(document.cookie).toBe('mine=1');
});

test('a browser that analytics doesn’t support is not measured', async () => {
  sdk.isSupported.mockResolvedValueOnce(false);
  const { press, settled } = await start({ VITE_ANALYTICS_ID: 'G-TEST' });
  press('Accept');
  await settled();
  expect(sdk.initializeAnalytics).not.toHaveBeenCalled();
});

test('analytics never gets a one-use code or the search for a person in an address', async () => {
  window.history.replaceState(null, '', '/login?mode=resetPassword&oobCode=secret-1#secret-2');
  const { press, router, settled } = await start({ VITE_ANALYTICS_ID: 'G-TEST' });
  press('Accept');
  await settled();
  await router.navigate('/seat?licence=secret-3');
  await waitFor(() => expect(sdk.logEvent).toHaveBeenCalledTimes(2));
  const views = sdk.logEvent.mock.calls.map(([, name, addresses]) => ({ name, ...addresses }));
  const origin = window.location.origin;
  expect(views).toEqual([
    { name: 'page_view', page_location: `${origin}/login`, page_referrer: '' },
    { name: 'page_view', page_location: `${origin}/seat`, page_referrer: `${origin}/login` },
  ]);
  // Google's tag sends no automatic page view and has no other address for its own events.
  expect(sdk.initializeAnalytics).toHaveBeenCalledWith('the app', {
    config: { send_page_view: false, page_location: `${origin}/login`, page_referrer: '' },
  });
  expect(sdk.setDefaultEventParameters).toHaveBeenLastCalledWith({
    page_location: `${origin}/seat`,
    page_referrer: `${origin}/login`,
  });
  for (const { mock } of [sdk.initializeAnalytics, sdk.logEvent, sdk.setDefaultEventParameters]) {
    expect(JSON.stringify(mock.calls)).not.toContain('secret');
  }
});

test('no page is measured once consent is withdrawn', async () => {
  const { press, reopenConsent, router, settled } = await start({ VITE_ANALYTICS_ID: 'G-TEST' });
  press('Accept');
  await settled();
  reopenConsent();
  await screen.findByRole('region', { name: 'Cookies' });
  press('Decline');
  await settled();
  await router.navigate('/contact');
  await settled();
  expect(sdk.logEvent).toHaveBeenCalledTimes(1);
});
