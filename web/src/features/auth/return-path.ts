import { local } from '@/lib/storage';

const SIGN_IN_PAGES = /^\/(login|register)(?![\w-])/;

/** True if the path was saved since this page loaded. An older one is left over from an unfinished sign-in. */
let isFresh = false;

/** Remembers where to return after sign-in (docs/specification.md, section 2: before_login_path). */
export function saveReturnPath(path: string): void {
  local.set('before_login_path', path);
  isFresh = true;
}

/**
 * Does the same for people who go to sign in from a page. The home page and the sign-in pages keep the
 * earlier path: a visitor who was turned away from a page is still on the way there.
 */
export function saveReturnPathFrom(path: string): void {
  if (path !== '/' && !SIGN_IN_PAGES.test(path)) saveReturnPath(path);
}

export function forgetReturnPath(): void {
  local.remove('before_login_path');
  isFresh = false;
}

export function forgetStaleReturnPath(): void {
  if (!isFresh) forgetReturnPath();
}

/** Returns the saved path and forgets it; '/' where it is missing, /login or not ours. */
export function takeReturnPath(): string {
  const path = local.get('before_login_path');
  forgetReturnPath();
  // '//host' and '/\host' would lead to another site.
  const isOurs = path !== null && /^\/(?![/\\])/.test(path);
  return !isOurs || SIGN_IN_PAGES.test(path) ? '/' : path;
}
