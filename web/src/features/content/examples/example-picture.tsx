import { cn } from '@/ui/cn';
import type { Example } from '../../../../content/examples/examples';

interface ExamplePictureProps {
  example: Example;
  /** It is the page's own picture and loads with it. */
  isEager?: boolean;
  className?: string;
}

/** An example's report page, which the build draws with the studio's preview into a file. */
export function ExamplePicture({ example, isEager = false, className }: ExamplePictureProps) {
  return (
    <img
      src={`/downloads/${example.slug}.svg`}
      alt={example.alt}
      width="1280"
      height="720"
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      // Its own ground stands there until it is loaded.
      style={{ backgroundColor: example.page }}
      className={cn('block aspect-video w-full', className)}
    />
  );
}
