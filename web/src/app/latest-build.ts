import { create } from 'zustand';

/** How often an open tab asks for the latest build; a tab that comes into view asks at once. */
export const BUILD_CHECK_MS = 10 * 60 * 1000;

/** The build's own description beside index.html, written by scripts/build-metadata.ts. */
const ADDRESS = '/build.json';

interface State {
  /** The build that this tab has been told of, where it is another than its own. */
  newer: string | null;
  /** The build whose notice was closed; the next build is announced again. */
  dismissed: string | null;
}

const useBuild = create<State>(() => ({ newer: null, dismissed: null }));

/** Returns true if a reload should be offered. */
export function useNewerBuild(): boolean {
  return useBuild(({ newer, dismissed }) => newer !== null && newer !== dismissed);
}

export function dismissNewerBuild(): void {
  useBuild.setState(({ newer }) => ({ dismissed: newer }));
}

/** The build this page was loaded from; none with the development server. */
function readOwnBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
}

async function check(own: string): Promise<void> {
  if (!navigator.onLine) return;
  const answer = await fetch(ADDRESS, { cache: 'no-cache' });
  if (!answer.ok) return;
  const { id } = (await answer.json()) as { id?: unknown };
  if (typeof id === 'string' && id !== '') useBuild.setState({ newer: id === own ? null : id });
}

/** Follows the latest build until the function it answers is called. */
export function watchLatestBuild(): () => void {
  const own = readOwnBuild();
  if (!own) return () => undefined;
  // A check that fails is one of many.
  const ask = () => void check(own).catch(() => undefined);
  const askWhenVisible = () => document.visibilityState === 'visible' && ask();
  const timer = setInterval(ask, BUILD_CHECK_MS);
  document.addEventListener('visibilitychange', askWhenVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askWhenVisible);
  };
}
