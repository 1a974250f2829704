const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

declare global {
  interface Window {
    /** Queue of the ads script; pauseAdRequests = 1 stops further requests. */
    adsbygoogle?: unknown[] & { pauseAdRequests?: 0 | 1 };
  }
}

const findScripts = () => document.querySelectorAll<HTMLScriptElement>(`script[src^="${SCRIPT}"]`);

/** Loads the ads script once. It fills places requested before or after. */
export function showAds(publisherId: string): void {
  (window.adsbygoogle ??= []).pauseAdRequests = 0;
  if (findScripts().length > 0) return;
  const script = document.createElement('script');
  script.src = `${SCRIPT}?client=${encodeURIComponent(publisherId)}`;
  script.async = true;
  script.crossOrigin = 'anonymous';
  document.head.append(script);
}

/** Stops the ads script and removes its elements from the page. */
export function hideAds(): void {
  if (window.adsbygoogle) window.adsbygoogle.pauseAdRequests = 1;
  for (const part of [...findScripts(), ...document.querySelectorAll('ins.adsbygoogle')])
    part.remove();
}
