import { listOf, type Theme } from '@flexa/theme-engine/model';
import { PIXEL } from './draw/frame';
import { cardOf, withCards } from './own-cards';
import { resolveTheme } from './resolved-theme';
import { StillResolver } from './theme-resolver';
import { drawVisual } from './report-drawing';
import { PAGE, type SampleReport, type SampleVisual } from '@flexa/theme-engine/report';

interface ReportSvgProps {
  theme: Theme;
  report: SampleReport;
}

/** A report's page in a theme, drawn by the studio's preview, as an SVG of its own for a file. */
export function ReportSvg({ theme, report }: ReportSvgProps) {
  const [width, height] = [PAGE.width * PIXEL, PAGE.height * PIXEL];
  const ground = new StillResolver(resolveTheme(theme), 'page');
  const fill = ground.color('background', 'color', 'background');
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={PAGE.width}
      height={PAGE.height}
    >
      <rect width={width} height={height} fill={fill} />
      {report.visuals.map((visual) => {
        const [x, y, w, h] = visual.box.map((pixels) => pixels * PIXEL) as [
          number,
          number,
          number,
          number,
        ];
        const seen = resolveTheme(themeUnder(theme, visual));
        const resolver = new StillResolver(seen, visual.type);
        const node = drawVisual(resolver, { w, h }, report, visual);
        return (
          <g key={visual.id} transform={`translate(${x} ${y})`} data-visual={visual.type}>
            {node}
          </g>
        );
      })}
    </svg>
  );
}

/** The theme with what a visual sets itself laid over it, as Power BI does. */
function themeUnder(theme: Theme, { type, settings }: SampleVisual): Theme {
  if (!settings) return theme;
  return withCards(
    theme,
    type,
    Object.entries(settings).map(([card, items]) => [
      card,
      [items, ...listOf(cardOf(theme, type, card))],
    ]),
  );
}
