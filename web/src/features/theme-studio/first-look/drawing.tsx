import { renderToStaticMarkup } from 'react-dom/server';
import { themeOf } from '@flexa/theme-engine/model';
import { StillPaint } from '../preview/paint';
import { lookFor, partsOf } from '../preview/report-page';
import { useStudio } from '../store/studio';
import { FIRST_LOOK, FIRST_LOOK_KINDS, firstLookFile } from './pictures';

const HOW = { avif: { quality: 45, effort: 4 }, webp: { quality: 60 } } as const;

type Device = keyof typeof FIRST_LOOK;
const DEVICES: readonly Device[] = ['desktop', 'phone'];

/** The page that the studio opens with, in the theme it opens with, as a file of its own. */
function Page({ device }: { device: Device }) {
  const { document, reportPage } = useStudio.getInitialState();
  const seen = lookFor(themeOf(document), device);
  const { width, height } = FIRST_LOOK[device];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {partsOf(reportPage, device).map(({ id, visual, x, y, draw }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          {draw(new StillPaint(seen, visual))}
        </g>
      ))}
    </svg>
  );
}

/** The drawings, and the pixels that the build makes of them. */
export const firstLookDrawings = DEVICES.map((device) => ({
  file: firstLookFile(device, 'svg'),
  make: () => renderToStaticMarkup(<Page device={device} />),
}));

export const firstLookPictures = DEVICES.flatMap((device) =>
  FIRST_LOOK_KINDS.flatMap((kind) =>
    FIRST_LOOK[device].pixels.map((width) => ({
      drawing: firstLookFile(device, 'svg'),
      kind,
      width,
      file: firstLookFile(device, kind, width),
      // The first bytes a visitor waits for, and seen only until the report itself is drawn.
      how: HOW[kind],
    })),
  ),
);
