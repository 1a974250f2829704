import { Children, Fragment, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { Info, Link as LinkIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CodeBlock } from './code-block';
import { createAnchor, extractText } from './words';

/** Components for the texts of features/content/texts (MDX); ui/prose.css styles them. */
export const PROSE = {
  h2: ({ children }: Parts) => <Heading level={2}>{children}</Heading>,
  h3: ({ children }: Parts) => <Heading level={3}>{children}</Heading>,
  a: TextLink,
  blockquote: Note,
  pre: Code,
  code: InlineCode,
  table: Table,
  th: ({ children, style }: CellProps) => (
    <th scope="col" className={chooseAlignment(style)}>
      {children}
    </th>
  ),
  td: Cell,
  Figure,
};

interface Parts {
  children?: ReactNode;
}

type CellProps = Pick<ComponentProps<'td'>, 'children' | 'style'>;

export interface FigureProps {
  /** Description for readers who can't see the figure. */
  alt: string;
  caption: string;
  /** Drawing of the figure. */
  children: ReactNode;
}

function Figure({ alt, caption, children }: FigureProps) {
  return (
    <figure>
      <div role="img" aria-label={alt} className="prose-frame">
        <div aria-hidden="true">{children}</div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Heading({ level, children }: Parts & { level: 2 | 3 }) {
  const Tag = `h${level}` as const;
  const id = createAnchor(children);
  return (
    <Tag id={id}>
      {children}
      <a href={`#${id}`} aria-label={`Link to “${extractText(children)}”`} className="prose-anchor">
        <LinkIcon aria-hidden="true" strokeWidth={1.75} />
      </a>
    </Tag>
  );
}

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (/^(https?:|mailto:|\/api\/|\/downloads\/)/.test(href)) {
    return (
      <a href={href} rel="noreferrer">
        {children}
      </a>
    );
  }
  return <Link to={href}>{children}</Link>;
}

function Note({ children }: Parts) {
  return (
    <div role="note" className="prose-note">
      <Info aria-hidden="true" strokeWidth={1.75} />
      <div>{children}</div>
    </div>
  );
}

interface CodeProps extends Parts {
  className?: string;
  /** See scripts/mdx.ts. */
  'data-file'?: string;
}

function Code({ children }: Parts) {
  const code = isValidElement<CodeProps>(children) ? children.props : {};
  return (
    <CodeBlock
      language={code.className?.replace('language-', '') ?? ''}
      name={code['data-file'] ?? ''}
      code={extractText(code.children).trimEnd()}
    />
  );
}

/** Code within text. A long name breaks between its words, never inside one. */
function InlineCode({ children }: Parts) {
  if (typeof children !== 'string') return <code>{children}</code>;
  const words = children.split(/(?<=_)|(?<=[a-z])(?=[A-Z])/);
  return (
    <code>
      {words.map((word, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}

function Table({ children }: Parts) {
  const [head] = Children.toArray(children);
  const names = isValidElement<Parts>(head) ? readCells(head.props.children) : [];
  return (
    <div
      className="prose-table"
      // Keyboard users need the focus to scroll.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={`Table: ${names.join(', ')}`}
    >
      <table>{children}</table>
    </div>
  );
}

function readCells(row: ReactNode): string[] {
  return isValidElement<Parts>(row) ? Children.toArray(row.props.children).map(extractText) : [];
}

/** Aligns figures right with a class, since the site's CSP forbids inline styles. */
const chooseAlignment = (style: CellProps['style']) =>
  style?.textAlign === 'right' ? 'prose-right' : undefined;

const SWATCH = /^#[0-9A-Fa-f]{6}$/;

function Cell({ children, style }: CellProps) {
  return (
    <td className={chooseAlignment(style)}>
      {typeof children === 'string' && SWATCH.test(children) && (
        <svg aria-hidden="true" viewBox="0 0 14 14" className="prose-swatch">
          <rect width="14" height="14" rx="4" fill={children} />
        </svg>
      )}
      {children}
    </td>
  );
}
