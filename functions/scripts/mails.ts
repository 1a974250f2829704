import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { html } from '@flexa/contracts/html';
import { renderSamples, type SampleMail } from '../src/mail/samples';

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/mails');
const DARK_MEDIA = '@media (prefers-color-scheme:dark)';

/** Shows a chosen mail light and wide, dark as on a phone, and as plain text. */
function indexPage(mails: readonly SampleMail[]): string {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Mails</title>
      <style>
        body {
          margin: 0;
          display: grid;
          grid-template: 60vh 40vh / 22rem 1fr 376px;
          height: 100vh;
          font: 14px/1.5 system-ui;
        }
        nav {
          grid-row: 1 / 3;
          overflow: auto;
          padding: 1rem;
        }
        nav a {
          display: block;
          margin-bottom: 0.5rem;
        }
        iframe {
          width: 100%;
          height: 100%;
          border: 1px solid #ccc;
          box-sizing: border-box;
        }
        iframe[name='dark'] {
          grid-row: 1 / 3;
          grid-column: 3;
        }
      </style>
      <nav>
        ${mails.map(
          ({ id, subject, preheader }) =>
            html`<a href="${id}.light.html" target="light" title="${preheader}" data-id="${id}"
              >${id}<br />${subject}</a
            >`,
        )}
      </nav>
      <iframe name="light" title="Light, desktop"></iframe>
      <iframe name="dark" title="Dark, phone"></iframe>
      <iframe name="text" title="Plain text"></iframe>
      <script>
        document.querySelector('nav').addEventListener('click', ({ target }) => {
          const { id } = target.closest('a').dataset;
          open(id + '.dark.html', 'dark');
          open(id + '.txt', 'text');
        });
        document.querySelector('nav a').click();
      </script>
    </html>`.toString();
}

const mails = await renderSamples({
  portalUrl: 'http://localhost:5000',
  supportEmail: 'support@example.com',
  queuedAt: new Date(),
});
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const index = path.join(FOLDER, 'index.html');
await Promise.all([
  writeFile(index, indexPage(mails)),
  ...mails.flatMap((mail) => {
    const file = path.join(FOLDER, mail.id);
    return [
      writeFile(`${file}.txt`, mail.text),
      // A frame follows the colour scheme of the browser, so the chosen one is written into the style sheet.
      writeFile(`${file}.light.html`, mail.html.replace(DARK_MEDIA, '@media not all')),
      writeFile(`${file}.dark.html`, mail.html.replace(DARK_MEDIA, '@media all')),
    ];
  }),
]);
console.log(`${mails.length} mails: ${index}`);
