import { smoothPath } from '@/ui/smooth-path';
import type { Template } from '../../../../content/templates/templates';
import { templateColors, templateShades } from './template-theme';

const TREND = smoothPath([60, 46, 52, 34, 40, 22, 28, 10], 32, 0);
const BARS = [88, 74, 61, 48, 36];
const COLUMNS = [38, 52, 44, 66, 58, 78];

/** A page in the template's own style: ground, cards, corners, lines, type and shades. */
export function TemplatePicture({ template }: { template: Template }) {
  const { page, card, text, muted, good } = templateColors(template);
  const { border, radius, line2, titleSize, labelSize } = template;
  const shades = templateShades(template);
  const title = titleSize + 1;
  const label = labelSize + 1;
  const panel = (x: number, y: number, w: number, h: number) => (
    <rect
      x={x}
      y={y}
      width={w}
      height={h}
      rx={radius}
      fill={card}
      stroke={border ? line2 : 'none'}
    />
  );
  return (
    <svg
      role="img"
      aria-label={`A report page in the style of ${template.name}: two key figures, a line, ranked bars, columns and a table.`}
      viewBox="0 0 560 350"
      className="block w-full"
    >
      <rect width="560" height="350" fill={page} />
      {panel(20, 20, 126, 76)}
      {panel(158, 20, 126, 76)}
      {['Revenue', 'Orders'].map((name, i) => (
        <g key={name} transform={`translate(${34 + i * 138} 42)`}>
          <text fontSize={label} fill={muted}>
            {name}
          </text>
          <text y="26" fontSize="22" className="font-semibold" fill={text}>
            {['$4.82M', '18,204'][i]}
          </text>
          <text y="43" fontSize={label} className="font-semibold" fill={good}>
            {['+3.1%', '+6.1%'][i]}
          </text>
        </g>
      ))}
      {panel(20, 108, 264, 106)}
      <text x="34" y="130" fontSize={title} className="font-semibold" fill={text}>
        Revenue by month
      </text>
      {[146, 168, 190].map((y) => (
        <path key={y} d={`M34 ${y}h236`} stroke={line2} />
      ))}
      <path
        d={TREND}
        transform="translate(40 138)"
        fill="none"
        stroke={shades[0]}
        strokeWidth="2.5"
      />
      {panel(296, 20, 244, 194)}
      <text x="310" y="42" fontSize={title} className="font-semibold" fill={text}>
        By market
      </text>
      {BARS.map((share, i) => (
        <g key={share} transform={`translate(310 ${60 + i * 29})`}>
          <text y="13" fontSize={label} fill={muted}>
            {['North', 'West', 'Centre', 'South', 'East'][i]}
          </text>
          <rect x="52" width={share * 1.6} height="17" rx="2" fill={shades[i]} />
        </g>
      ))}
      {panel(20, 226, 170, 104)}
      <text x="34" y="248" fontSize={title} className="font-semibold" fill={text}>
        By quarter
      </text>
      {COLUMNS.map((height, i) => (
        <rect
          key={height}
          x={36 + i * 24}
          y={318 - height * 0.72}
          width="16"
          height={height * 0.72}
          rx="2"
          fill={shades[i % 2 ? 4 : 1]}
        />
      ))}
      {panel(202, 226, 338, 104)}
      {['Product', 'Desk lamps', 'Shelving', 'Chairs'].map((name, i) => (
        <g key={name} transform={`translate(216 ${248 + i * 24})`} fontSize={label}>
          {i > 0 && <path d="M0 -16h310" stroke={line2} />}
          <text fill={i === 0 ? muted : text}>{name}</text>
          {i > 0 && (
            <rect x="110" y="-9" width={[0, 110, 92, 66][i]} height="10" rx="2" fill={shades[4]} />
          )}
          <text x="310" textAnchor="end" fill={i === 0 ? muted : text}>
            {['Sales', '724', '618', '590'][i]}
          </text>
        </g>
      ))}
    </svg>
  );
}
