import type { ReactNode } from 'react';
import { SceneView, ShapeView } from '@flexa/visuals/react';
import type { Scene, Size } from '@flexa/visuals/scene';
import { cn } from '@/ui/cn';
import { OF_A_FACT, type PictureSizes } from './sizes';

interface PictureProps {
  sizes?: PictureSizes;
  draw: (size: Size) => Scene;
}

/** Renders a visual as SVG with the code that runs in Power BI. */
export function Picture({ sizes = OF_A_FACT, draw }: PictureProps): ReactNode {
  return sizes.map(({ className, ...size }) => (
    <SceneView
      key={size.width}
      className={cn('mx-auto h-auto max-w-full', className)}
      scene={draw(size)}
    />
  ));
}

/** Does the same for the table, which is HTML, without anything to click. */
export function HtmlPicture({ sizes = OF_A_FACT, draw }: PictureProps): ReactNode {
  return sizes.map(({ className, ...size }) => (
    <div key={size.width} inert className={cn('mx-auto overflow-hidden', className)} style={size}>
      {draw(size).shapes.map((shape) => (
        <ShapeView key={shape.key} shape={shape} onFold={() => undefined} />
      ))}
    </div>
  ));
}
