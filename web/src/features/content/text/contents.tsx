import { ChevronDown } from 'lucide-react';
import { cn } from '@/ui/cn';
import { isChapter, type Block } from './blocks';
import { createAnchor, extractText } from './words';

export interface ContentsEntry {
  id: string;
  text: string;
}

/** Lists the chapters of a text: its headings of the second level. */
export function listContents(blocks: readonly Block[]): ContentsEntry[] {
  return blocks
    .filter(isChapter)
    .map(({ props }) => ({ id: createAnchor(props.children), text: extractText(props.children) }));
}

/** Lists the chapters beside a text and marks the current one. */
export function ContentsList({
  entries,
  current,
}: {
  entries: readonly ContentsEntry[];
  current: string;
}) {
  return (
    <nav aria-label="On this page" className="text-14">
      <p className="font-semibold">On this page</p>
      <ul className="mt-3 border-l border-line">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={cn(
                '-ml-px block border-l-2 py-1.5 pl-4',
                id === current
                  ? 'border-brand font-medium text-text'
                  : 'border-transparent text-muted hover:text-text',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Lists the chapters on a phone, in a closed box 52 px high. */
export function ContentsBox({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <details className="group no-print rounded-10 border border-line-2">
      <summary className="flex h-13 items-center justify-between px-4 text-14 font-medium [&::-webkit-details-marker]:hidden">
        On this page
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 text-muted group-open:rotate-180"
        />
      </summary>
      <ul className="border-t border-line px-4 py-2 text-14">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-2.5 text-muted hover:text-text">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
