import type { VisualManifest } from './host/manifest';
import { VARIANCE_MANIFEST } from './variance-columns/manifest';

/** Every visual that is built. */
export const MANIFESTS: readonly VisualManifest[] = [VARIANCE_MANIFEST];
