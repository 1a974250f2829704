import type { ReactNode } from 'react';
import { isImageAddress } from '@flexa/theme-engine/model';
import type { ThemeResolver } from '../theme-resolver';
import { PIXEL, type Size } from './frame';

interface PageImage {
  readonly address: string;
  readonly scaling: string;
}

/** The image that a theme puts behind the page or around it. */
export function readPageImage(
  resolver: ThemeResolver,
  card: 'background' | 'outspace',
): PageImage | undefined {
  const address = resolver.readShape((reader) => reader.findImage('page', card, 'url'));
  const scaling = resolver.readShape((reader) => reader.findImage('page', card, 'scaling'));
  if (address === undefined || !isImageAddress(address)) return undefined;
  return { address, scaling: scaling ?? 'Normal' };
}

/**
 * Draws an image as Power BI scales it: Fit stretches it over the page, Fill covers the page and keeps
 * its proportions, and Normal centres it in its own size.
 */
export function drawPageImage(
  { address, scaling }: PageImage,
  { w, h }: Size,
  opacity: number,
): ReactNode {
  if (scaling === 'Fit' || scaling === 'Fill') {
    return (
      <image
        width={w}
        height={h}
        opacity={opacity}
        href={address}
        preserveAspectRatio={scaling === 'Fit' ? 'none' : 'xMidYMid slice'}
      />
    );
  }
  // Percentages of a transform refer to the image itself, whose size is not known here.
  const share = -PIXEL * 50;
  return (
    <svg width={w} height={h} overflow="hidden">
      <image
        x={w / 2}
        y={h / 2}
        opacity={opacity}
        href={address}
        style={{
          transformBox: 'fill-box',
          transformOrigin: '0 0',
          transform: `translate(${share}%, ${share}%) scale(${PIXEL})`,
        }}
      />
    </svg>
  );
}
