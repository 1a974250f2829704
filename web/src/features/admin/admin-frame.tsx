import { useLocation } from 'react-router-dom';
import { SkipLink } from '@/ui/skip-link';
import { useAccount } from '@/features/auth';
import { usePersonAddress, readView, listViews, type View } from './address';
import { AdminSide } from './admin-side';
import { AuditLog } from './audit/audit-log';
import { FailedMailList } from './mails/failed-mail-list';
import { OfferView } from './offer/offer-view';
import { Orders } from './orders/orders';
import { Overview } from './overview/overview';
import { PersonDrawer } from './person/person-drawer';
import { TicketList } from './tickets/ticket-list';
import { UserList } from './users/user-list';
import { WaitListView } from './wait-list/wait-list-view';

const CONTENT: Record<View, () => React.ReactNode> = {
  users: () => <UserList />,
  overview: () => <Overview />,
  orders: () => <Orders />,
  offer: () => <OfferView />,
  tickets: () => <TicketList />,
  'wait-list': () => <WaitListView />,
  audit: () => <AuditLog />,
  mails: () => <FailedMailList />,
};

/** Renders the frame of /admin: the side bar, the view, and a person's drawer above it. */
export function AdminFrame() {
  const { isAdmin } = useAccount();
  const view = readView(useLocation().search, listViews(isAdmin));
  const { uid } = usePersonAddress();
  return (
    <div className="flex min-h-dvh flex-col text-14 md:flex-row">
      <SkipLink />
      <AdminSide view={view} />
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 flex-1 px-4 pt-4 pb-10 outline-none md:px-8 md:pt-[22px]"
      >
        <div className="mx-auto max-w-[1280px]">{CONTENT[view]()}</div>
      </main>
      {uid && <PersonDrawer uid={uid} />}
    </div>
  );
}
