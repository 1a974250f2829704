import { CHANNELS, QUARTERS } from './report-data';

const TOP = 1450;
/** Every second shade, from the foot up: neighbours stay apart. */
const shade = (channel: number) => `var(--d${channel * 2 + 1})`;

/** Stacked columns: quarters by channel. */
export function ReportColumns() {
  return (
    <div className="mt-2 flex min-h-0 flex-1 gap-4">
      <div className="flex min-w-0 flex-1 flex-col">
        <svg className="min-h-24 w-full flex-1">
          {QUARTERS.map(({ name, sales }, column) => {
            let foot = 0;
            return sales.map((value, channel) => {
              foot += value;
              return (
                <rect
                  key={`${name}-${channel}`}
                  x={`${column * 26 + 2}%`}
                  width="18%"
                  y={`${100 - (foot / TOP) * 100}%`}
                  height={`${(value / TOP) * 100}%`}
                  rx="3"
                  fill={shade(channel)}
                  className="stroke-report-card"
                  strokeWidth="1.5"
                />
              );
            });
          })}
        </svg>
        <div className="mt-1.5 flex text-12 text-muted">
          {QUARTERS.map(({ name }) => (
            <span key={name} className="w-[26%] pr-[4%] text-center">
              {name}
            </span>
          ))}
        </div>
      </div>
      <ul className="flex flex-col justify-center gap-1.5 pb-5 text-12 text-muted">
        {CHANNELS.map((name, channel) => (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" className="size-2.5">
              <rect width="10" height="10" rx="3" fill={shade(channel)} />
            </svg>
            {name}
          </li>
        )).toReversed()}
      </ul>
    </div>
  );
}
