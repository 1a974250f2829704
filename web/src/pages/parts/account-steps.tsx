import { useQuery } from '@tanstack/react-query';
import { hasSeats } from '@flexa/contracts/license-term';
import type { License } from '@flexa/contracts/licenses';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { FirstSteps, type FirstStep } from '@/features/account/first-steps';
import { useIsUnverified } from '@/features/auth';
import { teamQuery } from '@/features/teams/team-query';
import { themesQuery } from '@/features/theme-studio/saved-themes/themes-query';
import { ButtonLink } from '@/ui/button';

/** Shows the first steps of an account, ticked from the data of the other sections. */
export function AccountSteps({ uid, licenses }: { uid: string; licenses: readonly License[] }) {
  const isShared = licenses.some(hasSeats);
  const { data: themes } = useQuery(themesQuery);
  // Teams need a confirmed address.
  const isUnverified = useIsUnverified();
  const { data: team } = useQuery({ ...teamQuery(uid), enabled: isShared && !isUnverified });
  const go = (to: string, label: string) => (
    <ButtonLink to={to} size="sm">
      {label}
    </ButtonLink>
  );

  const steps: (FirstStep | false)[] = [
    {
      id: 'pack',
      title: 'Get a pack',
      text: 'Free while places last, or for the months you need.',
      isDone: licenses.length > 0,
      action: go(buildPricingPath({ visualType: 'charts' }), 'See packs'),
    },
    {
      id: 'install',
      title: 'Install its visuals',
      text: 'Import them in Power BI Desktop.',
      isDone: undefined,
      action: go('#marketplace', 'Install'),
    },
    {
      id: 'key',
      title: 'Add the key',
      text: 'In the Format pane, under Licence.',
      isDone: undefined,
      action: go('/document/visuals#adding-the-key', 'Show me'),
    },
    isShared && {
      id: 'team',
      title: 'Invite your team',
      text: 'Each person gets their own key.',
      isDone: team?.people.some(({ role }) => role !== 'owner') ?? false,
      action: go('#team', 'Assign seats'),
    },
    {
      id: 'theme',
      title: 'Make a theme',
      text: 'Save one in the theme studio.',
      isDone: (themes?.data.length ?? 0) > 0,
      action: go('/flexa-theme?new', 'Open studio'),
    },
  ];
  return <FirstSteps uid={uid} steps={steps.filter((step) => step !== false)} />;
}
