import { INK, QUIET, SHADE } from './canvas';
import { TOP, type Size } from './charts';

interface HeatMapProps extends Size {
  rows: readonly { name: string; values: readonly number[] }[];
  /** Words below the columns; '' leaves one out. */
  columns: readonly string[];
  /** The value that has the strongest colour. */
  most: number;
  /** Writes the values into the cells. */
  figures?: boolean;
  label?: number;
}

/** Cells whose strength is their value: one shade over the card, the more the denser. */
export function HeatMap({ w, h, rows, columns, most, figures, label = 52 }: HeatMapProps) {
  const cell = (w - label - 44) / columns.length;
  const line = (h - TOP - 34) / rows.length;
  const share = (value: number) => Math.min(1, value / most);
  return (
    <g>
      {rows.map(({ name, values }, row) => (
        <g key={name} transform={`translate(20 ${TOP + row * line})`}>
          <text y={line / 2 + 5} fill={QUIET}>
            {name}
          </text>
          {values.map((value, i) => (
            <g key={i} transform={`translate(${label + i * cell} 0)`}>
              <rect
                width={cell - 3}
                height={line - 3}
                rx="3"
                fill={SHADE(1)}
                fillOpacity={0.08 + 0.92 * share(value) ** 1.3}
              />
              {figures && (
                <text
                  x={(cell - 3) / 2}
                  y={line / 2 + 4}
                  textAnchor="middle"
                  fill={share(value) > 0.7 ? 'var(--card)' : INK}
                >
                  {value}
                </text>
              )}
            </g>
          ))}
        </g>
      ))}
      {columns.map((name, i) => (
        <text key={i} x={20 + label + (i + 0.5) * cell} y={h - 14} textAnchor="middle" fill={QUIET}>
          {name}
        </text>
      ))}
    </g>
  );
}
