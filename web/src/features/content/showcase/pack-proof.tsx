import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { visualsOf, VISUAL_TITLES } from '@/lib/visual-files';
import type { PackShowcase } from './packs';
import { MEASURED_BY, MEASURES, UPDATE_TIMES } from './proof';

type Pack = PackShowcase['pack'];

const LINKS = [
  { to: '/document/visuals#versions', label: 'What is new in each version' },
  {
    to: '/document/visuals#what-is-checked-and-what-is-sent',
    label: 'What a visual checks and sends',
  },
  { to: '/status', label: 'What works right now' },
];

/** Figures, the command that measured them, and where to read more. */
export function PackProof({ pack }: { pack: Pack }) {
  return (
    <section className="page-width grid gap-x-16 gap-y-8 pb-20 lg:grid-cols-[5fr_7fr] lg:pb-28">
      <div>
        <h2 className="text-30 sm:text-36 lg:text-48">What we measured</h2>
        <p className="mt-4 max-w-[44ch] text-16 text-muted">
          Time on the main thread, on a machine with two cores, by{' '}
          <code className="font-mono text-14">{MEASURED_BY}</code>. 95 of 100 updates finish within
          this time. Most rows is as many as Power BI sends.
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
      <div className="text-16 tabular-nums">
        <UpdateTimes pack={pack} />
        <dl className="mt-8 border-t border-line">
          {MEASURES.flatMap(({ figures }) =>
            figures.map(({ what, figure }) => (
              <div key={what} className="flex justify-between gap-4 border-b border-line py-3">
                <dt>{what}</dt>
                <dd className="shrink-0 font-semibold">{figure}</dd>
              </div>
            )),
          )}
        </dl>
      </div>
    </section>
  );
}

function UpdateTimes({ pack }: { pack: Pack }) {
  return (
    <table className="w-full">
      <caption className="sr-only">How long an update takes</caption>
      <thead>
        <tr className="border-b border-line-2 text-14 text-muted">
          <th scope="col" className="py-2 pr-4 text-left font-normal">
            Visual
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            100 rows
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Most rows
          </th>
        </tr>
      </thead>
      <tbody>
        {visualsOf(pack).map((name) => {
          const { few, most, mostRows } = UPDATE_TIMES[name];
          return (
            <tr key={name} className="h-14 border-b border-line">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                {VISUAL_TITLES[name]}
              </th>
              <td className="py-3 pr-4 text-right font-semibold">{few} ms</td>
              <td className="py-3 text-right font-semibold">
                {most} ms{' '}
                <span className="font-normal whitespace-nowrap text-muted max-sm:block max-sm:text-14">
                  ({mostRows.toLocaleString('en')} rows)
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
