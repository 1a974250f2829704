import { createLazyPart } from '@/lib/later';

/** The account menu in a module of its own: visitors who aren't signed in need no radix. */
export const AccountMenu = createLazyPart(async () => (await import('./account-menu')).AccountMenu);
