import type { ComponentType } from 'react';
import type { Pack } from '@flexa/contracts/plans';
import { later } from '@/lib/later';

const load = () => import('./pack-pictures');

/** Pictures of what each pack draws. Each needs a `@container` of its own. */
export const packPictures: Record<Pack, ComponentType> = {
  charts: later(async () => (await load()).ChartsPicture),
  designs: later(async () => (await load()).KeyFiguresPicture),
  tables: later(async () => (await load()).TablesPicture),
  analytics: later(async () => (await load()).AnalyticsPicture),
};
