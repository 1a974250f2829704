import { local } from '@/lib/storage';

/** Remembers where to return after sign-in (specification, section 2: before_login_path). */
export function saveReturnPath(path: string): void {
  local.set('before_login_path', path);
}

/** The saved path, which is forgotten with this; '/' where it is missing, /login or not ours. */
export function takeReturnPath(): string {
  const path = local.get('before_login_path');
  local.remove('before_login_path');
  // '//host' and '/\host' would lead to another site.
  const isOurs = path !== null && /^\/(?![/\\])/.test(path);
  return !isOurs || /^\/(login|register)(?![\w-])/.test(path) ? '/' : path;
}

export function hasReturnPath(): boolean {
  return local.get('before_login_path') !== null;
}
