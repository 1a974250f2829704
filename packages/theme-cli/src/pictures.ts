import { fileName } from '@flexa/theme-engine/file-name';
import { pageSketch, type OpenReport } from '@flexa/theme-engine/reports';
import { escapeXml } from '@flexa/theme-engine/style-guide';
import { cell, counted } from './summary';

/** A report before and after. */
export interface Turned {
  readonly before: OpenReport;
  readonly after: OpenReport;
}

/** A comment with more pictures is scrolled past. */
const MOST_SHOWN = 12;

/**
 * Sketches of the pages that look different now, a page that shows them side by side, and the same for a comment: Markdown
 * with `{address}` where the pictures will be.
 */
export function pictures(turned: readonly Turned[]): Map<string, string> {
  const files = new Map<string, string>();
  const parts: string[] = [];
  const shown: string[] = [];
  for (const [nth, { before, after }] of turned.entries()) {
    before.pages.forEach((page, i) => {
      const now = after.pages.find(({ path }) => path === page.path);
      if (!now) return;
      const drawn = { before: pageSketch(before, page), after: pageSketch(after, now) };
      if (drawn.before === drawn.after) return;
      // Names of a report and its pages are cut where they are long, and may be the same: the numbers are not.
      const number = turned.length > 1 ? `${nth + 1}-${i + 1}` : String(i + 1);
      const name = fileName(`${fileName(before.name).slice(0, 30)}-${number}-${page.title}`);
      const heading = escapeXml(`${before.name}: ${page.title}`);
      const figures = Object.entries(drawn).map(([when, svg]) => {
        files.set(`${name}-${when}.svg`, svg);
        const source = encodeURIComponent(`${name}-${when}.svg`);
        return `<figure><img src="${source}" alt="${heading}, ${when}"><figcaption>${when}</figcaption></figure>`;
      });
      const images = Object.keys(drawn).map((when) => {
        const source = encoded(`${name}-${when}.svg`);
        return `![${cell(`${before.name}: ${page.title}, ${when}`)}]({address}/${source}?raw=true)`;
      });
      shown.push(
        `**${cell(`${before.name}: ${page.title}`)}**\n\n| Before | After |\n| --- | --- |\n| ${images.join(' | ')} |`,
      );
      parts.push(`<h2>${heading}</h2><div>${figures.join('')}</div>`);
    });
  }
  if (parts.length > 0) {
    files.set('index.html', sideBySide(parts.join('\n')));
    files.set('pictures.md', commented(shown));
  }
  return files;
}

function commented(shown: readonly string[]): string {
  const left = shown.length - MOST_SHOWN;
  const rest = left > 0 ? [`${counted(left, 'more page')} in the artifact.`] : [];
  return ['### Before and after', ...shown.slice(0, MOST_SHOWN), ...rest].join('\n\n');
}

/** Parentheses would end the address of an image in Markdown. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/[()'!*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

const sideBySide = (content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Before and after</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 1400px; margin: 2rem auto; padding: 0 1rem; }
div { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); }
figure { margin: 0; }
img { width: 100%; height: auto; border: 1px solid #767676; }
</style>
<main>
<h1>Before and after</h1>
<p>Sketches of the pages: their grounds, cards and colours. The visuals themselves are drawn by Power BI.</p>
${content}
</main>
</html>
`;
