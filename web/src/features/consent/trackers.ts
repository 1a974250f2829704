import { env } from '@/lib/env';
import { loadAnalytics } from '@/lib/firebase';
import { type Choice } from './consent';
import { hideAds, showAds } from './ads';
import { redactAddress } from './redact-address';

/** Cookies of Google Analytics and of its ads, which are removed when consent is withdrawn. */
const COOKIES = /^(_ga|_gid|_gat|_gac_|_gcl_|__gads|__gpi|__eoi)/;

let analyticsLoaded = false;
let isMeasuring = false;
/** Last measured page, which is the referrer of the next one. */
let lastAddress: string | undefined;
/** Queue of changes, so that a slow earlier one can't overwrite the latest choice. */
let lastChange: Promise<void> = Promise.resolve();

/** Loads or disables the trackers by the person's choice. Without an id nothing is ever loaded. */
export function applyConsent(choice: Choice | null): Promise<void> {
  lastChange = lastChange.then(() => applyChoice(choice === 'accepted')).catch(() => undefined);
  return lastChange;
}

async function applyChoice(accepted: boolean): Promise<void> {
  if (env.adsId) {
    if (accepted) showAds(env.adsId);
    else hideAds();
  }
  // Analytics that was never loaded needs no disabling.
  if (env.analyticsId && (accepted || analyticsLoaded)) {
    // Google's tag would measure the whole URL, and keeps using it until it gets another one.
    const analytics = await loadAnalytics({ send_page_view: false, ...collectAddresses() });
    if (analytics) {
      analyticsLoaded = true;
      const { setAnalyticsCollectionEnabled } = await import('firebase/analytics');
      setAnalyticsCollectionEnabled(analytics, accepted);
      isMeasuring = accepted;
    }
  }
  if (!accepted) forgetCookies();
}

/** Measures a view of the current page, after pending changes of consent. */
export function measurePage(): Promise<void> {
  lastChange = lastChange.then(sendPageView).catch(() => undefined);
  return lastChange;
}

async function sendPageView(): Promise<void> {
  if (!isMeasuring) return;
  const addresses = collectAddresses();
  const analytics = await loadAnalytics(addresses);
  if (!analytics) return;
  const { logEvent, setDefaultEventParameters } = await import('firebase/analytics');
  // For events that Google's tag sends automatically.
  setDefaultEventParameters(addresses);
  logEvent(analytics, 'page_view', addresses);
  lastAddress = addresses.page_location;
}

function collectAddresses(): { page_location: string; page_referrer: string } {
  return {
    page_location: redactAddress(window.location.href),
    page_referrer: lastAddress ?? redactAddress(document.referrer),
  };
}

function forgetCookies(): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  // They are set for the site's widest domain, which a page can't read, so try every parent domain.
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_label, index) => labels.slice(index).join('.'));
  for (const name of names.filter((known) => COOKIES.test(known))) {
    document.cookie = `${name}=; Max-Age=0; path=/`;
    for (const domain of domains) {
      document.cookie = `${name}=; Max-Age=0; path=/; domain=${domain}`;
    }
  }
}
