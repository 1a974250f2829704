import { useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download, Link2, ReceiptText, UserRoundPlus } from 'lucide-react';
import { formatCount } from '@flexa/contracts/format';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { addLabel } from '@flexa/contracts/product-names';
import type { SeatedLicense } from '@flexa/contracts/seats';
import type { TeamView as View } from '@flexa/contracts/teams';
import { findMatches } from '@flexa/theme-engine/search';
import { NameDialog } from '@/features/licenses';
import { formatDate, formatMoment } from '@/lib/format';
import { createLazyPart } from '@/lib/lazy';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { LoadFailure } from '@/ui/load-failure';
import { PackTile } from '@/ui/pack-tile';
import { Skeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import { BillingDialog } from './billing-dialog';
import { AssignSeatsDialog } from './assign-seats-dialog';
import { countAssigned } from './license-names';
import { InvoicesDialog } from './invoices-dialog';
import { NoSeats } from './no-seats';
import { LinkDialog } from './link-dialog';
import { PeopleTable } from './people-table';
import { formatTeamCsv } from './team-csv';
import { teamQuery } from './team-query';

const CompanyBuildDialog = createLazyPart(
  async () => (await import('./company-build/company-build-dialog')).CompanyBuildDialog,
);

interface TeamViewProps {
  id: string;
  /** True if the user owns the team or is an admin. */
  canAppoint: boolean;
  /** True if the user owns or manages the team: admins read nobody's key. */
  canBuild?: boolean;
}

/** Renders the people of a team and their seats, for its owner, its managers and admins. */
export function TeamView({ id, canAppoint, canBuild = false }: TeamViewProps) {
  const query = useQuery(teamQuery(id));
  const { data, error } = query;
  if (error && !data) {
    return <LoadFailure title="The team could not be loaded" query={query} />;
  }
  if (!data) return <Skeleton className="h-60 w-full rounded-10" />;
  return <TeamCard view={data} canAppoint={canAppoint} canBuild={canBuild} />;
}

function TeamCard({
  view,
  canAppoint,
  canBuild,
}: Required<Omit<TeamViewProps, 'id'>> & { view: View }) {
  const [search, setSearch] = useState('');
  const [isAssigning, setAssigning] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const [isBilling, setBilling] = useState(false);
  const [licenseToBuild, setLicenseToBuild] = useState<SeatedLicense>();
  const [licenseToName, setLicenseToName] = useState<SeatedLicense>();
  const [isReadingInvoices, setReadingInvoices] = useState(false);
  const { team, licenses, people } = view;
  // On a phone, rendering the rows takes longer than typing the next letter.
  const query = useDeferredValue(search);
  const found = findMatches(query, (matches) =>
    people.filter(({ email, name }) => matches(`${name ?? ''} ${email}`)),
  );

  if (licenses.length === 0) return <NoSeats />;
  return (
    <Card className="rounded-10">
      <LicenseStrip
        licenses={licenses}
        onBuild={canBuild ? setLicenseToBuild : undefined}
        onName={canBuild ? setLicenseToName : undefined}
      />
      <div className="grid grid-cols-2 items-end gap-2 border-b border-line p-4 sm:flex sm:flex-wrap sm:px-5">
        <TextField
          label="Search people"
          className="col-span-2 min-w-0 flex-1 basis-44"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button onClick={() => saveFile('flexa-team.csv', formatTeamCsv(view), 'text/csv')}>
          <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
          CSV
        </Button>
        {canAppoint ? (
          <>
            <Button onClick={() => setBilling(true)}>
              <ReceiptText aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Billing
            </Button>
            <Button onClick={() => setLinking(true)}>
              <Link2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Team link
            </Button>
          </>
        ) : (
          <Button onClick={() => setReadingInvoices(true)}>
            <ReceiptText aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Invoices
          </Button>
        )}
        <Button
          variant="primary"
          className={cn(!canAppoint && 'max-sm:col-span-2')}
          onClick={() => setAssigning(true)}
        >
          <UserRoundPlus aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Assign seats
        </Button>
      </div>
      {found.length === 0 ? (
        <p className="p-5 text-14 text-muted">No name or address contains “{search}”.</p>
      ) : (
        <PeopleTable view={view} query={query} canAppoint={canAppoint} people={found} />
      )}
      <AssignSeatsDialog
        teamId={team.id}
        licenses={licenses}
        people={people}
        canBuy={canAppoint}
        open={isAssigning}
        onOpenChange={setAssigning}
      />
      {licenseToName && (
        <NameDialog
          license={licenseToName}
          name={`Flexa ${VISUAL_NAMES[licenseToName.visualType]}`}
          onClose={() => setLicenseToName(undefined)}
          onMissing={() => setLicenseToName(undefined)}
        />
      )}
      {licenseToBuild && (
        <CompanyBuildDialog
          teamId={team.id}
          license={licenseToBuild}
          onClose={() => setLicenseToBuild(undefined)}
          onMissing={() => setLicenseToBuild(undefined)}
        />
      )}
      {isReadingInvoices && (
        <InvoicesDialog teamId={team.id} onClose={() => setReadingInvoices(false)} />
      )}
      {isBilling && <BillingDialog team={team} onClose={() => setBilling(false)} />}
      <LinkDialog team={team} licenses={licenses} open={isLinking} onOpenChange={setLinking} />
    </Card>
  );
}

interface LicenseStripProps {
  licenses: readonly SeatedLicense[];
  onBuild: ((license: SeatedLicense) => void) | undefined;
  onName: ((license: SeatedLicense) => void) | undefined;
}

function LicenseStrip({ licenses, onBuild, onName }: LicenseStripProps) {
  return (
    <ul className="grid gap-4 border-b border-line p-4 sm:grid-cols-2 sm:px-5">
      {licenses.map((license) => {
        const { id, visualType, expiresAt, renewal } = license;
        return (
          <li key={id} className="flex items-start gap-3">
            <PackTile pack={visualType} />
            <div className="min-w-0 text-14">
              <p className="font-semibold">
                {addLabel(VISUAL_NAMES[visualType], license.label)}: {countAssigned(license)}
              </p>
              <p className="text-muted">Ends {formatMoment(expiresAt)}</p>
              {renewal && (
                <p className="text-muted">
                  Renewed until {formatMoment(renewal.expiresAt)} for{' '}
                  {formatCount(renewal.quantity, 'seat')}
                </p>
              )}
              {onName && (
                <button
                  type="button"
                  aria-label={`${license.label === undefined ? 'Name' : 'Rename'} ${addLabel(VISUAL_NAMES[visualType], license.label)}`}
                  onPointerEnter={NameDialog.preload}
                  onClick={() => onName(license)}
                  className="touch-target mr-4 rounded-6 font-medium text-brand-text hover:underline"
                >
                  {license.label === undefined ? 'Name' : 'Rename'}
                </button>
              )}
              {onBuild && <CompanyBuild license={license} onBuild={() => onBuild(license)} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function CompanyBuild({ license, onBuild }: { license: SeatedLicense; onBuild: () => void }) {
  const { visualType, companyBuiltAt, replacesCompanyBuild } = license;
  return (
    <>
      {replacesCompanyBuild && (
        <p className="text-warning">
          Your company’s packages still contain the previous licence’s key. Build them again.
        </p>
      )}
      {companyBuiltAt && (
        <p className="text-muted">Company build of {formatDate(companyBuiltAt)}</p>
      )}
      <button
        type="button"
        aria-label={`Build for my company: ${addLabel(VISUAL_NAMES[visualType], license.label)}`}
        onPointerEnter={CompanyBuildDialog.preload}
        onClick={onBuild}
        className="touch-target rounded-6 font-medium text-brand-text hover:underline"
      >
        Build for my company
      </button>
    </>
  );
}
