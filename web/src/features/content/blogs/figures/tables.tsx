import { cn } from '@/ui/cn';
import { TablesPicture } from '../../showcase/pictures/tables';

const ROWS = [
  ['Desk lamps', '724', '+8.2%'],
  ['Shelving', '618', '+4.0%'],
  ['Office chairs', '590', '−2.6%'],
  ['Storage', '402', '+1.1%'],
  ['Textiles', '377', '+9.7%'],
  ['Mirrors', '96', '−0.4%'],
] as const;

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
          {['Product', 'Sales', 'On plan'].map((head, i) => (
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
              <td key={value} className={cn(cell, i > 0 && figure)}>
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
