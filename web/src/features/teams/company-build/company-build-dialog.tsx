import { Download } from 'lucide-react';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import type { SeatedLicense } from '@flexa/contracts/seats';
import { Link } from 'react-router-dom';
import { call } from '@/lib/api';
import { formatDate } from '@/lib/format';
import { explainError } from '@/lib/report-error';
import { saveFile } from '@/lib/save-file';
import { useMutation } from '@/lib/use-mutation';
import { VISUAL_TITLES } from '@/lib/visual-files';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { reloadTeam } from '../team-query';
import { buildPackages, zipPackages, type BuiltPackage } from './build-packages';
import { listSteps } from './steps';

const FAILED = 'The packages could not be built. Check your connection and try again.';

interface CompanyBuildDialogProps {
  teamId: string;
  license: SeatedLicense;
  onClose: () => void;
}

/** Builds the packages of a licence with its key inside, for an organisation's store. */
export function CompanyBuildDialog({ teamId, license, onClose }: CompanyBuildDialogProps) {
  const build = useMutation({
    mutationFn: async () => {
      const packages = await buildPackages(await call('buildForCompany', { id: license.id }));
      void reloadTeam(teamId);
      return packages;
    },
    meta: { silent: true },
  });
  const { data, error, isPending } = build;
  const zipName = `flexa-${license.visualType}-company.zip`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      className="sm:max-w-150"
      title="Build for my company"
      description={`Packages of Flexa ${VISUAL_NAMES[license.visualType]} with the licence inside, until ${formatDate(license.expiresAt)}. Authors enter no key.`}
      footer={
        data ? (
          <Button variant="primary" onClick={() => saveFile(zipName, zipPackages(data))}>
            <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Save all as a zip
          </Button>
        ) : (
          <Button
            variant="primary"
            loading={isPending}
            loadingText="Building"
            onClick={() => build.mutate()}
          >
            Build packages
          </Button>
        )
      }
    >
      {error && <Notice tone="danger" className="mb-4" title={explainError(error, FAILED)} />}
      {data && (
        <ul className="mb-5 divide-y divide-line rounded-10 border border-line">
          {data.map((item) => (
            <PackageRow key={item.name} item={item} />
          ))}
        </ul>
      )}
      <ol className="grid list-decimal gap-2 pl-5 text-14">
        {listSteps().map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4 text-14">
        <Link
          to="/document/visuals#a-build-for-your-company"
          className="rounded-6 text-brand-text underline underline-offset-3"
        >
          More about company builds
        </Link>
      </p>
    </Dialog>
  );
}

function PackageRow({ item }: { item: BuiltPackage }) {
  const { name, file, version, sha256, bytes } = item;
  const title = VISUAL_TITLES[name];
  return (
    <li className="flex items-start justify-between gap-3 p-3 text-14">
      <div className="min-w-0">
        <p>
          <span className="font-medium">{title}</span>{' '}
          <span className="text-muted">version {version}</span>
        </p>
        <p className="mt-0.5 text-12 text-muted">
          SHA-256 <code className="font-mono break-all">{sha256}</code>
        </p>
      </div>
      <Button
        size="sm"
        aria-label={`Save ${title}`}
        onClick={() => saveFile(file, new Blob([bytes]))}
      >
        Save
      </Button>
    </li>
  );
}
