import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '@/ui/cn';
import { Neighbours } from '../text/neighbours';
import {
  API_PAGES,
  API_ROOT,
  CHAPTER_PAGES,
  DOCUMENT_PAGES,
  type DocumentPageLink,
} from './document-pages';

export interface Part {
  id: string;
  title: string;
}

interface DocumentFrameProps {
  /** Address of the shown page. */
  path: string;
  title: string;
  lead: string;
  /** Headings of this page. */
  parts: readonly Part[];
  /** Anchor of the part in view. */
  current: string;
  children: ReactNode;
}

/** Frames a page of the documentation with links to all the others. */
export function DocumentFrame({ title, lead, children, ...list }: DocumentFrameProps) {
  const { path } = list;
  const at = DOCUMENT_PAGES.findIndex((page) => page.to === path);
  return (
    <div className="page-width grid gap-x-16 pt-8 pb-20 lg:grid-cols-[232px_minmax(0,760px)] lg:pt-14 lg:pb-28">
      <div className="no-print">
        <details className="group mb-8 rounded-10 border border-line-2 lg:hidden">
          <summary className="flex h-13 items-center justify-between px-4 text-14 font-medium [&::-webkit-details-marker]:hidden">
            Documentation
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-4 text-muted group-open:rotate-180"
            />
          </summary>
          <div className="border-t border-line px-4 py-3 text-14">
            <Link to="/document" className="mb-2 block py-1.5 font-medium pointer-coarse:py-2.5">
              All documentation
            </Link>
            <Pages {...list} current="" />
          </div>
        </details>
        <div className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block">
          <Link
            to="/document"
            className="touch-target rounded-6 text-14 font-semibold hover:underline"
          >
            Documentation
          </Link>
          <Pages {...list} className="mt-3" />
        </div>
      </div>
      <div className="min-w-0">
        <h1 className="max-w-[20ch] text-36 lg:text-48">{title}</h1>
        <p className="mt-3 max-w-[60ch] text-18 text-muted">{lead}</p>
        <div className="mt-8 lg:mt-10">{children}</div>
        <Neighbours
          label="Previous and next page"
          previous={DOCUMENT_PAGES[at - 1]}
          next={DOCUMENT_PAGES[at + 1]}
          className="mt-14"
        />
      </div>
    </div>
  );
}

interface PagesProps {
  path: string;
  parts: readonly Part[];
  current: string;
  className?: string;
}

/** Lists all chapters or, within the API reference, its pages. The open one has its parts below it. */
function Pages({ path, parts, current, className }: PagesProps) {
  const isInReference = path.startsWith(API_ROOT.to);
  return (
    <nav aria-label="Documentation" className={cn('text-14', className)}>
      <ul className="border-l border-line">
        {(isInReference ? [API_ROOT, ...API_PAGES] : [...CHAPTER_PAGES, API_ROOT]).map((page) => (
          <Entry key={page.to} {...page} isOpen={page.to === path}>
            <Parts parts={parts} current={current} />
          </Entry>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps extends DocumentPageLink {
  isOpen: boolean;
  /** Content below the entry while it is open. */
  children: ReactNode;
}

function Entry({ to, title, isOpen, children }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isOpen ? 'page' : undefined}
        className={cn(
          '-ml-px block border-l-2 py-1.5 pl-4 pointer-coarse:py-2.5',
          isOpen
            ? 'border-brand font-medium text-text'
            : 'border-transparent text-muted hover:text-text',
        )}
      >
        {title}
      </Link>
      {isOpen && children}
    </li>
  );
}

function Parts({ parts, current }: Pick<PagesProps, 'parts' | 'current'>) {
  if (parts.length === 0) return null;
  return (
    <ul className="mb-1.5">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            className={cn(
              'block py-1 pr-2 pl-7 wrap-anywhere pointer-coarse:py-2.5',
              id === current ? 'text-brand-text' : 'text-muted hover:text-text',
            )}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
