/** Client storage keys (docs/specification.md, section 3). The privacy policy names each. */
export const LOCAL_KEYS = [
  'access_token',
  'uid',
  'verify_token',
  'theme',
  'email_get_theme',
  'before_login_path',
  /** The answer about analytics and ads: 'accepted' or 'declined'. */
  'consent',
  /** Tells this browser from others (lib/device.ts). */
  'device',
  /** The account's first steps that the person has ticked. */
  'first_steps',
  /** The base theme below the studio's preview. */
  'base_theme',
] as const;
export const SESSION_KEYS = [
  'popupShown',
  /** The document this tab edits in the studio; another tab keeps its own. */
  'studio',
  /** Text typed into a support form, until it is sent. */
  'ticketDraft',
] as const;

interface Store<Key extends string> {
  get(key: Key): string | null;
  /** Returns true if the value outlives the page. */
  set(key: Key, value: string): boolean;
  remove(...keys: Key[]): void;
}

/**
 * Values that the browser refuses to store (storage off or full) stay in memory while the page is
 * open, so that a mailed code still works and sign-in returns to the same page.
 */
function store<Key extends string>(area: () => Storage): Store<Key> {
  const refused = new Map<Key, string>();
  function attempt<T>(action: (storage: Storage) => T): T | null {
    try {
      return action(area());
    } catch {
      return null;
    }
  }
  return {
    get: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key)),
    set: (key, value) => {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isKept) refused.delete(key);
      else refused.set(key, value);
      return isKept ?? false;
    },
    remove: (...keys) =>
      keys.forEach((key) => {
        refused.delete(key);
        attempt((storage) => storage.removeItem(key));
      }),
  };
}

export const local = store<(typeof LOCAL_KEYS)[number]>(() => window.localStorage);
export const session = store<(typeof SESSION_KEYS)[number]>(() => window.sessionStorage);
