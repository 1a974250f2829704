import { lazy, type ComponentType } from 'react';
import type { Pack } from '@flexa/contracts/plans';
import type * as pictures from './pack-pictures';

const picture = (name: keyof typeof pictures) =>
  lazy(async () => ({ default: (await import('./pack-pictures'))[name] }));

/** What each pack draws. They stand in a `@container` of their own and load when they are shown. */
export const packPictures: Record<Pack, ComponentType> = {
  charts: picture('ChartsPicture'),
  designs: picture('DesignsPicture'),
  tables: picture('TablesPicture'),
  analytics: picture('AnalyticsPicture'),
};
