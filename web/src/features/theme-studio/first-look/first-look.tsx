import { PAGE_SIZES } from '../preview/page-names';
import { FIRST_LOOK, FIRST_LOOK_KINDS, firstLookFile } from './pictures';

/**
 * The report as it opens, as a picture: a phone is slow to take over a whole one that is drawn. A button,
 * so that who comes to it by keyboard, or presses it before the app listens, gets the report.
 */
export function FirstLook() {
  return (
    <button type="button" className="block w-full cursor-default">
      <picture>
        {FIRST_LOOK_KINDS.map((kind) => (
          <Source key={kind} device="phone" kind={kind} />
        ))}
        {FIRST_LOOK_KINDS.map((kind) => (
          <Source key={kind} device="desktop" kind={kind} />
        ))}
        <img
          src={`/${firstLookFile('desktop', 'svg')}`}
          alt={`Report page Overview with ${PAGE_SIZES.overview.desktop.visuals} visuals`}
          width={FIRST_LOOK.desktop.width}
          height={FIRST_LOOK.desktop.height}
          fetchPriority="high"
          decoding="sync"
          className="block h-auto w-full"
        />
      </picture>
    </button>
  );
}

/** Widths as studio.css and the columns leave them. */
const SIZES = {
  phone: '100vw',
  desktop: '(width < 1100px) 90vw, (width < 1360px) calc(100vw - 420px), calc(100vw - 660px)',
};

function Source({ device, kind }: { device: keyof typeof FIRST_LOOK; kind: string }) {
  const { width, height, pixels } = FIRST_LOOK[device];
  return (
    <source
      type={`image/${kind}`}
      media={device === 'phone' ? '(width < 45rem)' : undefined}
      width={width}
      height={height}
      sizes={SIZES[device]}
      srcSet={pixels.map((each) => `/${firstLookFile(device, kind, each)} ${each}w`).join(', ')}
    />
  );
}
