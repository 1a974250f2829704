import { create } from 'zustand';

/** Interval in which an open tab checks for a newer build; a tab that comes into view checks at once. */
export const BUILD_CHECK_MS = 10 * 60 * 1000;

/** The build's own description beside index.html, written by scripts/build-metadata.ts. */
const ADDRESS = '/build.json';

interface State {
  /** Newer build that this tab has found. */
  newer: string | null;
  /** Build whose notice the person closed; the next build is announced again. */
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

/** Returns the build that this page was loaded from; undefined with the development server. */
function readOwnBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
}

async function checkBuild(ownBuild: string): Promise<void> {
  if (!navigator.onLine) return;
  const response = await fetch(ADDRESS, { cache: 'no-cache' });
  if (!response.ok) return;
  const { id } = (await response.json()) as { id?: unknown };
  if (typeof id === 'string' && id !== '')
    useBuild.setState({ newer: id === ownBuild ? null : id });
}

/** Checks for newer builds until the returned function is called. */
export function watchLatestBuild(): () => void {
  const ownBuild = readOwnBuild();
  if (!ownBuild) return () => undefined;
  // Ignores a failed check, since others follow.
  const check = () => void checkBuild(ownBuild).catch(() => undefined);
  const checkWhenVisible = () => document.visibilityState === 'visible' && check();
  const timer = setInterval(check, BUILD_CHECK_MS);
  document.addEventListener('visibilitychange', checkWhenVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkWhenVisible);
  };
}
