import { html, raw } from 'hono/html';
import { STYLES } from './styles';

export type Markup = ReturnType<typeof html>;

export function renderLayout(title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLES)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

/** Notice on every page that shows money. */
export function renderTestNotice(): Markup {
  return html`<p class="notice">
    <strong class="tag">Test</strong>
    <span>Local test page. It runs on this computer, and no money moves.</span>
  </p>`;
}

export function renderMessagePage(
  heading: string,
  label: string,
  link: { href: string; label: string } | null,
): Markup {
  return renderLayout(
    heading,
    html`<main class="sheet message">
      ${renderTestNotice()}
      <h1>${heading}</h1>
      <p class="muted">${label}</p>
      ${link ? html`<p><a class="button primary" href="${link.href}">${link.label}</a></p>` : ''}
    </main>`,
  );
}

export type Fact = [name: string, value: string | null | undefined];

/** Renders the facts of an invoice, by name. */
export function renderFactList(facts: readonly Fact[]): Markup {
  return html`<dl class="facts">
    ${facts
      .filter(([, value]) => value)
      .map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
  </dl>`;
}
