import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LogOut, Plus } from 'lucide-react';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import type { License } from '@flexa/contracts/licenses';
import type { User } from '@flexa/contracts/users';
import { DataSection } from '@/features/account/data-section';
import { MailsSection } from '@/features/account/mails-section';
import { ProfileSection } from '@/features/account/profile-section';
import { SecuritySection } from '@/features/account/security-section';
import { SideList } from '@/features/account/side-list';
import { useAccount, useSession } from '@/features/auth';
import { AfterPayment, OrdersSection, useIsAfterPayment } from '@/features/checkout';
import { summarizeLicenses } from '@/features/licenses/license-groups';
import { LicenseList } from '@/features/licenses/license-list';
import { useLicenses } from '@/features/licenses/license-store';
import { YearCalendar } from '@/features/licenses/year-calendar';
import { InstallLinks } from '@/features/licenses/install-links';
import { ClaimCard } from '@/features/offers/claim-card';
import { offerQuery } from '@/features/offers/offer-query';
import { hasPlaces } from '@/features/offers/offer-state';
import { TrialCard } from '@/features/offers/trial-card';
import { TeamSection } from '@/features/teams';
import { SavedThemes } from '@/features/theme-studio/saved-themes/saved-themes';
import { now } from '@/lib/clock';
import { formatDate } from '@/lib/format';
import { createLazyPart } from '@/lib/lazy';
import { QueryProvider } from '@/lib/query-provider';
import { Button, ButtonLink } from '@/ui/button';
import { cn } from '@/ui/cn';
import { PageMeta } from '@/ui/page-meta';
import { AccountSteps } from './parts/account-steps';
import { ToDo } from './parts/to-do';
import '@/ui/app.css';

/** Longest wait of the sections below for the licences. */
const TIMEOUT_MS = 3000;

/** Lazy, because it shares code with the studio that the account's first bytes don't need. */
const TeamThemes = createLazyPart(
  async () => (await import('@/features/theme-studio/saved-themes/team-themes')).default,
);

const BUY = buildPricingPath({ visualType: 'charts' });

export function Component() {
  return useIsAfterPayment() ? <AfterPayment /> : <Account />;
}

/** Renders the signed-in area: tasks, licences, team, themes, orders, an offer, then the account's settings. */
function Account() {
  const user = useSession((session) => session.user);
  // The height of the licences is unknown until they load, so that content below would jump.
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPlaced(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  const live = useLicenses((state) => state.licenses);
  // The guard has loaded the user, who is missing only during a sign-out.
  if (!user) return null;
  // The profile has the active licences before the live list loads.
  const licenses = live ?? user.props.licenses;
  const isEmpty = licenses.length === 0;

  return (
    <QueryProvider>
      <div className="page-width pb-20 lg:pt-12">
        <PageMeta
          title="Your licences"
          description="Your Flexa licences, orders, themes, profile and data."
          path="/general"
        />
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[208px_minmax(0,1fr)]">
          <SideList />
          <div className="grid min-w-0 grid-cols-1 gap-12">
            <Licences
              user={user}
              licenses={licenses}
              isPlaced={isPlaced}
              onListed={() => setPlaced(true)}
            />
            <div className={cn('grid gap-12', !isPlaced && 'invisible')}>
              <TeamSection uid={user.uid} known={user.props.licenses} />
              <TeamThemes />
              <SavedThemes />
              <OrdersSection uid={user.uid} />
              {!isEmpty && <Offer user={user} licenses={licenses} />}
              <ProfileSection user={user} />
              <MailsSection uid={user.uid} />
              <SecuritySection user={user} />
              <DataSection user={user} />
            </div>
          </div>
        </div>
      </div>
    </QueryProvider>
  );
}

interface LicencesProps {
  user: User;
  licenses: readonly License[];
  isPlaced: boolean;
  onListed: () => void;
}

function Licences({ user, licenses, isPlaced, onListed }: LicencesProps) {
  const { signOut } = useAccount();

  return (
    <div id="licences" className="grid scroll-mt-32 gap-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-30">Licences</h1>
          <p className="mt-1 min-h-5 text-14 text-muted">
            {summarizeLicenses(licenses, now(), formatDate)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button className="h-9!" onClick={() => void signOut()}>
            <LogOut aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Sign out
          </Button>
          <ButtonLink to={BUY} variant="primary" className="h-9!">
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Buy a licence
          </ButtonLink>
        </div>
      </div>
      <ToDo uid={user.uid} licenses={licenses} />
      <LicenseList uid={user.uid} empty={useEmptyWords()} known={licenses} onListed={onListed} />
      <div className={cn('grid gap-8', !isPlaced && 'invisible')}>
        {licenses.length === 0 && <Offer user={user} licenses={licenses} />}
        <AccountSteps uid={user.uid} licenses={licenses} />
        <YearCalendar licenses={licenses} />
        <InstallLinks />
      </div>
    </div>
  );
}

/** Offers a free licence, or a trial to people who can't take one. */
function Offer({ user, licenses }: { user: User; licenses: readonly License[] }) {
  const { uid, name } = user;
  return (
    <>
      <ClaimCard uid={uid} name={name} licenses={licenses} />
      <TrialCard uid={uid} name={name} licenses={licenses} />
    </>
  );
}

/** Returns the text for an account without a licence: about free places if there are any, otherwise prices. */
function useEmptyWords() {
  const { data: offer } = useQuery(offerQuery);
  const isFree = offer !== undefined && hasPlaces(offer);
  return {
    text: isFree
      ? `Get a pack free while places last (${offer.userCount} left), or buy one for the months you need.`
      : 'Buy a pack for the months you need. Your key appears here right away, ready to paste into Power BI.',
    actions: (
      <>
        {isFree && <ButtonLink to="#free">Choose a free pack</ButtonLink>}
        <ButtonLink to={BUY}>See pricing</ButtonLink>
      </>
    ),
  };
}
