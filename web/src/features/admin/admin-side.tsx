import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  ArrowLeft,
  Clock,
  LayoutDashboard,
  LifeBuoy,
  ReceiptText,
  ScrollText,
  TicketPercent,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@flexa/contracts/format';
import { AccountMenu, useAccount } from '@/features/auth';
import { SearchButton } from '@/features/search';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { cn } from '@/ui/cn';
import { ColorSchemeSwitch } from '@/ui/color-scheme-switch';
import { Mark } from '@/ui/mark';
import { VIEW_NAMES, buildViewAddress, listViews, type View } from './address';
import { statsQuery } from './queries';

const ENTRIES: { view: View; icon: typeof Users }[] = [
  { view: 'overview', icon: LayoutDashboard },
  { view: 'users', icon: Users },
  { view: 'orders', icon: ReceiptText },
  { view: 'offer', icon: TicketPercent },
  { view: 'tickets', icon: LifeBuoy },
  { view: 'wait-list', icon: Clock },
  { view: 'audit', icon: ScrollText },
];

/** Side bar, 224 px wide. Under 1100 px it shows 64 px of icons; under 720 px it is a scrolling bar at the top. */
export function AdminSide({ view }: { view: View }) {
  const { isAdmin } = useAccount();
  const { data } = useQuery(statsQuery());
  const entries = ENTRIES.filter((entry) => listViews(isAdmin).includes(entry.view));
  const nav = useRef<HTMLElement>(null);
  // Under 720 px the bar may have scrolled the current entry out of view.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) nav.current?.scrollTo({ left: current.offsetLeft - 48 });
  }, [view]);
  const counts: Partial<Record<View, number | undefined>> = {
    tickets: data?.openTickets,
    'wait-list': data?.waitList,
  };
  const isCounting = (entry: View) => data === undefined && entry in counts;
  return (
    <header className="flex shrink-0 flex-col border-line bg-surface max-md:border-b md:sticky md:top-0 md:h-[calc(100dvh-var(--dock,0px))] md:w-16 md:border-r min-[68.75rem]:w-56">
      <div className="flex h-14 items-center gap-2 px-4 md:h-16 md:justify-center md:px-0 min-[68.75rem]:justify-between min-[68.75rem]:px-5">
        <Link to="/" className="flex items-center gap-2.5 rounded-6">
          <Mark name="flexa" size={22} />
          <span className="text-18 font-semibold tracking-[-0.02em] md:sr-only min-[68.75rem]:not-sr-only">
            Flexa
          </span>
        </Link>
        <Badge className="md:hidden min-[68.75rem]:inline-flex">
          {isAdmin ? 'Admin' : 'Support'}
        </Badge>
        <div className="ml-auto flex items-center gap-1 md:hidden">
          <ColorSchemeSwitch />
          <PersonMenu compact />
        </div>
      </div>
      <nav
        ref={nav}
        aria-label="Admin"
        className="flex gap-1 overflow-x-auto px-3 pb-2 md:flex-col md:overflow-visible md:pb-0"
      >
        <SearchButton className="touch-target flex h-[34px] shrink-0 items-center gap-2.5 rounded-8 border border-transparent px-2.5 text-14 font-medium text-muted transition-colors hover:bg-hover hover:text-text md:justify-center min-[68.75rem]:justify-start">
          <span className="md:sr-only min-[68.75rem]:not-sr-only">Search</span>
        </SearchButton>
        {entries.map(({ view: entry, icon: Icon }) => (
          <Link
            key={entry}
            to={buildViewAddress(entry)}
            title={VIEW_NAMES[entry]}
            aria-current={entry === view ? 'page' : undefined}
            className={cn(
              'touch-target flex h-[34px] shrink-0 items-center gap-2.5 rounded-8 border px-2.5 text-14 font-medium transition-colors md:justify-center min-[68.75rem]:justify-start',
              entry === view
                ? 'border-line-2 bg-raised text-text'
                : 'border-transparent text-muted hover:bg-hover hover:text-text',
            )}
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
            <span className="md:sr-only min-[68.75rem]:not-sr-only">{VIEW_NAMES[entry]}</span>
            {isCounting(entry) ? (
              <CountPlaceholder />
            ) : (
              <Count view={entry} count={counts[entry]} />
            )}
          </Link>
        ))}
      </nav>
      <div className="mt-auto px-3 pb-3 max-md:hidden">
        <Link
          to="/"
          title="Back to the site"
          className="touch-target flex h-[34px] items-center gap-2.5 rounded-8 px-2.5 font-medium text-muted transition-colors hover:bg-hover hover:text-text md:justify-center min-[68.75rem]:justify-start"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
          <span className="md:sr-only min-[68.75rem]:not-sr-only">Back to the site</span>
        </Link>
        <div className="mt-2 border-t border-line pt-2">
          <PersonMenu />
        </div>
      </div>
    </header>
  );
}

/** Shows how many items wait: as a number, and in words for screen readers. */
function Count({ view, count }: { view: View; count: number | undefined }) {
  if (!count) return null;
  return (
    <Badge
      tone={view === 'tickets' ? 'warning' : 'neutral'}
      className="ml-auto min-w-7 justify-center rounded-full tabular-nums md:max-[68.75rem]:hidden"
    >
      {formatNumber(count)}
      <span className="sr-only">{view === 'tickets' ? ' open' : ' waiting'}</span>
    </Badge>
  );
}

/** Reserves space for two digits, so that the entries don't move when the counts load. */
function CountPlaceholder() {
  return (
    <Badge className="invisible ml-auto min-w-7 rounded-full tabular-nums md:max-[68.75rem]:hidden">
      00
    </Badge>
  );
}

function PersonMenu({ compact = false }: { compact?: boolean }) {
  const { name, isAdmin } = useAccount();
  const trigger = (
    <button
      type="button"
      className={cn(
        'touch-target flex items-center gap-2.5 rounded-8 text-left transition-colors hover:bg-hover',
        compact ? 'p-1' : 'w-full p-1.5 md:justify-center min-[68.75rem]:justify-start',
      )}
    >
      <span className="sr-only">Account of {name}</span>
      <Avatar name={name} size={compact ? 32 : 24} />
      {!compact && (
        <span aria-hidden="true" className="min-w-0 leading-4 max-[68.75rem]:hidden">
          <span className="block truncate font-medium">{name}</span>
          <span className="block text-12 text-muted">{isAdmin ? 'Admin' : 'Support'}</span>
        </span>
      )}
    </button>
  );
  return <AccountMenu trigger={trigger} fallback={trigger} />;
}
