import { cn } from '@/ui/cn';

const MARKETS = [
  { name: 'Germany', change: 8 },
  { name: 'France', change: -3 },
  { name: 'Spain', change: 5 },
] as const;

/** The same list in colour and as a printer without colour has it. */
export function Signs() {
  return (
    <div className="grid grid-cols-2 gap-4 text-12">
      {[
        { title: 'On the screen', colored: true },
        { title: 'Printed in grey', colored: false },
      ].map(({ title, colored }) => (
        <div key={title} className="rounded-10 border border-line bg-bg px-4 py-3">
          <p className="text-muted">{title}</p>
          <ul className="mt-2 divide-y divide-line">
            {MARKETS.map(({ name, change }) => (
              <li key={name} className="flex items-center gap-2 py-2">
                {name}
                <span
                  className={cn(
                    'ml-auto font-semibold tabular-nums',
                    colored ? (change > 0 ? 'text-success' : 'text-danger') : 'text-muted',
                  )}
                >
                  {signed(change)} %
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`;
}
