/** Heights of the bars, by turns in the first two colours. */
const BARS = [38, 28, 44, 34, 50, 40];
const RING = 2 * Math.PI * 17;
const HEX = /^#[\da-f]{6}$/i;

/** The colours of a theme that can be drawn with. */
export function filterHexColors(colors: readonly string[]): string[] {
  return colors.filter((color) => HEX.test(color));
}

/** Draws a small report page in a theme's colours. Decorative. */
export function ThemePreview({ colors }: { colors: readonly string[] }) {
  const own = filterHexColors(colors);
  const pickColor = (index: number) => own[index % Math.max(1, own.length)];
  const segments = own.slice(0, 4);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 224 116"
      className="block aspect-56/29 w-full bg-report-page"
    >
      {[14, 82, 150].map((x, index) => (
        <g key={x}>
          <rect x={x} y="10" width="60" height="22" rx="3" className="fill-report-card" />
          <rect x={x + 6} y="15" width="26" height="3" rx="1.5" className="fill-report-line-2" />
          <rect
            x={x + 6}
            y="22"
            width="38"
            height="4"
            rx="2"
            fill={pickColor(index)}
            className={own.length === 0 ? 'fill-report-line-2' : undefined}
          />
        </g>
      ))}
      <rect x="14" y="38" width="122" height="68" rx="3" className="fill-report-card" />
      {BARS.map((height, index) => (
        <rect
          key={index}
          x={24 + index * 18}
          y={98 - height}
          width="11"
          height={height}
          rx="1.5"
          fill={pickColor(index % 2)}
          className={own.length === 0 ? 'fill-report-line-2' : undefined}
        />
      ))}
      <rect x="142" y="38" width="68" height="68" rx="3" className="fill-report-card" />
      <circle
        cx="176"
        cy="72"
        r="17"
        fill="none"
        strokeWidth="11"
        className="stroke-report-line-2"
      />
      {segments.map((color, index) => (
        <circle
          key={index}
          cx="176"
          cy="72"
          r="17"
          fill="none"
          stroke={color}
          strokeWidth="11"
          strokeDasharray={`${RING / segments.length} ${RING}`}
          transform={`rotate(${-90 + (index * 360) / segments.length} 176 72)`}
        />
      ))}
    </svg>
  );
}
