import type { ReactNode } from 'react';
import { cn } from './cn';

const LOOKS = {
  list: {
    table: 'w-full text-14',
    head: 'border-b border-line bg-surface text-12 text-muted',
    cell: 'font-medium',
  },
  text: {
    table: 'w-full table-fixed text-left',
    head: 'border-b border-line-2 text-muted',
    cell: 'py-2 pr-4 font-normal',
  },
  compact: { table: 'w-full', head: 'text-12 text-muted', cell: 'py-1 pr-3 font-medium last:pr-0' },
};

export interface Column {
  label: string;
  /** Needed if two columns have the same label. */
  id?: string;
  /** Replaces the label, such as a button that sorts. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending' | undefined;
  isNumber?: boolean;
  /** Shows the label only to screen readers. */
  isLabelHidden?: boolean;
  className?: string | undefined;
}

interface TableProps {
  /** Name for screen readers; a table directly below its heading needs none. */
  caption?: string;
  columns: readonly Column[];
  /** `list` for records, with a bar of heads; `text` within an article; `compact` in a panel. */
  look: keyof typeof LOOKS;
  className?: string;
  headClassName?: string | undefined;
  /** One `tbody` per group of rows. */
  children: ReactNode;
}

export function Table(props: TableProps) {
  const { caption, columns, look, className, headClassName, children } = props;
  const { table, head, cell } = LOOKS[look];
  return (
    <table className={cn(table, className)}>
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      <thead className={cn(head, headClassName)}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id ?? column.label}
              scope="col"
              aria-sort={column.sorted}
              className={cn(cell, column.isNumber ? 'text-right' : 'text-left', column.className)}
            >
              {column.head ??
                (column.isLabelHidden ? (
                  <span className="sr-only">{column.label}</span>
                ) : (
                  column.label
                ))}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
