import { html, type Html } from '@flexa/contracts/html';
import { MAIL_PICTURE, mailPicturePath, packShown } from '@flexa/contracts/mail-pictures';
import type { Pack, VisualType } from '@flexa/contracts/plans';
import { bg, fg, line, MONO, SANS } from './look';

export function paragraph(content: Html | string): Html {
  return html`<p class="fg-text" style="margin:0 0 16px;${fg('text')}">${content}</p>`;
}

/** Renders a side note in smaller type. */
export function note(content: Html | string): Html {
  return html`<p
    class="fg-muted"
    style="margin:0 0 16px;font-size:14px;line-height:22px;${fg('muted')}"
  >
    ${content}
  </p>`;
}

/** The one thing to do next; a table cell with a padding of its own for Outlook, which pads no link. */
export function button(label: string, address: string): Html {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:8px 0 24px"
  >
    <tr>
      <td class="bg-brand" style="border-radius:10px;mso-padding-alt:12px 20px;${bg('brand')}">
        <a
          href="${address}"
          class="fg-onBrand"
          style="display:inline-block;padding:12px 20px;font:600 16px/24px ${SANS};text-decoration:none;${fg('onBrand')}"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}

export function link(label: string, address: string): Html {
  return html`<a href="${address}" class="fg-brand" style="${fg('brand')}">${label}</a>`;
}

/** Digits to read and to type; one tap or click selects all. */
export function bigCode(code: string): Html {
  return box(
    html`<span
      class="fg-text"
      style="font:600 36px/44px ${MONO};letter-spacing:8px;padding-left:8px;white-space:nowrap;-webkit-user-select:all;user-select:all;${fg('text')}"
      >${code}</span
    >`,
    'center',
  );
}

/** A long text to copy as a whole. */
export function copyable(text: string): Html {
  return box(
    html`<span
      class="fg-text"
      style="display:block;font:400 13px/20px ${MONO};word-break:break-all;overflow-wrap:anywhere;-webkit-user-select:all;user-select:all;${fg('text')}"
      >${text}</span
    >`,
  );
}

/** Someone's own words, with their line breaks. */
export function quote(text: string): Html {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((each, i) => (i === 0 ? html`${each}` : html`<br />${each}`));
  return box(
    html`<span
      class="fg-text"
      style="font:400 16px/26px ${SANS};overflow-wrap:anywhere;${fg('text')}"
      >${lines}</span
    >`,
  );
}

function box(content: Html, align: 'left' | 'center' = 'left'): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:8px 0 24px;table-layout:fixed"
  >
    <tr>
      <td
        class="line bg-surface"
        align="${align}"
        style="padding:16px;border:${line};border-radius:10px;${bg('surface')}"
      >
        ${content}
      </td>
    </tr>
  </table>`;
}

const PICTURED: Record<Pack, string> = {
  charts: 'Columns of a year over their plan, with pins above for the difference.',
  tables: 'A table with bars and small lines in its cells.',
  designs: 'Key figures with their changes and small lines.',
  analytics: 'A line to today, with a forecast in ranges after it.',
};

/** Renders a picture of the pack. The file is the same for everyone, so it can't track readers. */
export function packPicture(visualType: VisualType, portalUrl: string): Html {
  const pack = packShown(visualType);
  const { width, height } = MAIL_PICTURE;
  return html`<img
    src="${portalUrl}${mailPicturePath(pack)}"
    width="${width}"
    height="${height}"
    alt="${PICTURED[pack]}"
    class="fg-muted line"
    style="display:block;width:100%;max-width:${width}px;height:auto;margin:8px 0 24px;box-sizing:border-box;border:${line};border-radius:10px;font:400 14px/22px ${SANS};${fg('muted')}"
  />`;
}

export type Fact = readonly [name: string, value: string];

/** Names with their values, one in a row. */
export function facts(rows: readonly Fact[]): Html {
  const cell = `padding:10px 0;vertical-align:top;border-top:${line};font-size:14px;line-height:22px`;
  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:8px 0 24px"
  >
    ${rows.map(
      ([name, value]) =>
        html`<tr>
          <th
            scope="row"
            align="left"
            class="fg-muted line"
            style="${cell};padding-right:16px;font-weight:400;white-space:nowrap;${fg('muted')}"
          >
            ${name}
          </th>
          <td
            align="right"
            class="fg-text line"
            style="${cell};overflow-wrap:anywhere;word-break:break-word;${fg('text')}"
          >
            ${value}
          </td>
        </tr>`,
    )}
  </table>`;
}

/** The same as plain text. */
export function plainFacts(rows: readonly Fact[]): string {
  return rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}
