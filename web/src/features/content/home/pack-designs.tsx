import { cn } from '@/ui/cn';

const BARS = [44, 68, 36, 84, 58, 76, 48, 94];
const CARD = 'bg-report-card border-report-line rounded-[7px] border';

/** A page being built: a selected card with its handles, its size and the gap beside it. */
export function DesignsPicture() {
  return (
    <div className="mx-3 h-full bg-[radial-gradient(var(--line-2)_1px,transparent_1px)] bg-[length:20px_20px] px-4 pt-3">
      <div className="flex h-full gap-4">
        <div className="flex w-14 shrink-0 flex-col items-center gap-4 rounded-t-10 bg-d1 pt-6">
          <svg
            viewBox="0 0 20 14"
            className="mb-2 w-5 stroke-on-brand"
            strokeWidth="2.5"
            strokeLinecap="round"
          >
            <path d="M1.5 1.5h15M1.5 7h17M1.5 12.5h11" />
          </svg>
          {[0, 1, 2, 3].map((item) => (
            <span
              key={item}
              className={cn(
                'grid size-8 place-items-center rounded-8',
                item === 0 && 'bg-on-brand/20',
              )}
            >
              <span
                className={cn(
                  'size-3.5 rounded-[4px] border-2 border-on-brand',
                  item > 0 && 'opacity-60',
                )}
              />
            </span>
          ))}
        </div>
        <div className="grid min-w-0 flex-1 auto-rows-max grid-cols-2 gap-3 @md:gap-4">
          <div className={cn(CARD, 'col-span-2 flex h-9 items-center gap-2 px-4 @md:h-12')}>
            <span className="h-3 w-24 rounded-[4px] bg-text/85" />
            <span className="ml-auto h-5 w-9 rounded-6 border border-report-line bg-report-page" />
            <span className="h-5 w-16 rounded-6 bg-d7" />
          </div>
          <Figure tone="bg-success" />
          <div className="relative">
            <Figure tone="bg-danger" />
            <Selection />
          </div>
          <div className={cn(CARD, 'col-span-2 h-60 px-4 pt-4')}>
            <span className="block h-2.5 w-20 rounded-[4px] bg-line-2" />
            <svg className="mt-4 h-40 w-full">
              {BARS.map((height, i) => (
                <rect
                  key={i}
                  x={`${i * 12.5 + 2}%`}
                  width="8.5%"
                  y={100 - height}
                  height="160"
                  rx="3"
                  className={i % 2 ? 'fill-d5' : 'fill-d3'}
                />
              ))}
            </svg>
          </div>
        </div>
      </div>
    </div>
  );
}

function Figure({ tone }: { tone: string }) {
  return (
    <div className={cn(CARD, 'h-18 px-3 py-3 @md:h-23 @md:px-4 @md:py-4')}>
      <span className="block h-2 w-14 max-w-full rounded-[4px] bg-line-2" />
      <span className="mt-2 block h-3.5 w-20 max-w-full rounded-[4px] bg-text/85 @md:mt-2.5 @md:h-4" />
      <span className={cn('mt-2 block h-2 w-10 rounded-[4px] @md:mt-3', tone)} />
    </div>
  );
}

const HANDLES = [
  '-top-1.5 -left-1.5',
  '-top-1.5 -right-1.5',
  '-bottom-1.5 -left-1.5',
  '-bottom-1.5 -right-1.5',
];

function Selection() {
  return (
    <div className="absolute -inset-px rounded-[7px] border-2 border-brand">
      {HANDLES.map((place) => (
        <span
          key={place}
          className={cn('absolute size-2.5 rounded-[3px] border-2 border-brand bg-bg', place)}
        />
      ))}
      <span className="absolute top-1/2 -left-[17px] h-2.5 w-4 -translate-y-1/2 border-x border-brand after:absolute after:inset-x-0 after:top-1/2 after:h-px after:bg-brand" />
      <Label className="top-[62%] -left-[24px]">16</Label>
      <Label className="top-full left-1/2 mt-2 -translate-x-1/2 @lg:hidden">154 × 92</Label>
    </div>
  );
}

function Label({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={cn(
        'absolute rounded-[4px] bg-brand px-1.5 text-12 leading-5 font-semibold whitespace-nowrap text-on-brand tabular-nums',
        className,
      )}
    >
      {children}
    </span>
  );
}
