import { useLocation } from 'react-router-dom';

/** The views of /admin; `users` has no parameter in the address. */
export const VIEWS = [
  'users',
  'overview',
  'orders',
  'offer',
  'tickets',
  'wait-list',
  'audit',
  'mails',
] as const;
export type View = (typeof VIEWS)[number];
export const VIEW_NAMES: Record<View, string> = {
  users: 'Users',
  overview: 'Overview',
  orders: 'Orders',
  offer: 'Free offer',
  tickets: 'Tickets',
  'wait-list': 'Wait list',
  audit: 'Audit log',
  mails: 'Failed e-mails',
};

/** Views for admins only: support has no rights to change anything in them. */
const ADMIN_VIEWS: readonly View[] = ['offer'];

/** Returns the views that a person may see. */
export function listViews(isAdmin: boolean): readonly View[] {
  return isAdmin ? VIEWS : VIEWS.filter((view) => !ADMIN_VIEWS.includes(view));
}

/** @param views that the person may see */
export function readView(search: string, views: readonly View[] = VIEWS): View {
  const name = new URLSearchParams(search).get('view');
  return views.find((view) => view === name) ?? 'users';
}

/** Returns the address of a view with further parameters; empty ones are left out. */
export function buildViewAddress(view: View, rest: Record<string, string | null | undefined> = {}) {
  const parameters = new URLSearchParams(view === 'users' ? {} : { view });
  for (const [key, value] of Object.entries(rest)) if (value) parameters.set(key, value);
  const search = parameters.toString();
  return search ? `/admin?${search}` : '/admin';
}

/** Dialogs in a person's drawer, as the address names them. */
export const ASKS = ['edit', 'grant', 'admin', 'support', 'disable', 'delete'] as const;
export type Ask = (typeof ASKS)[number];

/** Returns the address with changed parameters; null removes one. */
export function changeParameters(search: string, changes: Record<string, string | null>): string {
  const parameters = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(key);
    else parameters.set(key, value);
  }
  const next = parameters.toString();
  return next ? `/admin?${next}` : '/admin';
}

/** Reads the person whose drawer is open, and the open dialog, from the address. */
export function usePersonAddress() {
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  return {
    uid: parameters.get('user'),
    ask: ASKS.find((ask) => ask === parameters.get('do')) ?? null,
    /** Returns the address of the current list with a person's drawer open. */
    personPath: (uid: string, ask: Ask | null = null) =>
      changeParameters(search, { user: uid, do: ask }),
    listPath: changeParameters(search, { user: null, do: null }),
  };
}
