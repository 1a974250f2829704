import { LogOut, Plus } from 'lucide-react';
import { pricingPath } from '@contracts/pricing-address';
import { DataSection } from '@/features/account/data-section';
import { ProfileSection } from '@/features/account/profile-section';
import { SideList } from '@/features/account/side-list';
import { useAccount, useSession } from '@/features/auth';
import { AfterPayment, OrdersSection, useIsAfterPayment } from '@/features/checkout';
import { summary } from '@/features/licenses/license-groups';
import { LicenseList } from '@/features/licenses/license-list';
import { useLicenses } from '@/features/licenses/license-store';
import { ClaimCard } from '@/features/offers/claim-card';
import { now } from '@/lib/clock';
import { formatDate } from '@/lib/format';
import { QueryProvider } from '@/lib/query-provider';
import { Button, ButtonLink } from '@/ui/button';
import { PageMeta } from '@/ui/page-meta';

const BUY = pricingPath({ visualType: 'charts' });

export function Component() {
  return useIsAfterPayment() ? <AfterPayment /> : <Account />;
}

/** The signed-in area: licences, orders, profile, data. */
function Account() {
  const user = useSession((session) => session.user);
  const { licenses } = useLicenses();
  const { signOut } = useAccount();
  // The guard has loaded the user; it is gone only in the moment of signing out.
  if (!user) return null;

  return (
    <QueryProvider>
      <div className="page-width pb-20 lg:pt-12">
        <PageMeta
          title="Your licences"
          description="Your Flexa licences, orders, profile and data."
          path="/general"
        />
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[208px_minmax(0,1fr)]">
          <SideList />
          <div className="grid min-w-0 gap-12">
            <div id="licences" className="grid scroll-mt-28 gap-8">
              <div className="flex flex-wrap items-start justify-between gap-4">
                <div>
                  <h1 className="text-30">Licences</h1>
                  <p className="mt-1 min-h-5 text-14 text-muted">
                    {licenses && summary(licenses, now(), formatDate)}
                  </p>
                </div>
                <div className="flex flex-wrap gap-2">
                  <ButtonLink to={BUY}>
                    <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
                    Buy a licence
                  </ButtonLink>
                  <Button onClick={() => void signOut()}>
                    <LogOut aria-hidden="true" strokeWidth={1.75} className="size-4" />
                    Sign out
                  </Button>
                </div>
              </div>
              <ClaimCard uid={user.uid} name={user.name} licenses={licenses} />
              <LicenseList
                empty={{
                  text: 'Take a pack free while places last, or buy one for the months you need.',
                  actions: (
                    <>
                      <ButtonLink to="#free">Choose a free pack</ButtonLink>
                      <ButtonLink to={BUY}>Buy a licence</ButtonLink>
                    </>
                  ),
                }}
              />
            </div>
            <OrdersSection uid={user.uid} />
            <ProfileSection user={user} />
            <DataSection user={user} />
          </div>
        </div>
      </div>
    </QueryProvider>
  );
}
