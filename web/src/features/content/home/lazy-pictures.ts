import type { ComponentType } from 'react';
import type { Pack } from '@flexa/contracts/plans';
import { createLazyPart } from '@/lib/lazy-part';

const load = () => import('./pack-pictures');

/** Pictures of what each pack draws. Each needs a `@container` of its own. */
export const packPictures: Record<Pack, ComponentType> = {
  charts: createLazyPart(async () => (await load()).ChartsPicture),
  designs: createLazyPart(async () => (await load()).KeyFiguresPicture),
  tables: createLazyPart(async () => (await load()).TablesPicture),
  analytics: createLazyPart(async () => (await load()).AnalyticsPicture),
};
