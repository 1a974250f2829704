import { createLazyPart } from '@/lib/lazy';

/** Loads the account menu on demand: visitors who aren't signed in need no Radix. */
export const AccountMenu = createLazyPart(async () => (await import('./account-menu')).AccountMenu);
