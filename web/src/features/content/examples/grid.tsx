import { INK, QUIET } from './canvas';
import { TOP } from './charts';

/** A table; figures with a sign take the colours of good and bad. */
export function Grid({
  w,
  top = TOP,
  head,
  rows,
  row = 40,
  first = 0.34,
  strong = [],
}: {
  w: number;
  top?: number;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  row?: number;
  /** Share of the width that the first column has. */
  first?: number;
  /** Rows of a total: heavier, with a line above. */
  strong?: readonly number[];
}) {
  const rest = (w - 40) * (1 - first);
  const right = (i: number) => 20 + (w - 40) * first + (rest / (head.length - 1)) * i;
  const tone = (cell: string) =>
    cell.startsWith('+') ? 'var(--good)' : cell.startsWith('−') ? 'var(--bad)' : INK;
  return (
    <g>
      {head.map((name, i) => (
        <text
          key={name}
          x={i === 0 ? 20 : right(i)}
          y={top + 14}
          textAnchor={i === 0 ? 'start' : 'end'}
          fill={QUIET}
        >
          {name}
        </text>
      ))}
      {rows.map((cells, r) => (
        <g
          key={cells[0]}
          transform={`translate(0 ${top + 26 + r * row})`}
          className={strong.includes(r) ? 'font-semibold' : undefined}
        >
          <path
            d={`M20 0H${w - 20}`}
            stroke={QUIET}
            strokeOpacity={strong.includes(r) ? '.7' : '.2'}
          />
          {cells.map((cell, i) => (
            <text
              key={i}
              x={i === 0 ? 20 : right(i)}
              y={row / 2 + 5}
              textAnchor={i === 0 ? 'start' : 'end'}
              fill={i === 0 ? INK : tone(cell)}
            >
              {cell}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}
