import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { cn } from '@/ui/cn';
import { Mark } from '@/ui/mark';
import { parseAddressCount, chooseTerm, type Choice } from './choice';
import { TABS } from './pack-words';

/** Next tab by key. */
const MOVES: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % TABS.length,
  ArrowLeft: (index) => (index - 1 + TABS.length) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

/** Links to the page of each product. The links keep the term and the number of licences. */
export function PackTabs({ choice }: { choice: Choice }) {
  const row = useRef<HTMLElement>(null);
  const { visualType, month, licences } = choice;

  // On a phone the row scrolls sideways, so bring the current tab into view.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - 20;
  }, [visualType]);

  const move = (event: KeyboardEvent) => {
    const links = [...(row.current?.querySelectorAll('a') ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    const to = MOVES[event.key]?.(index);
    if (to === undefined || index === -1) return;
    event.preventDefault();
    links[to]?.focus();
  };

  return (
    <nav
      ref={row}
      aria-label="What to buy"
      className="relative -mx-5 flex gap-7 overflow-x-auto border-b border-line px-5 sm:mx-0 sm:gap-9 sm:px-0"
    >
      {TABS.map((tab) => {
        const isCurrent = tab === visualType;
        const path = buildPricingPath({
          visualType: tab,
          month: chooseTerm(tab, month),
          quantity: parseAddressCount(licences),
        });
        return (
          <Link
            key={tab}
            to={path}
            aria-current={isCurrent ? 'page' : undefined}
            onKeyDown={move}
            className={cn(
              'flex h-12 shrink-0 items-center gap-2.5 border-b-2 text-14 font-medium outline-offset-[-4px] transition-colors',
              isCurrent
                ? 'border-brand text-text'
                : 'border-transparent text-muted hover:text-text',
            )}
          >
            <Mark name={tab === 'suite' ? 'flexa' : tab} size={18} />
            {VISUAL_NAMES[tab]}
          </Link>
        );
      })}
    </nav>
  );
}
