import type { ComponentProps } from 'react';
import type { Example } from '../texts/examples/examples';
import { ReportImage } from '../text/report-image';

interface ExamplePictureProps {
  example: Example;
  /** Displayed width, in the syntax of the attribute `sizes`. */
  sizes: string;
  seen?: ComponentProps<typeof ReportImage>['seen'];
}

/** Shows a small picture of an example's report page. */
export function ExamplePicture({ example, ...rest }: ExamplePictureProps) {
  return (
    <ReportImage
      slug={example.slug}
      alt={example.alt}
      // Shows the report's background until the picture has loaded.
      style={{ backgroundColor: example.page }}
      className="block aspect-video w-full"
      {...rest}
    />
  );
}
