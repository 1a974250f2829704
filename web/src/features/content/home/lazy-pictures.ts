import type { ComponentType } from 'react';
import type { Pack } from '@flexa/contracts/plans';
import { createLazyPart } from '@/lib/lazy';

const loadPictures = () => import('./pack-pictures');

/** Lazy pictures of each pack. Each needs its own `@container`. */
export const packPictures: Record<Pack, ComponentType> = {
  charts: createLazyPart(async () => (await loadPictures()).ChartsPicture),
  designs: createLazyPart(async () => (await loadPictures()).KeyFiguresPicture),
  tables: createLazyPart(async () => (await loadPictures()).TablesPicture),
  analytics: createLazyPart(async () => (await loadPictures()).AnalyticsPicture),
};
