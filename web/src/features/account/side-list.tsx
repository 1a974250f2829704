import { useEffect, useRef } from 'react';
import {
  Database,
  KeyRound,
  Mail,
  Palette,
  ReceiptText,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '@/ui/cn';
import { useCurrentSection } from './use-current-section';

const ENTRIES = [
  { id: 'licences', label: 'Licences', icon: KeyRound },
  { id: 'team', label: 'Team', icon: UsersRound },
  { id: 'themes', label: 'Saved themes', icon: Palette },
  { id: 'orders', label: 'Orders', icon: ReceiptText },
  { id: 'profile', label: 'Profile', icon: UserRound },
  { id: 'mails', label: 'E-mails', icon: Mail },
  { id: 'security', label: 'Security', icon: ShieldCheck },
  { id: 'data', label: 'Your data', icon: Database },
] as const;
const IDS = ENTRIES.map(({ id }) => id);

/** Renders the sections of the account: a list at the side that follows the scroll, pills on a phone. */
export function SideList() {
  const current = useCurrentSection(IDS);
  const list = useRef<HTMLUListElement>(null);

  // Keeps the current pill in view without scrolling the page.
  useEffect(() => {
    const pill = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!list.current || !pill) return;
    const { clientWidth } = list.current;
    list.current.scrollLeft = pill.offsetLeft - (clientWidth - pill.offsetWidth) / 2;
  }, [current]);

  return (
    <nav
      aria-label="Your account"
      className="sticky top-15 z-20 -mx-5 border-b border-line bg-bg sm:-mx-6 lg:top-22 lg:mx-0 lg:self-start lg:border-0 print:hidden"
    >
      <ul
        ref={list}
        className="relative flex [scrollbar-width:none] gap-1 overflow-x-auto px-5 py-2 sm:px-6 lg:flex-col lg:p-0"
      >
        {ENTRIES.map(({ id, label, icon: Icon }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cn(
                'touch-target flex h-9 items-center gap-2.5 rounded-full px-3.5 text-14 font-medium whitespace-nowrap transition-colors lg:rounded-8 lg:px-3',
                id === current
                  ? 'bg-soft text-brand-text'
                  : 'text-muted hover:text-text max-lg:bg-surface-2',
              )}
            >
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 max-lg:hidden" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
