import { TABLE_SAMPLES } from '@flexa/visuals/samples';
import { cn } from '@/ui/cn';
import { TablesPicture } from '../../showcase/pictures/tables';

/** Cities with their sales in $M and the distance from plan in percent. */
const ROWS = TABLE_SAMPLES[0]
  .data()
  .rows.filter(({ isGroup }) => !isGroup)
  .slice(0, 6)
  .map(({ label, values: [sales, variance] }) => {
    const [amount, distance] = [sales ?? 0, variance ?? 0];
    const percent = (distance / (amount - distance)) * 100;
    return [
      label,
      (amount / 1e6).toFixed(1),
      `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`,
    ];
  });

export function Lines() {
  return (
    <div className="grid gap-5 p-4 text-12 sm:grid-cols-2 sm:p-6">
      <Sample caged />
      <Sample caged={false} />
    </div>
  );
}

function Sample({ caged }: { caged: boolean }) {
  const cell = caged ? 'border border-line-2 px-2 py-1 text-center' : 'border-b border-line py-1.5';
  const figure = caged ? '' : 'text-right tabular-nums';
  return (
    <table className="w-full border-collapse bg-report-card">
      <thead>
        <tr className={caged ? 'bg-line-2 font-bold' : 'text-muted'}>
          {['City', 'Sales, $M', 'On plan'].map((head, i) => (
            <td key={head} className={cn(cell, i > 0 && figure)}>
              {head}
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row, line) => (
          <tr key={row[0]} className={caged && line % 2 ? 'bg-line' : undefined}>
            {row.map((value, i) => (
              <td key={i} className={cn(cell, i > 0 && figure)}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Cells() {
  return (
    <div className="@container pt-6">
      <TablesPicture />
    </div>
  );
}
