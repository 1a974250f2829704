import type { StudioDocument } from '@flexa/theme-engine/model';
import { withoutKeys } from '../store/without-keys';

/** Longest address that every browser, chat and mail program passes on whole. */
export const SHARE_LINK_MAX = 2000;

/** Longer links are not offered: too many programs cut them off. The file is offered instead. */
export const SHARE_LINK_LIMIT = 8000;

/** Begins a hash that holds a theme, of whichever version. */
const THEME_HASH = /^#theme\d+\./;

/** Creates the link that opens the document in the studio. */
export async function createShareLink(document: StudioDocument): Promise<string> {
  // The packing code loads on first use.
  const { formatShareHash } = await import('@flexa/theme-engine/share');
  return `${window.location.origin}/flexa-theme${formatShareHash(withoutKeys(document))}`;
}

/**
 * The document an address holds; null where it holds none. Rejects with words for the reader where
 * it is cut off, broken, too large or no theme.
 */
export async function readSharedDocument(hash: string): Promise<StudioDocument | null> {
  if (!THEME_HASH.test(hash)) return null;
  const { readHash } = await import('@flexa/theme-engine/share');
  return readHash(hash);
}
