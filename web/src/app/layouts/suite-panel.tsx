import type { ReactNode } from 'react';
import { ArrowRight, LayoutDashboard, LayoutTemplate } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatPrice } from '@flexa/contracts/format';
import { MEMBERSHIP_PLANS, computeMembershipPrice } from '@flexa/contracts/plans';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { Mark } from '@/ui/mark';
import { DASHBOARDS, MEMBERSHIP, PACK_LINKS, TEMPLATES } from './site-links';

/** Descriptions of the rows, by the page's path. */
const LINES: Record<string, string> = {
  '/flexa-charts': 'Plan and actual at a glance',
  '/flexa-design': 'Key figures on one grid',
  '/flexa-tables': 'Bars and lines inside cells',
  '/flexa-analytics': 'Forecasts and outliers',
  [DASHBOARDS.to]: 'Power BI projects to start from',
  [TEMPLATES.to]: 'Designed pages, sample data',
};

const [smallest] = MEMBERSHIP_PLANS;

/** Renders the suite's menu: four packs, reports to start from, and the membership below. */
export function SuitePanel({ close }: { close: () => void }) {
  const price =
    computeMembershipPrice(smallest.months, now(), env.comboOfferEnd) ?? smallest.listCents;
  return (
    <div
      id="suite-menu"
      className="absolute top-full -left-4 z-50 mt-2 w-150 animate-rise overflow-hidden rounded-16 border border-line-2 bg-raised shadow-float"
    >
      <ul className="grid grid-cols-2 gap-y-0.5 p-2">
        {PACK_LINKS.map(({ mark, ...link }) => (
          <Row key={link.to} {...link} close={close}>
            <Mark name={mark} size={24} />
          </Row>
        ))}
        <Row {...DASHBOARDS} close={close}>
          <LayoutDashboard aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Row>
        <Row {...TEMPLATES} close={close}>
          <LayoutTemplate aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Row>
      </ul>
      <div className="flex h-13 items-center justify-between border-t border-soft-line bg-soft px-5 text-14">
        <p className="text-muted">
          <span className="font-semibold text-text">Membership</span> Theme, Design and Charts from{' '}
          {formatPrice(price)}
        </p>
        <Link
          to={MEMBERSHIP.to}
          onClick={close}
          aria-label="Compare the membership"
          className="touch-target inline-flex items-center gap-2 rounded-6 font-medium text-brand-text"
        >
          Compare
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Link>
      </div>
    </div>
  );
}

interface RowProps {
  label: string;
  to: string;
  close: () => void;
  children: ReactNode;
}

function Row({ label, to, close, children }: RowProps) {
  return (
    <li>
      <Link
        to={to}
        onClick={close}
        className="flex h-16 items-center gap-3 rounded-10 px-3 transition-colors hover:bg-hover"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-10 border border-line bg-bg">
          {children}
        </span>
        <span className="min-w-0 text-14">
          <span className="block font-semibold">{label}</span>
          <span className="block text-muted">{LINES[to]}</span>
        </span>
      </Link>
    </li>
  );
}
