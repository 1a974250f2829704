import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LAYOUT, Link, MailForm } from './blocks';
import type { AnyMail, Attachment, MailContext } from './define-mail';
import { HIGHLIGHT, paint, SANS, STYLE_SHEET, WIDTH } from './look';
import { buildOneClickUrl, buildUnsubscribeUrl } from './unsubscribe';
import { toOneLine } from './words';

/** A mail without its address. */
export interface RenderedMail {
  subject: string;
  /** Shown after the subject in a list of mails; it is within the HTML. */
  preheader: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The address that a mail program's own button posts to (RFC 8058). */
  unsubscribe?: string;
  attachments?: Attachment[];
}

/** Renders a mail in both forms. The schema of the mail has checked the data. */
export function composeLetter(mail: AnyMail, data: unknown, context: MailContext): RenderedMail {
  const checked = data as never;
  const resolveText = (text: AnyMail['subject']) =>
    typeof text === 'string' ? text : text(checked, context);
  const { portalUrl } = context;
  const stop = mail.unsubscribe?.(checked);
  const subject = toOneLine(resolveText(mail.subject));
  const preheader = resolveText(mail.preheader);
  const frame = {
    subject,
    preheader,
    title: resolveText(mail.title),
    why: resolveText(mail.why),
    portalUrl,
    unsubscribe: stop && buildUnsubscribeUrl(portalUrl, stop),
  };
  const content = <mail.Content data={checked} context={context} />;
  return {
    subject,
    preheader,
    text: toPlainText(renderToStaticMarkup(<TextFrame {...frame}>{content}</TextFrame>)),
    html: toDocument(renderToStaticMarkup(<HtmlFrame {...frame}>{content}</HtmlFrame>)),
    ...(stop && { unsubscribe: buildOneClickUrl(portalUrl, stop) }),
    ...(mail.replyTo && { replyTo: mail.replyTo(checked, context) }),
    ...(mail.attach && { attachments: mail.attach(checked) }),
  };
}

/** Outlook on Windows ignores max-width. Only Outlook reads such a comment, and React can't render one. */
const FOR_OUTLOOK = `<!--[if mso]><style>.frame{width:${WIDTH}px}</style><![endif]-->`;

function toDocument(markup: string): string {
  return `<!doctype html>${markup.replace('</head>', `${FOR_OUTLOOK}</head>`)}`;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Returns the text of React's markup. React escapes these five characters in text, so each `<` begins a tag. */
function toPlainText(markup: string): string {
  const text = markup
    .replace(/<br\/>/g, '\n')
    .replace(/<\/p>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
  return `${text.trimEnd()}\n`;
}

interface FrameProps {
  subject: string;
  preheader: string;
  title: string;
  why: string;
  portalUrl: string;
  /** Page for switching such mails off, unless that is impossible. */
  unsubscribe: string | undefined;
  children: ReactNode;
}

function TextFrame({ title, why, portalUrl, unsubscribe, children }: FrameProps) {
  const footer = [
    // Mail programs cut a signature off at this line (RFC 3676, 4.3).
    '-- ',
    `Flexa · ${portalUrl}`,
    why,
    ...(unsubscribe === undefined ? [] : [`Unsubscribe: ${unsubscribe}`]),
  ];
  return (
    <MailForm value="text">
      <p>{title}</p>
      {children}
      <p>{footer.join('\n')}</p>
    </MailForm>
  );
}

/** Renders the frame of every mail: header, card, and the reason for receiving it. */
function HtmlFrame(props: FrameProps) {
  const { subject, preheader, title, why, portalUrl, unsubscribe, children } = props;
  const frame = {
    maxWidth: `${WIDTH}px`,
    tableLayout: 'fixed',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
    font: `400 16px/26px ${SANS}`,
  } as const;
  const heading = {
    margin: '0 0 16px',
    font: `600 24px/32px ${SANS}`,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
  } as const;
  const card = { padding: '32px 32px 8px', borderRadius: '16px' };
  const footer = { padding: '20px 4px 0', fontSize: '12px', lineHeight: '18px' };
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{STYLE_SHEET}</style>
      </head>
      <body {...paint({ fill: 'background' }, { margin: '0', padding: '0' })}>
        <Preheader>{preheader}</Preheader>
        <table {...LAYOUT} width="100%" {...paint({ fill: 'background' })}>
          <tbody>
            <tr>
              <td align="center" className="page" style={{ padding: '32px 16px' }}>
                <table {...LAYOUT} width="100%" className="frame" style={frame}>
                  <tbody>
                    <tr>
                      <td style={{ padding: '0 4px 20px' }}>
                        <Logo href={portalUrl} />
                      </td>
                    </tr>
                    <tr>
                      <td
                        align="left"
                        {...paint({ fill: 'card', line: 'border', className: 'inside' }, card)}
                      >
                        <h1 {...paint({ ink: 'text' }, heading)}>{title}</h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td align="left" {...paint({ ink: 'muted' }, footer)}>
                        Flexa, visual packs for Power BI ·{' '}
                        <Link href={portalUrl}>{portalUrl.replace(/^https?:\/\//, '')}</Link>
                        <br />
                        {why} {unsubscribe && <Link href={unsubscribe}>Unsubscribe</Link>}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** Keeps a list of mails from showing the beginning of the body after a short preheader. */
const PADDING = '\u034f\u200c\u00a0'.repeat(60);

function Preheader({ children }: { children: string }) {
  const hidden = { display: 'none', maxHeight: '0', overflow: 'hidden', msoHide: 'all' };
  return (
    <div style={hidden}>
      {children}
      {PADDING}
    </div>
  );
}

/** Draws the logo with table cells: many mail programs show no SVG, and Outlook applies sizes only to cells. */
function Logo({ href }: { href: string }) {
  const name = {
    verticalAlign: 'middle',
    paddingLeft: '10px',
    font: `600 20px/24px ${SANS}`,
    letterSpacing: '-0.02em',
  };
  return (
    <a href={href} style={{ textDecoration: 'none' }}>
      <table {...LAYOUT}>
        <tbody>
          <tr>
            <td width="22" style={{ verticalAlign: 'middle' }}>
              <Bar width={22} radius="5px 3px 3px 1px" isBrand />
              <Bar width={14} radius="1px 3px 3px 1px" isBrand />
              <Bar width={6} radius="3px" />
            </td>
            <td {...paint({ ink: 'text' }, name)}>Flexa</td>
          </tr>
        </tbody>
      </table>
    </a>
  );
}

interface BarProps {
  width: number;
  radius: string;
  isBrand?: boolean;
}

function Bar({ width, radius, isBrand = false }: BarProps) {
  const thin = { fontSize: '0', lineHeight: '0', msoLineHeightRule: 'exactly' };
  const bar = { ...thin, width: `${width}px`, height: '6px', borderRadius: radius };
  const colors = isBrand
    ? paint({ fill: 'brand' }, bar)
    : { bgcolor: HIGHLIGHT, style: { ...bar, backgroundColor: HIGHLIGHT } };
  return (
    <table {...LAYOUT}>
      <tbody>
        <tr>
          <td width={width} {...colors}>
            {'\u00a0'}
          </td>
        </tr>
        <tr>
          <td style={{ ...thin, height: '2px' }}>{'\u00a0'}</td>
        </tr>
      </tbody>
    </table>
  );
}
