import { html, type Html } from '@flexa/contracts/html';
import { link } from './blocks';
import { bg, fg, HIGHLIGHT, line, SANS, STYLE_SHEET } from './look';
import { unsubscribeCall, unsubscribePage, type Stop } from './unsubscribe';
import { oneLine } from './words';

/** Context that every template receives besides its data. */
export interface MailContext {
  /** Without a trailing slash. */
  portalUrl: string;
  /** Support's mailbox. */
  supportEmail: string;
  /** When the mail was queued, which may be hours before it goes out. */
  queuedAt: Date;
  /** Name for the greeting; null unless the address is proved to be theirs. */
  name: string | null;
}

/** A mail without its address. */
export interface Letter {
  subject: string;
  /** Shown after the subject in a list of mails; it is within the HTML. */
  preheader: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The address that a mail program's own button posts to (RFC 8058). */
  unsubscribe?: string;
  attachments?: { filename: string; content: string; contentType: string }[];
}

interface Draft {
  subject: string;
  /** Shown after the subject in a list of mails. */
  preheader: string;
  title: string;
  body: readonly Html[];
  /** The same in plain text, one paragraph each. */
  text: readonly string[];
  /** Why one gets this mail. */
  why: string;
  /** Identifies the person in the unsubscribe link of a mail that can be switched off. */
  stop?: Stop | undefined;
}

/** The frame of every mail, in both forms: head, card, and why one gets it. */
export function letter(
  { portalUrl }: MailContext,
  { subject, preheader, title, body, text, why, stop }: Draft,
): Pick<Letter, 'subject' | 'preheader' | 'text' | 'html' | 'unsubscribe'> {
  const host = portalUrl.replace(/^https?:\/\//, '');
  const page = stop && unsubscribePage(portalUrl, stop);
  return {
    subject: oneLine(subject),
    preheader,
    text: `${[title, ...text, `-- \nFlexa · ${portalUrl}\n${why}${page ? `\nUnsubscribe: ${page}` : ''}`].join('\n\n')}\n`,
    html: html`<!doctype html>
      <html lang="en" dir="ltr">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
          <title>${oneLine(subject)}</title>
          <style>
            ${STYLE_SHEET}
          </style>
        </head>
        <body class="bg-ground" style="margin:0;padding:0;${bg('ground')}">
          <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">
            ${preheader}${PADDING}
          </div>
          <table
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            border="0"
            class="bg-ground"
            style="${bg('ground')}"
          >
            <tr>
              <td align="center" class="page" style="padding:32px 16px">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  style="max-width:560px;table-layout:fixed;overflow-wrap:anywhere;word-break:break-word;font:400 16px/26px ${SANS}"
                >
                  <tr>
                    <td style="padding:0 4px 20px">${logo(portalUrl)}</td>
                  </tr>
                  <tr>
                    <td
                      class="bg-card line inside"
                      align="left"
                      style="padding:32px 32px 8px;border:${line};border-radius:16px;${bg('card')}"
                    >
                      <h1
                        class="fg-text"
                        style="margin:0 0 16px;font:600 24px/32px ${SANS};letter-spacing:-0.01em;overflow-wrap:anywhere;${fg('text')}"
                      >
                        ${title}
                      </h1>
                      ${body}
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="fg-muted"
                      align="left"
                      style="padding:20px 4px 0;font-size:12px;line-height:18px;${fg('muted')}"
                    >
                      Flexa, visual packs for Power BI · ${link(host, portalUrl)}<br />${why}
                      ${page ? link('Unsubscribe', page) : ''}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`.toString(),
    ...(stop && { unsubscribe: unsubscribeCall(portalUrl, stop) }),
  };
}

/** Keeps a list of mails from showing the beginning of the body after a short preheader. */
const PADDING = html`${Array.from({ length: 60 }, () => html`&#847;&zwnj;&nbsp;`)}`;

/** The mark of the product in table cells, since many mail programs show no SVG and Outlook sizes nothing else. */
function logo(portalUrl: string): Html {
  const bar = (width: number, radius: string, look: { className: string; colour: string }) =>
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td
          width="${width}"
          class="${look.className}"
          style="width:${width}px;height:6px;border-radius:${radius};font-size:0;line-height:0;mso-line-height-rule:exactly;${look.colour}"
        >
          &nbsp;
        </td>
      </tr>
      <tr>
        <td style="height:2px;font-size:0;line-height:0;mso-line-height-rule:exactly">&nbsp;</td>
      </tr>
    </table>`;
  const brand = { className: 'bg-brand', colour: bg('brand') };
  const dot = { className: 'dot', colour: `background-color:${HIGHLIGHT}` };
  return html`<a href="${portalUrl}" style="text-decoration:none">
    <table role="presentation" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td width="22" valign="middle">
          ${bar(22, '5px 3px 3px 1px', brand)}${bar(14, '1px 3px 3px 1px', brand)}${bar(6, '3px', dot)}
        </td>
        <td
          class="fg-text"
          valign="middle"
          style="padding-left:10px;font:600 20px/24px ${SANS};letter-spacing:-0.02em;${fg('text')}"
        >
          Flexa
        </td>
      </tr>
    </table>
  </a>`;
}
