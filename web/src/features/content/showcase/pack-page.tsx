import { Fragment, useState, type ComponentType, type ReactNode } from 'react';
import { formatCount, formatMoney, formatPrice } from '@flexa/contracts/format';
import { MEMBERSHIP_PLANS, computeMembershipPrice, PART_PLANS } from '@flexa/contracts/plans';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { ArrowRight, Check, Download, ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NOT_CERTIFIED } from '@/lib/certification';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { createLazyPart } from '@/lib/lazy';
import { buildListingUrl } from '@/lib/marketplace';
import {
  SAMPLE_PROJECT,
  buildFilePath,
  buildSecuritySheetPath,
  listVisuals,
  VISUAL_TITLES,
} from '@/lib/visual-files';
import { ButtonLink } from '@/ui/button';
import { Mark } from '@/ui/mark';
import { PriceTable } from '../price-table';
import { FreeAndPaid } from './free-and-paid';
import type { PackShowcase } from './packs';
import { AT_THE_TOP, type PictureSizes } from './pictures/sizes';

const ReleaseList = createLazyPart(async () => (await import('./release-list')).ReleaseList);

interface PackPageProps {
  showcase: PackShowcase;
  /** Large picture of the pack. */
  Picture: ComponentType<{ sizes: PictureSizes }>;
  /** Drawing of each fact, in order. */
  figures: readonly [ComponentType, ComponentType, ComponentType, ComponentType];
  /** Interactive visuals of the pack, in order. */
  live: Readonly<Record<string, ReactNode>>;
}

