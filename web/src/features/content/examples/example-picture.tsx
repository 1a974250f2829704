import type { ComponentProps } from 'react';
import type { Example } from '../texts/examples/examples';
import { ReportImage } from '../text/report-image';

interface ExamplePictureProps {
  example: Example;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  seen?: ComponentProps<typeof ReportImage>['seen'];
}

/** An example's report page, small. */
export function ExamplePicture({ example, ...rest }: ExamplePictureProps) {
  return (
    <ReportImage
      slug={example.slug}
      alt={example.alt}
      // Its own ground stands there until it is loaded.
      style={{ backgroundColor: example.page }}
      className="block aspect-video w-full"
      {...rest}
    />
  );
}
