import type { ComponentType } from 'react';
import { Info, Link as LinkIcon } from 'lucide-react';
import { cn } from '@/ui/cn';
import '@/ui/prose.css';
import { CodeBlock } from './code-block';
import { inline } from './inline';
import type { Block } from './markdown';

export type Figures = Readonly<Record<string, ComponentType>>;

interface RichTextProps {
  blocks: readonly Block[];
  /** The drawings that figures of the text name. */
  figures?: Figures;
  className?: string;
}

/** A text of web/content: its look is ui/prose.css. */
export function RichText({ blocks, figures = {}, className }: RichTextProps) {
  return (
    <div className={cn('prose', className)}>
      {blocks.map((block, i) => (
        <TextBlock key={i} block={block} figures={figures} />
      ))}
    </div>
  );
}

function TextBlock({ block, figures }: { block: Block; figures: Figures }) {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />;
    case 'paragraph':
      return <p>{inline(block.text)}</p>;
    case 'note':
      return (
        <p className="prose-note">
          <Info aria-hidden="true" strokeWidth={1.75} />
          <span>{inline(block.text)}</span>
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...block} />;
    case 'code':
      return <CodeBlock {...block} />;
    case 'figure': {
      const Drawing = figures[block.name];
      return (
        <figure>
          {Drawing && (
            <div role="img" aria-label={block.alt} className="prose-frame">
              <div aria-hidden="true">
                <Drawing />
              </div>
            </div>
          )}
          <figcaption>{inline(block.caption)}</figcaption>
        </figure>
      );
    }
  }
}

function Heading({ level, text, id }: { level: 2 | 3; text: string; id: string }) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      {inline(text)}
      <a href={`#${id}`} aria-label={`Link to “${text}”`} className="prose-anchor">
        <LinkIcon aria-hidden="true" strokeWidth={1.75} />
      </a>
    </Tag>
  );
}

const SWATCH = /^#[0-9A-Fa-f]{6}$/;

function Table({ head, rows, right }: Extract<Block, { kind: 'table' }>) {
  const align = (i: number) => (right[i] ? 'prose-right' : undefined);
  return (
    // What scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="prose-table" tabIndex={0} role="group" aria-label={`Table: ${head.join(', ')}`}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={cell} scope="col" className={align(i)}>
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, i) => (
                <td key={i} className={align(i)}>
                  {SWATCH.test(cell) && (
                    <svg aria-hidden="true" viewBox="0 0 14 14" className="prose-swatch">
                      <rect width="14" height="14" rx="4" fill={cell} />
                    </svg>
                  )}
                  {inline(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
