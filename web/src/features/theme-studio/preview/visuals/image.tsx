import type { ReactNode } from 'react';
import { drawFrame, type Box, type Size } from '../draw/frame';
import type { ThemeResolver } from '../theme-resolver';

/** How an image of some scaling lies in its box: the words of Power BI, in those of SVG. */
export function convertScaling(scaling: string): string {
  if (scaling === 'Stretch') return 'none';
  return scaling === 'Fill' ? 'xMidYMid slice' : 'xMidYMid meet';
}

/** Draws an image visual, as an empty frame if it has no image to show. */
export function drawImage(
  resolver: ThemeResolver,
  size: Size,
  address: string | undefined,
): ReactNode {
  return drawFrame(resolver, size, null, (box) => {
    if (address === undefined) return drawEmptyFrame(resolver, box);
    const fit = resolver.readWord(
      'image',
      'fit',
      resolver.readWord('imageScaling', 'imageScalingType', 'Normal'),
    );
    return (
      <image
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        href={address}
        preserveAspectRatio={convertScaling(fit)}
        opacity={resolver.readOpacity('image')}
      />
    );
  });
}

function drawEmptyFrame(resolver: ThemeResolver, { x, y, w, h }: Box): ReactNode {
  const side = Math.min(w, h, 48) / 2;
  const [left, foot] = [x + (w - side) / 2, y + (h + side) / 2];
  return (
    <g fill="none" stroke={resolver.readNamedColor('foregroundNeutralTertiary')}>
      <rect x={x + 0.5} y={y + 0.5} width={w - 1} height={h - 1} strokeDasharray="3 3" />
      <path d={`M${left} ${foot}l${side * 0.35} ${-side * 0.6}l${side * 0.35} ${side * 0.6}Z`} />
      <path
        d={`M${left + side * 0.55} ${foot - side * 0.26}l${side * 0.12} ${-side * 0.16}l${side * 0.33} ${side * 0.42}h${-side * 0.3}`}
      />
      <circle cx={left + side * 0.75} cy={foot - side * 0.75} r={side * 0.11} />
    </g>
  );
}
