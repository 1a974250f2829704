import { useState, type ReactNode } from 'react';
import { truncateList } from '@/lib/truncate-list';
import { Skeleton } from '@/ui/skeleton';

/** Rows of a list shown until someone asks for all. */
const FIRST = 4;

interface SectionProps {
  title: string;
  /** Text beside the title, such as a count. */
  count?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** Renders a titled section of the drawer. */
export function Section({ title, count, action, children }: SectionProps) {
  return (
    <section className="mt-5" aria-label={title}>
      <div className="mb-2 flex items-baseline gap-2">
        <h3 className="text-14">{title}</h3>
        <span className="text-muted tabular-nums">{count}</span>
        {action && <span className="ml-auto font-medium text-brand-text">{action}</span>}
      </div>
      {children}
    </section>
  );
}

/** Frames a list in the drawer. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-10 border border-line">
      {children}
    </ul>
  );
}

export function EmptyMessage({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-10 border border-dashed border-line-2 px-4 py-3.5 text-muted">
      {children}
    </p>
  );
}

interface ListSectionProps<Item> {
  title: string;
  /** Undefined while they load. */
  items: readonly Item[] | undefined;
  row: (item: Item) => ReactNode;
  /** Text of an empty list. */
  empty: string;
  /** Replaces the list if it could not be loaded. */
  failure?: ReactNode;
}

/** Shows a list in the drawer, at first only a few rows. */
export function ListSection<Item>({ title, items, row, empty, failure }: ListSectionProps<Item>) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Section
      title={title}
      count={items?.length}
      action={
        items && items.length > FIRST && !showsAll ? (
          <button
            type="button"
            className="touch-target rounded-6"
            onClick={() => setShowsAll(true)}
          >
            All
          </button>
        ) : null
      }
    >
      {!items ? (
        (failure ?? (
          <Rows>
            <li className="grid h-13 content-center gap-2 px-3">
              <Skeleton className="h-3 w-32" />
              <Skeleton className="h-2.5 w-20" />
            </li>
          </Rows>
        ))
      ) : items.length === 0 ? (
        <EmptyMessage>{empty}</EmptyMessage>
      ) : (
        <Rows>{truncateList(items, showsAll ? -1 : FIRST).map(row)}</Rows>
      )}
    </Section>
  );
}
