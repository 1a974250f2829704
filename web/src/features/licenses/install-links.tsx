import { Fragment } from 'react';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { VISUAL_NAMES, type Pack, type VisualType } from '@flexa/contracts/plans';
import { Link } from 'react-router-dom';
import { buildListingUrl } from '@/lib/marketplace';
import { buildInstallPath } from '@/lib/visual-files';
import { PackTile } from '@/ui/pack-tile';

/** In the order of the account's picture. */
const TILES: readonly Pack[] = ['tables', 'designs', 'analytics', 'charts'];

const TILE =
  'flex h-15 items-center gap-3 rounded-10 px-4 text-14 font-medium transition-colors hover:bg-hover sm:border sm:border-line sm:bg-raised';
const ARROW = 'ml-auto size-4 shrink-0 text-muted';

/** Links to the places from which each pack's visuals are installed into Power BI. */
export function InstallLinks() {
  const isListed = TILES.some((pack) => buildListingUrl(pack) !== undefined);
  return (
    <section aria-labelledby="install-title" id="marketplace" className="scroll-mt-32">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="install-title" className="text-16">
          Install the visuals
        </h2>
        <p className="text-14 text-muted">{isListed ? 'Microsoft AppSource' : '.pbiviz files'}</p>
      </div>
      <ul className="grid gap-3 max-sm:gap-0 max-sm:divide-y max-sm:divide-line max-sm:rounded-10 max-sm:border max-sm:border-line sm:grid-cols-2 xl:grid-cols-4">
        {TILES.map((pack) => (
          <li key={pack}>
            <InstallTile pack={pack} />
          </li>
        ))}
      </ul>
      {isListed && (
        <p className="mt-3 text-14 text-muted">
          Or as files:{' '}
          {TILES.map((pack, i) => (
            <Fragment key={pack}>
              {i > 0 && ', '}
              <Link
                to={buildInstallPath(pack)}
                className="rounded-6 text-brand-text underline underline-offset-3"
              >
                {VISUAL_NAMES[pack]}
              </Link>
            </Fragment>
          ))}
          .
        </p>
      )}
    </section>
  );
}

const INSTALL =
  'touch-target rounded-6 font-medium whitespace-nowrap text-brand-text underline-offset-3 hover:underline';

/** Links a licence to its visuals; the membership to the list of all packs. */
export function InstallLink({ visualType }: { visualType: VisualType }) {
  const listing = visualType === 'suite' ? undefined : buildListingUrl(visualType);
  const label = `Install the visuals of Flexa ${VISUAL_NAMES[visualType]}`;
  if (listing !== undefined) {
    return (
      <a
        href={listing}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        className={INSTALL}
      >
        Install
      </a>
    );
  }
  return (
    <Link
      to={visualType === 'suite' ? '#marketplace' : buildInstallPath(visualType)}
      aria-label={label}
      className={INSTALL}
    >
      Install
    </Link>
  );
}

function InstallTile({ pack }: { pack: Pack }) {
  const listing = buildListingUrl(pack);
  const name = (
    <>
      <PackTile pack={pack} className="size-8!" />
      Flexa {VISUAL_NAMES[pack]}
    </>
  );
  if (listing === undefined) {
    return (
      <Link to={buildInstallPath(pack)} className={TILE}>
        {name}
        <ArrowRight aria-hidden="true" strokeWidth={1.75} className={ARROW} />
      </Link>
    );
  }
  return (
    <a href={listing} target="_blank" rel="noopener noreferrer" className={TILE}>
      {name}
      <span className="sr-only"> on Microsoft AppSource, in a new tab</span>
      <ArrowUpRight aria-hidden="true" strokeWidth={1.75} className={ARROW} />
    </a>
  );
}
