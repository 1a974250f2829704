import type { CSSProperties } from 'react';
import { PICTURE_KINDS, PICTURE_WIDTHS, buildPicturePath } from './picture-files';

interface ReportImageProps {
  /** Slug of the template or the example. */
  slug: string;
  alt: string;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** It is seen as soon as the page is, by everybody (`first`) or on a wide screen (`beside`). */
  seen?: 'first' | 'beside' | 'later';
  style?: CSSProperties;
  className?: string;
}

/** A report's page as a small picture, 16 to 9. Pixels, since a phone is slow to draw so many shapes. */
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
