import { local } from '@/lib/storage';

const SIGN_IN_PAGES = /^\/(login|register)(?![\w-])/;

/** Remembers where to return after sign-in (docs/specification.md, section 2: before_login_path). */
export function saveReturnPath(path: string): void {
  local.set('before_login_path', path);
}

/**
 * The same for who goes to sign in from a page. From the home page or a sign-in page an earlier
 * path stands: a visitor who was turned away from a page is still on the way there.
 */
export function saveReturnPathFrom(path: string): void {
  if (path !== '/' && !SIGN_IN_PAGES.test(path)) saveReturnPath(path);
}

/** The saved path, which is forgotten with this; '/' where it is missing, /login or not ours. */
export function takeReturnPath(): string {
  const path = local.get('before_login_path');
  local.remove('before_login_path');
  // '//host' and '/\host' would lead to another site.
  const isOurs = path !== null && /^\/(?![/\\])/.test(path);
  return !isOurs || SIGN_IN_PAGES.test(path) ? '/' : path;
}
