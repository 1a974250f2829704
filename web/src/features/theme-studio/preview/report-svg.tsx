import { toList, type Theme } from '@flexa/theme-engine/model';
import { PAGE, type SampleReport, type SampleVisual } from '@flexa/theme-engine/report';
import { PIXEL } from './draw/frame';
import { findCard, withCards } from './own-cards';
import { drawVisual } from './report-drawing';
import { createThemeReader } from './theme-reader';
import { StillResolver } from './theme-resolver';

interface ReportSvgProps {
  theme: Theme;
  report: SampleReport;
}

/** Draws a report's page in a theme as an SVG file. */
export function ReportSvg({ theme, report }: ReportSvgProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${PAGE.width * PIXEL} ${PAGE.height * PIXEL}`}
      width={PAGE.width}
      height={PAGE.height}
    >
      <ReportDrawing theme={theme} report={report} size={PAGE} />
    </svg>
  );
}

interface ReportDrawingProps extends ReportSvgProps {
  /** Pixels of the page. */
  size: { width: number; height: number };
}

/** Draws the visuals of a report's page as part of an SVG; a pixel of the page is three quarters of a unit. */
export function ReportDrawing({ theme, report, size }: ReportDrawingProps) {
  const pageResolver = new StillResolver(createThemeReader(theme), 'page');
  return (
    <>
      <rect
        width={size.width * PIXEL}
        height={size.height * PIXEL}
        fill={pageResolver.readColor('background', 'color', 'background')}
      />
      {report.visuals.map((visual) => {
        const [x, y, w, h] = visual.box.map((pixels) => pixels * PIXEL) as [
          number,
          number,
          number,
          number,
        ];
        const resolver = new StillResolver(
          createThemeReader(applyVisualSettings(theme, visual)),
          visual.type,
        );
        return (
          <g key={visual.id} transform={`translate(${x} ${y})`} data-visual={visual.type}>
            {drawVisual(resolver, { w, h }, report, visual)}
          </g>
        );
      })}
    </>
  );
}

/** The theme with what a visual sets itself laid over it, as Power BI does. */
function applyVisualSettings(theme: Theme, { type, settings }: SampleVisual): Theme {
  if (!settings) return theme;
  return withCards(
    theme,
    type,
    Object.entries(settings).map(([card, items]) => [
      card,
      [items, ...toList(findCard(theme, type, card))],
    ]),
  );
}