export function PackPage({ showcase, Picture, figures, live }: PackPageProps) {
  const { pack, mark, title, lead, pictureAlt, facts, good, not, article } = showcase;
  return (
    <>
      <section className="border-b border-line hero-ground">
        <div className="page-width pt-12 lg:pt-20">
          <div className="grid gap-4 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-8">
            <div>
              <Mark name={mark} size={48} />
              <h1 className="mt-6 text-40 sm:text-60">{title}</h1>
            </div>
            <div>
              <p className="text-18 text-muted lg:text-20">{lead}</p>
              <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
                <ButtonLink to={buildPricingPath({ visualType: pack })} variant="primary" size="lg">
                  Choose a licence
                </ButtonLink>
                <InstallLink pack={pack} />
              </div>
            </div>
          </div>
          <div
            role="img"
            aria-label={pictureAlt}
            className="@container mt-10 overflow-hidden rounded-t-16 border border-b-0 border-line-2 bg-surface lg:mt-16"
          >
            <div aria-hidden="true" className="h-85 overflow-hidden pt-5 lg:h-88 lg:px-6">
              <Picture sizes={AT_THE_TOP} />
            </div>
          </div>
        </div>
      </section>

      <section className="page-width pt-20 lg:pt-28">
        <h2 className="text-30 sm:text-36 lg:text-48">Try it</h2>
        <p className="mt-4 max-w-[56ch] text-16 text-muted">
          {listVisuals(pack).length === 1
            ? 'The pack’s one visual, '
            : `The pack’s ${listVisuals(pack).length} visuals, `}
          drawn by the code that runs in Power BI, with some of their options.
        </p>
        {listVisuals(pack).map((name) => (
          <div key={name} id={name} className="mt-10 scroll-mt-24 first-of-type:mt-8">
            <h3 className="mb-4 text-24">{VISUAL_TITLES[name]}</h3>
            {live[name]}
          </div>
        ))}
        <InstallVisuals pack={pack} />
      </section>

      <section className="page-width py-20 lg:py-28">
        <h2 className="text-30 sm:text-36 lg:text-48">What it does</h2>
        <div className="mt-8 grid gap-6 md:grid-cols-2 lg:mt-12 lg:gap-8">
          {facts.map(({ heading, text }, i) => {
            const Figure = figures[i];
            return (
              <div key={heading} className="overflow-hidden rounded-16 border border-line">
                <div
                  aria-hidden="true"
                  className="@container h-52 overflow-hidden border-b border-line bg-surface px-5 pt-6 lg:px-8"
                >
                  {Figure && <Figure />}
                </div>
                <div className="p-5 lg:p-8 lg:pt-7">
                  <h3 className="text-20">{heading}</h3>
                  <p className="mt-2 max-w-[56ch] text-16 text-muted">{text}</p>
                </div>
              </div>
            );
          })}
        </div>
        <div className="mt-14 grid gap-x-8 gap-y-10 md:grid-cols-2">
          <div>
            <h2 className="text-24">Good for</h2>
            <ul className="mt-4 grid gap-3 text-16">
              {good.map((line) => (
                <li key={line} className="flex gap-3">
                  <Check
                    aria-hidden="true"
                    strokeWidth={1.75}
                    className="mt-1 size-4 shrink-0 text-brand-text"
                  />
                  {line}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="text-24">When you don’t need it</h2>
            <p className="mt-4 max-w-[56ch] text-16 text-muted">{not}</p>
            <Link
              to={article.to}
              className="touch-target mt-4 inline-flex items-center gap-2 rounded-6 text-16 font-medium text-brand-text hover:underline"
            >
              {article.label}
              <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
            </Link>
          </div>
        </div>
      </section>
      <FreeAndPaid showcase={showcase} />
      <PackPrice showcase={showcase} />
    </>
  );
}

/** Links the files of a pack and the steps to install them. */
function InstallVisuals({ pack }: { pack: PackShowcase['pack'] }) {
  return (
    <div
      id="install"
      className="mt-10 scroll-mt-24 rounded-16 border border-line bg-surface p-5 lg:p-8"
    >
      <h3 className="text-20">Install it</h3>
      <p className="mt-2 max-w-[64ch] text-16 text-muted">
        Download a file and import it in Power BI Desktop. It works without a key, with a small
        watermark on paid features.{' '}
        <Link
          to="/document/visuals#installing-a-visual"
          className="rounded-6 text-brand-text underline underline-offset-3"
        >
          How to install it and add the key
        </Link>
        . See also{' '}
        <Link
          to="/document/visuals#versions"
          className="rounded-6 text-brand-text underline underline-offset-3"
        >
          what is new in each version
        </Link>{' '}
        and{' '}
        <Link
          to="/document/visuals#what-is-checked-and-what-is-sent"
          className="rounded-6 text-brand-text underline underline-offset-3"
        >
          what a visual checks and sends
        </Link>
        .
      </p>
      <ul className="mt-5 flex flex-wrap gap-3">
        {listVisuals(pack).map((name) => (
          <li key={name}>
            <a
              href={buildFilePath(name)}
              download
              className="touch-target inline-flex h-10 items-center gap-2 rounded-10 border border-line-2 bg-bg px-4 text-14 font-medium transition-colors hover:bg-surface-2"
            >
              <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
              {VISUAL_TITLES[name]}
              <span className="sr-only"> as a .pbiviz file</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-14 text-muted">
        Security sheets:{' '}
        {listVisuals(pack).map((name, i) => (
          <Fragment key={name}>
            {i > 0 && ', '}
            <a
              href={buildSecuritySheetPath(name)}
              aria-label={`Security sheet: ${VISUAL_TITLES[name]}`}
              className="rounded-6 text-brand-text underline underline-offset-3"
            >
              {VISUAL_TITLES[name]}
            </a>
          </Fragment>
        ))}
        .
      </p>
      <p className="mt-5 text-14 text-muted">
        See all of them at once in a{' '}
        <a
          href={SAMPLE_PROJECT}
          download
          className="rounded-6 text-brand-text underline underline-offset-3"
        >
          sample project
        </a>{' '}
        with its own data.
      </p>
      <Versions pack={pack} />
    </div>
  );
}

/** Lists older versions; the list loads when someone opens it. */
function Versions({ pack }: { pack: PackShowcase['pack'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-5 text-14" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit rounded-6 font-medium">All versions and their checksums</summary>
      <div className="mt-3">{isOpen && <ReleaseList pack={pack} />}</div>
    </details>
  );
}

const INSTALL =
  'touch-target inline-flex h-12 items-center justify-center gap-2 rounded-10 border border-line-2 bg-bg px-5 text-16 font-medium transition-colors hover:bg-surface-2';

function InstallLink({ pack }: { pack: PackShowcase['pack'] }) {
  const listing = buildListingUrl(pack);
  if (listing === undefined) {
    return (
      <a href="#install" className={INSTALL}>
        Try it in your report
      </a>
    );
  }
  return (
    <a href={listing} target="_blank" rel="noreferrer" className={INSTALL}>
      See it in the marketplace
      <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

/** Shows the terms and prices of a pack, and the membership if it includes the pack. */
function PackPrice({ showcase: { pack, title } }: { showcase: PackShowcase }) {
  const inMembership = pack === 'charts' || pack === 'designs';
  const [smallest] = MEMBERSHIP_PLANS;
  const membership =
    computeMembershipPrice(smallest.months, now(), env.comboOfferEnd) ?? smallest.listCents;
  return (
    <section className="border-t border-line bg-surface">
      <div className="page-width grid gap-x-16 gap-y-8 py-20 lg:grid-cols-[5fr_7fr] lg:py-28">
        <div>
          <h2 className="text-30 sm:text-36 lg:text-48">What it costs</h2>
          <p className="mt-4 max-w-[44ch] text-16 text-muted">
            One payment for the months you choose, for as many seats as you need. Nothing renews
            automatically.
          </p>
          <p className="mt-4 max-w-[44ch] text-14 text-muted">{NOT_CERTIFIED}</p>
          {inMembership && (
            <p className="mt-4 max-w-[44ch] text-16 text-muted">
              {title} is also in the{' '}
              <Link
                to={buildPricingPath({ visualType: 'suite' })}
                className="rounded-6 text-brand-text underline underline-offset-3"
              >
                membership
              </Link>
              , together with theme and {pack === 'charts' ? 'design' : 'charts'}, from{' '}
              {formatPrice(membership)} for {smallest.months} months.
            </p>
          )}
        </div>
        <PriceTable
          caption={`Prices of ${title}`}
          className="self-start"
          rows={PART_PLANS.map(({ months, cents }) => ({
            months,
            note: `${formatMoney(cents / months)} a month`,
            price: formatPrice(cents),
            action: (
              <Link
                to={buildPricingPath({ visualType: pack, month: months })}
                aria-label={`Choose ${formatCount(months, 'month')} of ${title}`}
                className="touch-target rounded-6 text-14 font-medium text-brand-text hover:underline"
              >
                Choose
              </Link>
            ),
          }))}
        />
      </div>
    </section>
  );
}
