import { html, EMPTY_HTML, type Html } from '@flexa/contracts/html';
import type { MailAttachment, StoredMessage } from '../message';
import { renderTime } from './list';

/** Options for viewing a mail. */
export interface View {
  tab: 'html' | 'text' | 'headers';
  width: 'desktop' | 'phone';
}

export function renderMessagePane(storedMessage: StoredMessage, requestedView: View): Html {
  const { message } = storedMessage;
  const tab = requestedView.tab === 'html' && !message.html ? 'text' : requestedView.tab;
  const view = { ...requestedView, tab };
  return html`<article aria-labelledby="subject">
    <a class="back" href="/">&larr; Inbox</a>
    <header class="head">
      <h2 id="subject">${message.subject || '(no subject)'}</h2>
      <dl>
        <div>
          <dt>From</dt>
          <dd>${message.from}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>${message.to.join(', ')}</dd>
        </div>
        <div>
          <dt>Arrived</dt>
          <dd>${renderTime(message.date)}</dd>
        </div>
      </dl>
      ${renderAttachments(message.attachments)}
    </header>
    <div class="bar">
      <nav class="switch" aria-label="Parts of the mail">
        ${message.html ? renderOption('HTML', { ...view, tab: 'html' }, view) : EMPTY_HTML}
        ${renderOption('Plain text', { ...view, tab: 'text' }, view)}
        ${renderOption('Headers', { ...view, tab: 'headers' }, view)}
      </nav>
      ${
        tab === 'html'
          ? html`<nav class="switch" aria-label="Width of the mail">
              ${renderOption('Desktop', { ...view, width: 'desktop' }, view)}
              ${renderOption('Phone, 360 px', { ...view, width: 'phone' }, view)}
            </nav>`
          : EMPTY_HTML
      }
    </div>
    ${renderBody(storedMessage, view)}
  </article>`;
}

function renderBody({ message, source, files }: StoredMessage, { tab, width }: View): Html {
  if (tab === 'headers') return html`<pre class="plain source" tabindex="0">${source}</pre>`;
  if (tab === 'text') {
    return message.text
      ? html`<pre class="plain" tabindex="0">${message.text}</pre>`
      : html`<p class="plain none">This mail has no plain text.</p>`;
  }
  // Links open a new tab, because most sites refuse to appear in a frame.
  const srcdoc = `<base target="_blank">${linkPictures(message.html, message.attachments, files)}`;
  return html`<div class="stage ${width}">
    <iframe
      title="The mail as HTML"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${srcdoc}"
    ></iframe>
  </div>`;
}

/** Replaces the content ids in the HTML by the addresses of the attached pictures. */
function linkPictures(
  markup: string,
  list: readonly MailAttachment[],
  files: StoredMessage['files'],
): string {
  return files.reduce((result, { contentId }, index) => {
    const url = list[index]?.url;
    return contentId && url ? result.replaceAll(`cid:${contentId}`, url) : result;
  }, markup);
}

function renderAttachments(list: readonly MailAttachment[]): Html {
  if (list.length === 0) return EMPTY_HTML;
  return html`<ul class="files" aria-label="Attachments">
    ${list.map(
      ({ filename, url, size }) =>
        html`<li>
          <a href="${url}" download="${filename}"
            >${filename} <span class="size">${formatSize(size)}</span></a
          >
        </li>`,
    )}
  </ul>`;
}

function renderOption(label: string, target: View, current: View): Html {
  const isChosen = target.tab === current.tab && target.width === current.width;
  const query = new URLSearchParams({ tab: target.tab, width: target.width }).toString();
  return html`<a href="?${query}" ${isChosen ? html`aria-current="true"` : EMPTY_HTML}
    >${label}</a
  >`;
}

function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
