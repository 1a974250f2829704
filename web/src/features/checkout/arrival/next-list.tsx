import { ArrowUpRight, UsersRound } from 'lucide-react';
import { formatCount } from '@flexa/contracts/format';
import { VISUAL_NAMES, type Pack, type VisualType } from '@flexa/contracts/plans';
import { useIsUnverified } from '@/features/auth';
import { buildListingUrl } from '@/lib/marketplace';
import { buildInstallPath } from '@/lib/visual-files';
import { ButtonLink } from '@/ui/button';
import { Step, StepList } from './step-list';

interface NextListProps {
  visualType: VisualType;
  quantity: number;
}

/** Packs whose visuals a licence is for. */
function listPacks(visualType: VisualType): readonly Pack[] {
  return visualType === 'suite' ? ['charts', 'designs'] : [visualType];
}

/** Lists the next steps: install the visuals, use the key, invite others. */
export function NextList({ visualType, quantity }: NextListProps) {
  const packs = listPacks(visualType);
  const isUnverified = useIsUnverified();
  const isListed = packs.some((pack) => buildListingUrl(pack) !== undefined);
  return (
    <StepList title="What happens next">
      <Step
        tile={<Number of={1} />}
        title="Add the visuals to your report"
        text={
          isListed
            ? 'Free to install from Microsoft AppSource'
            : 'As .pbiviz files, free to install'
        }
        end={packs.map((pack) => (
          <ButtonLink
            key={pack}
            to={buildListingUrl(pack) ?? buildInstallPath(pack)}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            className="max-sm:h-10"
          >
            {packs.length > 1 ? (
              <span>
                <span className="sr-only">Get the visuals: </span>
                {VISUAL_NAMES[pack]}
              </span>
            ) : (
              <span>
                Get<span className="max-sm:sr-only"> the visuals</span>
              </span>
            )}
            <ArrowUpRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
          </ButtonLink>
        ))}
      />
      <Step
        tile={<Number of={2} />}
        title="Paste the key once"
        text="Format pane › Licence › Licence key"
        end={
          <ButtonLink to="/document/visuals#adding-the-key" size="sm" className="max-sm:h-10">
            Show me
          </ButtonLink>
        }
      />
      {quantity > 1 ? (
        <Step
          tile={<Number of={3} />}
          title="Assign seats to your team"
          text={
            isUnverified
              ? `Confirm your e-mail to assign your ${formatCount(quantity - 1, 'seat')}`
              : `${formatCount(quantity - 1, 'seat')} to assign, each with its own key`
          }
          end={
            <ButtonLink to="/general#team" size="sm" className="max-sm:h-10">
              <UsersRound aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Assign seats
            </ButtonLink>
          }
        />
      ) : (
        <Step
          tile={<Number of={3} />}
          title="Find it later"
          text="In your account and in the e-mail we sent"
        />
      )}
    </StepList>
  );
}

function Number({ of }: { of: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-8 bg-surface-2 font-medium text-muted"
    >
      {of}
    </span>
  );
}
