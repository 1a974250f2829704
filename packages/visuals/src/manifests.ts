import { BRIDGE_MANIFEST } from './bridge/manifest';
import { BULLET_MANIFEST } from './bullet-list/manifest';
import { FORECAST_MANIFEST } from './forecast/manifest';
import type { VisualManifest } from './host/manifest';
import { KEY_FIGURE_MANIFEST } from './key-figure/manifest';
import { TABLE_MANIFEST } from './table/manifest';
import { VARIANCE_MANIFEST } from './variance-columns/manifest';

export type { VisualManifest } from './host/manifest';
export type { SettingOption } from './settings/table';

/** Every visual that is built. */
export const MANIFESTS: readonly VisualManifest[] = [
  VARIANCE_MANIFEST,
  BULLET_MANIFEST,
  BRIDGE_MANIFEST,
  KEY_FIGURE_MANIFEST,
  TABLE_MANIFEST,
  FORECAST_MANIFEST,
];
