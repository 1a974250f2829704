import type { CSSProperties } from 'react';
import { PICTURE_KINDS, PICTURE_WIDTHS, buildPicturePath } from './picture-files';

interface ReportImageProps {
  /** Slug of the template or the example. */
  slug: string;
  alt: string;
  /** Displayed width, in the syntax of the attribute `sizes`. */
  sizes: string;
  /** Visible at once for everybody (`first`) or on a wide screen (`beside`), or only after scrolling. */
  seen?: 'first' | 'beside' | 'later';
  style?: CSSProperties;
  className?: string;
}

/** Shows a report's page as a small 16:9 picture. It is raster, since phones draw so many shapes slowly. */
export function ReportImage(props: ReportImageProps) {
  const { slug, alt, sizes, seen = 'later', style, className } = props;
  return (
    <picture>
      {PICTURE_KINDS.map((kind) => (
        <source
          key={kind}
          type={`image/${kind}`}
          sizes={sizes}
          srcSet={PICTURE_WIDTHS.map(
            (width) => `/${buildPicturePath(slug, kind, width)} ${width}w`,
          ).join(', ')}
        />
      ))}
      <img
        src={`/${buildPicturePath(slug, 'svg')}`}
        alt={alt}
        width="1280"
        height="720"
        loading={seen === 'later' ? 'lazy' : 'eager'}
        fetchPriority={seen === 'first' ? 'high' : 'auto'}
        decoding="async"
        style={style}
        className={className}
      />
    </picture>
  );
}
