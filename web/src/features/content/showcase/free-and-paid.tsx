import { formatPrice } from '@flexa/contracts/format';
import { PART_PLANS, type Pack } from '@flexa/contracts/plans';
import type { FlexaVisualName } from '@flexa/license/flexa';
import { Link } from 'react-router-dom';
import { listVisuals, VISUAL_TITLES } from '@/lib/visual-files';
import { QuestionList, type Question } from '@/ui/question-list';
import type { PackShowcase } from './packs';

/** Parts of each visual that work without a key, and those that a licence adds. */
export const FREE_AND_PAID: Record<FlexaVisualName, { free: string; paid: string }> = {
  'variance-columns': {
    free: 'Columns, plan, previous year, comments',
    paid: 'Pins for the difference, forecast, notation of scenarios, small multiples',
  },
  'bullet-list': {
    free: 'Bars, values, order, comments',
    paid: 'Targets, ranges, small multiples',
  },
  bridge: {
    free: 'Steps, subtotals, totals, comments',
    paid: 'From plan to actual, total difference, axis break, notation of scenarios, small multiples',
  },
  table: { free: 'Values, differences, groups, totals, comments', paid: 'Bars and lines in cells' },
  'key-figure': { free: 'Figures and their changes', paid: 'The small line' },
  forecast: { free: 'The line', paid: 'Forecast and outliers' },
};

const [{ cents: month }] = PART_PLANS;

/** Power BI's own visuals and licences through AppSource: Microsoft's pages, in docs of November 2026. */
const ALTERNATIVES: readonly (readonly [string, string, string, string])[] = [
  [
    'Price',
    'Part of Power BI',
    'Set by its vendor',
    `From ${formatPrice(month)} a month for each author`,
  ],
  ['A licence for', 'Nobody', 'Each reader and author', 'Authors only'],
  [
    'PowerPoint, PDF, e-mail subscriptions',
    'Yes',
    'If Microsoft has certified the visual',
    'No: Microsoft has not certified them yet',
  ],
  [
    'Embedding for customers',
    'Yes',
    'The licences don’t work there',
    'The key needs no licence service; we have not tested this',
  ],
  [
    'Desktop without a connection',
    'Yes',
    'The licence can’t be checked',
    'The key is checked offline',
  ],
  [
    'Updates',
    'With Power BI',
    'From AppSource, automatically',
    'A new file in each report, or once in your organisation’s store',
  ],
];

const LINK = 'rounded-6 text-brand-text underline underline-offset-3';
const CELL = 'align-top max-sm:block max-sm:py-0.5 sm:border-b sm:border-line sm:py-3 sm:pr-5';

/** Lists the visuals of a pack with what is free and paid, compares them with alternatives, and answers questions. */
export function FreeAndPaid({ showcase: { pack, title, not } }: { showcase: PackShowcase }) {
  return (
    <section className="border-t border-line">
      <div className="page-width py-20 lg:py-28">
        <h2 className="text-30 sm:text-36 lg:text-48">Free and with a licence</h2>
        <p className="mt-4 max-w-[64ch] text-16 text-muted">
          {title} also brings updates while the licence runs, a key for each seat and answers by
          e-mail. Without a key, paid features draw with the word Unlicensed.
        </p>
        <Comparison
          label={`${title}, free and with a licence`}
          head={['Visual', 'Free', 'With a licence']}
          rows={listVisuals(pack).map((name) => {
            const { free, paid } = FREE_AND_PAID[name];
            return [VISUAL_TITLES[name], free, paid];
          })}
        />
        <h2 className="mt-16 text-24 sm:text-30">Compared honestly</h2>
        <Comparison
          label="Compared with Power BI’s own visuals and with licences of AppSource"
          head={['', 'Power BI’s own visuals', 'Licensed through AppSource', title]}
          rows={ALTERNATIVES}
        />
        <div className="mt-16 grid gap-8 lg:grid-cols-[4fr_8fr]">
          <div>
            <h2 className="text-24 sm:text-30">Questions</h2>
            <p className="mt-3 max-w-[34ch] text-16 text-muted">
              More answers, also for IT, are in{' '}
              <Link to="/document/before-you-buy" className={LINK}>
                Before you buy
              </Link>
              .
            </p>
          </div>
          <QuestionList questions={listQuestions(pack, not)} name="doubts" />
        </div>
      </div>
    </section>
  );
}

function listQuestions(pack: Pack, not: string): Question[] {
  const isOne = listVisuals(pack).length === 1;
  return [
    { question: 'Isn’t Power BI enough?', answer: not },
    {
      question: 'Do our readers have to pay?',
      answer:
        'No. The key is stored in the report. People who read it need no seat, no account and no key.',
    },
    {
      question: 'Does our data leave Power BI?',
      answer:
        'No. The visuals ask Power BI for no access to the network, and the key is checked inside them.',
    },
    {
      question: 'What if we stop paying?',
      answer: `The key works for 14 more days. After that ${isOne ? 'the visual still draws' : 'the visuals still draw'}, and paid features show the word Unlicensed.`,
    },
    {
      question: 'Can we try it in our tenant first?',
      answer:
        'Yes, without a key, an account or a deadline. Download a file above and import it in Power BI Desktop.',
    },
  ];
}

interface ComparisonProps {
  label: string;
  /** Column headings; the first is of the column that names the rows. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Renders a table. On a phone each row becomes a block, and each cell begins with its column's heading. */
function Comparison({ label, head, rows }: ComparisonProps) {
  return (
    <table
      aria-label={label}
      className="mt-6 w-full border-t border-line text-left text-14 max-sm:block sm:text-16"
    >
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((text) =>
            text === '' ? (
              <td key={text} className={CELL} />
            ) : (
              <th key={text} scope="col" className={`${CELL} font-semibold`}>
                {text}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([first = '', ...rest]) => (
          <tr key={first} className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-3">
            <th scope="row" className={`${CELL} font-semibold`}>
              {first}
            </th>
            {rest.map((cell, column) => (
              <td key={head[column + 1]} className={`${CELL} text-muted`}>
                {/* The column heading, which screen readers know already. */}
                <span aria-hidden="true" className="text-ink font-medium sm:hidden">
                  {head[column + 1]}:{' '}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
