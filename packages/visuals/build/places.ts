import { join } from 'node:path';

export const PACKAGE = join(import.meta.dirname, '..');
export const ROOT = join(PACKAGE, '..', '..');
export const SOURCES = join(PACKAGE, 'src');
/** The finished packages. */
export const DIST = join(PACKAGE, 'dist');
/** Microsoft's tool and what it works on; everything here can be made again. */
export const CACHE = join(ROOT, '.cache', 'visuals');
export const TOOLS = join(CACHE, 'tools');
export const LICENSE_PACKAGE = join(ROOT, 'packages', 'license');
