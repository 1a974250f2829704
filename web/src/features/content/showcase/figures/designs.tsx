import { cn } from '@/ui/cn';

const CARD = 'rounded-6 border border-report-line bg-report-card';
const DOTS = {
  background: 'radial-gradient(var(--line-2) 1.5px, transparent 1.5px) 0 0 / 16px 16px',
};

/** Three pages of one report: what they hold differs, where it stands does not. */
export function Frames() {
  return (
    <div className="grid h-40 grid-cols-3 gap-3">
      {[
        [2, 1],
        [1, 3],
        [3, 2],
      ].map(([top, bottom], page) => (
        <div
          key={page}
          className="flex gap-1.5 rounded-8 border border-report-line bg-report-page p-1.5"
        >
          <span className="w-3 shrink-0 rounded-[4px] bg-d1" />
          <div
            className="grid min-w-0 flex-1 gap-1.5"
            style={{ gridTemplateRows: '14px 1fr 1.4fr' }}
          >
            <span className={cn(CARD, 'flex items-center px-1.5')}>
              <span className="h-1 w-8 rounded-full bg-text/80" />
            </span>
            <Row cards={top} />
            <Row cards={bottom} />
          </div>
        </div>
      ))}
    </div>
  );
}

function Row({ cards = 1 }: { cards?: number }) {
  return (
    <span className="flex gap-1.5">
      {Array.from({ length: cards }, (_, i) => (
        <span key={i} className={cn(CARD, 'flex flex-1 items-end p-1')}>
          <span className="h-1/2 w-full rounded-[2px] bg-d7" />
        </span>
      ))}
    </span>
  );
}

const BARS = [52, 76, 44, 92, 64, 84] as const;

/** Cards on a dotted grid with the one distance between them. */
export function Grid() {
  return (
    <div className="-mx-2 h-44 p-2" style={DOTS}>
      <div className="relative grid h-full grid-cols-2 grid-rows-2 gap-4">
        <div className={cn(CARD, 'row-span-2 flex flex-col p-4')}>
          <span className="h-2.5 w-20 rounded-[4px] bg-line-2" />
          <span className="mt-4 flex flex-1 items-end gap-2">
            {BARS.map((height) => (
              <span key={height} className="flex-1 bg-d3" style={{ height: `${height}%` }} />
            ))}
          </span>
        </div>
        {['bg-success', 'bg-danger'].map((tone) => (
          <div key={tone} className={cn(CARD, 'grid content-center gap-2 px-4')}>
            <span className="h-2 w-14 rounded-[4px] bg-line-2" />
            <span className="h-3.5 w-20 rounded-[4px] bg-text/85" />
            <span className={cn('h-2 w-9 rounded-[4px]', tone)} />
          </div>
        ))}
        <Distance className="top-1/4 left-1/2" />
        <Distance className="top-1/2 left-3/4" />
      </div>
    </div>
  );
}

function Distance({ className }: { className: string }) {
  return (
    <span
      className={cn(
        'absolute -translate-1/2 rounded-[4px] bg-brand px-1.5 py-0.5 text-12 font-semibold text-on-brand',
        className,
      )}
    >
      16
    </span>
  );
}

const HERE = { boxShadow: 'inset 3px 0 currentColor' };
const PAGES = ['Overview', 'Markets', 'Products', 'Returns'];

/** The rail with names, the current page marked. */
export function Rail() {
  return (
    <div className="flex h-full gap-4 text-12">
      <ul className="grid w-36 shrink-0 content-start gap-1 rounded-t-10 bg-brand p-3 text-on-brand">
        {PAGES.map((page, i) => (
          <li
            key={page}
            className={cn('px-3 py-2', i === 1 && 'font-semibold')}
            style={i === 1 ? HERE : undefined}
          >
            {page}
          </li>
        ))}
      </ul>
      <div
        className="grid min-w-0 flex-1 grid-cols-2 gap-3"
        style={{ gridTemplateRows: '36px 1fr' }}
      >
        <p className={cn(CARD, 'col-span-2 flex items-center px-3 text-12 font-semibold')}>
          Markets
        </p>
        <span className={cn(CARD, 'rounded-b-none')} />
        <span className={cn(CARD, 'rounded-b-none')} />
      </div>
    </div>
  );
}
