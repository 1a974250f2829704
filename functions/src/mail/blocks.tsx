import { createContext, use, type ReactNode } from 'react';
import {
  MAIL_PICTURE,
  buildMailPicturePath,
  choosePicturePack,
} from '@flexa/contracts/mail-pictures';
import type { Pack, VisualType } from '@flexa/contracts/plans';
import { MONO, paint, SANS } from './look';

/** Form in which a mail is being rendered. */
export const MailForm = createContext<'html' | 'text'>('html');

/**
 * Renders one of two contents, for HTML or for plain text. Plain text keeps the text and line breaks of its elements;
 * a `<p>` becomes a paragraph.
 */
export function ByForm({ html, text }: { html: ReactNode; text: ReactNode }) {
  return use(MailForm) === 'html' ? html : text;
}

/** Attributes of a table used only for layout. */
export const LAYOUT = {
  role: 'presentation',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const;

interface BlockProps {
  children: ReactNode;
}

export function Paragraph({ children }: BlockProps) {
  return (
    <ByForm
      html={<p {...paint({ ink: 'text' }, { margin: '0 0 16px' })}>{children}</p>}
      text={<p>{children}</p>}
    />
  );
}

/** Renders a side note in smaller type. */
export function Note({ children }: BlockProps) {
  const style = { margin: '0 0 16px', fontSize: '14px', lineHeight: '22px' };
  return (
    <ByForm html={<p {...paint({ ink: 'muted' }, style)}>{children}</p>} text={<p>{children}</p>} />
  );
}

interface ButtonProps {
  label: string;
  href: string;
  /** Sentence that introduces the link: a paragraph above the button, or a line above the URL in plain text. */
  lead?: string;
  /** True if plain text shows only the URL, because the paragraph before it explains it. */
  isBare?: boolean;
}

/** Renders the reader's next step. The table cell has a padding for Outlook, which ignores padding on links. */
export function Button({ label, href, lead, isBare = false }: ButtonProps) {
  const cell = { borderRadius: '10px', msoPaddingAlt: '12px 20px' };
  const link = {
    display: 'inline-block',
    padding: '12px 20px',
    font: `600 16px/24px ${SANS}`,
    textDecoration: 'none',
  };
  const html = (
    <>
      {lead !== undefined && <Paragraph>{lead}</Paragraph>}
      <table {...LAYOUT} style={{ margin: '8px 0 24px' }}>
        <tbody>
          <tr>
            <td {...paint({ fill: 'brand' }, cell)}>
              <a href={href} {...paint({ ink: 'onBrand' }, link)}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
  const text = lead !== undefined ? `${lead}\n${href}` : isBare ? href : `${label}: ${href}`;
  return <ByForm html={html} text={<p>{text}</p>} />;
}

export function Link({ href, children }: BlockProps & { href: string }) {
  return (
    <a href={href} {...paint({ ink: 'brand' })}>
      {children}
    </a>
  );
}

/** Shows a code to type. One tap or click selects all digits. */
export function BigCode({ children }: { children: string }) {
  const style = {
    font: `600 36px/44px ${MONO}`,
    letterSpacing: '8px',
    paddingLeft: '8px',
    whiteSpace: 'nowrap',
    WebkitUserSelect: 'all',
    userSelect: 'all',
  } as const;
  const html = (
    <Box align="center">
      <span {...paint({ ink: 'text' }, style)}>{children}</span>
    </Box>
  );
  return <ByForm html={html} text={<p>{children}</p>} />;
}

/** Shows a long text to copy. One tap or click selects all of it. */
export function Copyable({ children }: { children: string }) {
  const style = {
    display: 'block',
    font: `400 13px/20px ${MONO}`,
    wordBreak: 'break-all',
    overflowWrap: 'anywhere',
    WebkitUserSelect: 'all',
    userSelect: 'all',
  } as const;
  const html = (
    <Box>
      <span {...paint({ ink: 'text' }, style)}>{children}</span>
    </Box>
  );
  return <ByForm html={html} text={<p>{children}</p>} />;
}

interface QuoteProps {
  /** Quoted text, with its line breaks. */
  children: string;
  /** Text before the quotation. In plain text both share a line. */
  lead?: string;
}

export function Quote({ children, lead }: QuoteProps) {
  const style = { font: `400 16px/26px ${SANS}`, overflowWrap: 'anywhere' } as const;
  const html = (
    <>
      {lead !== undefined && <Paragraph>{lead}</Paragraph>}
      <Box>
        <span {...paint({ ink: 'text' }, style)}>
          {children
            .split(/\r\n|\r|\n/)
            .flatMap((line, i) => (i === 0 ? [line] : [<br key={i} />, line]))}
        </span>
      </Box>
    </>
  );
  return (
    <ByForm html={html} text={<p>{lead === undefined ? children : `${lead} ${children}`}</p>} />
  );
}

function Box({ align = 'left', children }: BlockProps & { align?: 'left' | 'center' }) {
  const cell = { padding: '16px', borderRadius: '10px' };
  return (
    <table {...LAYOUT} width="100%" style={{ margin: '8px 0 24px', tableLayout: 'fixed' }}>
      <tbody>
        <tr>
          <td align={align} {...paint({ fill: 'surface', line: 'border' }, cell)}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const PICTURED: Record<Pack, string> = {
  charts: 'Columns of a year over their plan, with pins above for the difference.',
  tables: 'A table with bars and small lines in its cells.',
  designs: 'Key figures with their changes and small lines.',
  analytics: 'A line of values, with a forecast in ranges after it.',
};

/** Renders a picture of the pack. The file is the same for everyone, so it can't track readers. */
export function PackPicture({ of, portalUrl }: { of: VisualType; portalUrl: string }) {
  const pack = choosePicturePack(of);
  const { width, height } = MAIL_PICTURE;
  const style = {
    display: 'block',
    width: '100%',
    maxWidth: `${width}px`,
    height: 'auto',
    margin: '8px 0 24px',
    boxSizing: 'border-box',
    borderRadius: '10px',
    font: `400 14px/22px ${SANS}`,
  } as const;
  const html = (
    <img
      src={`${portalUrl}${buildMailPicturePath(pack)}`}
      width={width}
      height={height}
      alt={PICTURED[pack]}
      // React adds a <link> that preloads other pictures, and mail programs don't take it.
      fetchPriority="low"
      {...paint({ ink: 'muted', line: 'border' }, style)}
    />
  );
  return <ByForm html={html} text={null} />;
}

export type Fact = readonly [name: string, value: string];

/** Lists names and values, one pair per row. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  const cell = {
    padding: '10px 0',
    verticalAlign: 'top',
    fontSize: '14px',
    lineHeight: '22px',
  };
  const name = { ...cell, paddingRight: '16px', fontWeight: '400', whiteSpace: 'nowrap' } as const;
  const value = { ...cell, overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
  const html = (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '8px 0 24px' }}>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            <th scope="row" align="left" {...paint({ ink: 'muted', line: 'borderTop' }, name)}>
              {row[0]}
            </th>
            <td align="right" {...paint({ ink: 'text', line: 'borderTop' }, value)}>
              {row[1]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  const text = rows.map((row) => row.join(': ')).join('\n');
  return <ByForm html={html} text={<p>{text}</p>} />;
}
