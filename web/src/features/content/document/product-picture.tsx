import { PICTURE_SIZES } from './picture-sizes';

interface ProductPictureProps {
  name: keyof typeof PICTURE_SIZES;
  /** Description for readers who can't see the picture. */
  alt: string;
  caption: string;
}

/** Shows a picture of the product in the reader's colour scheme; the other one isn't loaded. */
export function ProductPicture({ name, alt, caption }: ProductPictureProps) {
  const frame = { ...PICTURE_SIZES[name], loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure>
      <div className="prose-frame">
        <img
          {...frame}
          alt={alt}
          src={`/docs/${name}-light.webp`}
          className="mx-auto dark:hidden"
        />
        <img
          {...frame}
          alt={alt}
          src={`/docs/${name}-dark.webp`}
          className="mx-auto hidden dark:block"
        />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
