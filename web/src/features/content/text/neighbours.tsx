import type { ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '@/ui/cn';

interface Neighbour {
  to: string;
  title: string;
}

interface NeighboursProps {
  label: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  className?: string;
}

/** Links the texts before and after this one. */
export function Neighbours({ label, previous, next, className }: NeighboursProps) {
  return (
    <nav
      aria-label={label}
      className={cn('no-print grid max-w-[680px] gap-3 sm:grid-cols-2', className)}
    >
      {previous && (
        <NeighbourLink {...previous} label="Previous">
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink {...next} label="Next" right>
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </NeighbourLink>
      )}
    </nav>
  );
}

interface NeighbourLinkProps extends Neighbour {
  label: string;
  right?: boolean;
  children: ReactNode;
}

function NeighbourLink({ to, title, label, right, children }: NeighbourLinkProps) {
  return (
    <Link
      to={to}
      className={cn(
        'group rounded-10 border border-line p-4 hover:bg-surface',
        right && 'text-right sm:col-start-2',
      )}
    >
      <span
        className={cn('flex items-center gap-2 text-14 text-muted', right && 'flex-row-reverse')}
      >
        {children}
        {label}
      </span>
      <span className="mt-1 block text-16 font-medium group-hover:underline">{title}</span>
    </Link>
  );
}
