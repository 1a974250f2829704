import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Html, html } from '@flexa/contracts/html';
import { MAILS } from '../src/mail/registry';
import { renderSamples, type SampleMail } from '../src/mail/samples';

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/mails');
const DARK_MEDIA = '@media (prefers-color-scheme:dark)';

const SCHEMES = [
  // A frame follows the colour scheme of the browser, so the style sheet gets the chosen one.
  { name: 'Light', media: '@media not all' },
  { name: 'Dark', media: '@media all' },
];

const STYLES = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 16%, Canvas); }
  * { box-sizing: border-box; }
  body {
    margin: 0;
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
    font: 14px/1.5 system-ui, sans-serif;
  }
  nav {
    position: sticky;
    top: 0;
    height: 100vh;
    padding: 1rem 0.75rem;
    overflow: auto;
    border-right: 1px solid var(--line);
  }
  nav h2 { margin: 1rem 0.5rem 0.25rem; font-size: 12px; opacity: 0.7; }
  nav a { display: block; padding: 0.2rem 0.5rem; border-radius: 6px; color: inherit; text-decoration: none; }
  nav a:hover { background: color-mix(in srgb, CanvasText 7%, Canvas); }
  nav a[aria-current] { color: Canvas; background: CanvasText; }
  main { padding: 1.25rem 1.5rem 3rem; }
  header { display: flex; gap: 1rem; align-items: start; justify-content: space-between; }
  header p { margin: 0; white-space: nowrap; }
  h1 { margin: 0; font-size: 20px; line-height: 28px; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 1rem; margin: 0.75rem 0 1.5rem; }
  dt { opacity: 0.7; }
  dd { margin: 0; overflow-wrap: anywhere; }
  .views { display: flex; flex-wrap: wrap; gap: 1.25rem; align-items: start; }
  figure { margin: 0; }
  figcaption, h3 { margin: 0 0 0.4rem; font-size: 12px; font-weight: 600; }
  iframe { display: block; width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 8px; }
  .desktop { flex: 1 1 642px; overflow-x: auto; }
  .desktop iframe { min-width: 642px; }
  .phone { flex: 0 0 362px; }
  .row { flex-basis: 100%; }
  pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
  @media (max-width: 60rem) {
    body { display: block; }
    nav { position: static; height: 12rem; border: 0; border-bottom: 1px solid var(--line); }
  }
`;

const SCRIPT = `
  document.querySelector('[aria-current]').scrollIntoView({ block: 'center' });
  for (const frame of document.querySelectorAll('iframe')) {
    const fit = () => { frame.style.height = frame.contentDocument.documentElement.scrollHeight + 2 + 'px'; };
    frame.addEventListener('load', fit);
    new ResizeObserver(fit).observe(frame.parentElement);
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') document.querySelector('[rel=prev]')?.click();
    if (key === 'ArrowRight') document.querySelector('[rel=next]')?.click();
  });
`;

function findTitle({ content }: SampleMail): string {
  return MAILS[content.template].title;
}

/** Renders links to every mail, under the title that admins see. */
function renderNavigation(mails: readonly SampleMail[], shown: SampleMail): Html {
  return html`<nav aria-label="E-mails">
    ${mails.map((mail, i) => {
      const isFirst = mails[i - 1]?.content.template !== mail.content.template;
      const heading = isFirst ? html`<h2>${findTitle(mail)}</h2>` : '';
      return html`${heading}<a href="${mail.id}.html" ${mail === shown ? 'aria-current=page' : ''}
          >${mail.id}</a
        >`;
    })}
  </nav>`;
}

/** Renders the mail in each colour scheme, at desktop and phone width. */
function renderViews(mail: SampleMail): Html[] {
  return SCHEMES.flatMap(({ name, media }) =>
    ['desktop', 'phone'].map(
      (device) =>
        html`<figure class="${device}">
          <figcaption>${name}, ${device}</figcaption>
          <iframe
            title="${name}, ${device}"
            srcdoc="${mail.html.replace(DARK_MEDIA, media)}"
          ></iframe>
        </figure>`,
    ),
  );
}

function renderPage(mails: readonly SampleMail[], index: number): string {
  const mail = mails[index] as SampleMail;
  const previous = mails[index - 1];
  const next = mails[index + 1];
  const facts = [
    ['Mail', `${findTitle(mail)} (${mail.id})`],
    ['Preheader', mail.preheader],
    ['Replies go to', mail.replyTo ?? 'the sender'],
    ['Can be switched off', mail.unsubscribe === undefined ? 'no' : 'yes'],
    ['Attachments', mail.attachments?.map(({ filename }) => filename).join(', ') ?? 'none'],
  ] as const;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${mail.id}: ${mail.subject}</title>
        <style>
          ${new Html(STYLES)}
        </style>
      </head>
      <body>
        ${renderNavigation(mails, mail)}
        <main>
          <header>
            <h1>${mail.subject}</h1>
            <p>
              ${previous ? html`<a rel="prev" href="${previous.id}.html">← Previous</a>` : ''}
              ${next ? html`<a rel="next" href="${next.id}.html">Next →</a>` : ''}
            </p>
          </header>
          <dl>
            ${facts.map(
              ([name, value]) =>
                html`<dt>${name}</dt>
                  <dd>${value}</dd>`,
            )}
          </dl>
          <div class="views">
            ${renderViews(mail)}
            <figure class="row">
              <figcaption>Plain text</figcaption>
              <pre>${mail.text}</pre>
            </figure>
          </div>
        </main>
        <script>
          ${new Html(SCRIPT)};
        </script>
      </body>
    </html>`.toString();
}

/** Opens the page in the browser. Machines without a browser use the printed address. */
function openInBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };
  execFile(openers[process.platform] ?? 'xdg-open', [address], () => undefined);
}

const mails = await renderSamples({
  portalUrl: 'http://localhost:5000',
  supportEmail: 'support@example.com',
  queuedAt: new Date(),
});
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
await Promise.all(
  mails.map(({ id }, i) => writeFile(path.join(FOLDER, `${id}.html`), renderPage(mails, i))),
);
const first = pathToFileURL(path.join(FOLDER, `${mails[0]?.id}.html`)).href;
console.log(`${mails.length} mails: ${first}`);
openInBrowser(first);
