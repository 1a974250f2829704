import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MEASURED_BY, MEASURES } from './proof';

const LINKS = [
  { to: '/document/visuals#versions', label: 'What is new in each version' },
  {
    to: '/document/visuals#what-is-checked-and-what-is-sent',
    label: 'What a visual checks and sends',
  },
  { to: '/status', label: 'What works right now' },
];

/** Figures with the command that measured them, and where else one can see for oneself. */
export function PackProof() {
  return (
    <section className="page-width grid gap-x-16 gap-y-8 pb-20 lg:grid-cols-[5fr_7fr] lg:pb-28">
      <div>
        <h2 className="text-30 sm:text-36 lg:text-48">What we measured</h2>
        <p className="mt-4 max-w-[44ch] text-16 text-muted">
          On a machine with two cores, by <code className="font-mono text-14">{MEASURED_BY}</code>.
          Of 100 updates 95 keep the main thread busy no longer than this.
        </p>
        <ul className="mt-4 grid gap-1">
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="touch-target inline-flex items-center gap-2 rounded-6 py-1 text-16 font-medium text-brand-text hover:underline"
              >
                {label}
                <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <table className="w-full self-start border-t border-line text-16 tabular-nums">
        <caption className="sr-only">What we measured</caption>
        <tbody>
          {MEASURES.map(({ row, what, figure }) => (
            <tr key={row} className="h-14 border-b border-line">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                {what}
              </th>
              <td className="w-2/5 py-3 text-right font-semibold">{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
