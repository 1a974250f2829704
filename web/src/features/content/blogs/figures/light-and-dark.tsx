import { buildLinePath } from '@flexa/visuals/marks';
import { KEY_FIGURE_SAMPLES } from '@flexa/visuals/samples';
import { computeExtent, createScaleBetween } from '@flexa/visuals/scale';
import { REPORT_COLORS } from '@/features/theme-studio';

const YEAR = KEY_FIGURE_SAMPLES[0].data.figures[0]?.line ?? [];
const Y = createScaleBetween(computeExtent(YEAR.map((value) => value ?? 0)), 68, 142);
const TREND = buildLinePath(
  YEAR.map((value, month) => ({ x: 16 + month * 15.2, y: Y(value ?? 0) })),
);
const { light, dark } = REPORT_COLORS;
const CARDS = [
  { title: '#4338CA on white', line: '#4338ca', ratio: '7.9 : 1', theme: light },
  { title: '#4338CA on dark', line: '#4338ca', ratio: '2.3 : 1', theme: dark },
  { title: '#6D70F6 on dark', line: '#6d70f6', ratio: '4.6 : 1', theme: dark },
];

/** Draws one line on three cards. Its colours are examples of the text, not the page's own. */
export function Sunken() {
  return (
    <div className="grid gap-3 p-4 sm:grid-cols-3 sm:p-6">
      {CARDS.map(({ title, line, ratio, theme }) => (
        <svg key={title} viewBox="0 0 200 170" className="w-full text-12">
          <rect
            x=".5"
            y=".5"
            width="199"
            height="169"
            rx="10"
            fill={theme.card}
            className="stroke-line-2"
          />
          {[76, 100, 124].map((y) => (
            <path key={y} d={`M16 ${y}h168`} stroke={theme.muted} strokeOpacity=".25" />
          ))}
          <text x="16" y="26" fill={theme.text} className="font-semibold">
            {title}
          </text>
          <text x="16" y="44" fill={theme.muted}>
            {ratio}
          </text>
          <path
            d={TREND}
            fill="none"
            strokeLinejoin="round"
            stroke={line}
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
      ))}
    </div>
  );
}

const DARK_COLORS = [
  { label: 'Page, card, line', colors: ['#0c0f15', '#12161e', '#222833'] },
  { label: 'Text, quiet text', colors: ['#f4f5f8', '#a8aeba'] },
  { label: 'Good, bad, pointer', colors: ['#3ad198', '#fd7273', '#f2c811'] },
];

/** Shows the colours of a dark page on a dark background. */
export function DarkColors() {
  return (
    <svg viewBox="0 0 340 176" className="block w-full text-12 sm:px-24">
      <rect width="340" height="176" rx="8" fill={dark.page} />
      {DARK_COLORS.map(({ label, colors }, row) => (
        <g key={label} transform={`translate(20 ${20 + row * 48})`}>
          <text y="24" fill={dark.muted}>
            {label}
          </text>
          {colors.map((color, i) => (
            <rect
              key={color}
              x={132 + i * 62}
              width="54"
              height="38"
              rx="6"
              fill={color}
              stroke={dark.muted}
              strokeOpacity=".35"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
