import { formatFileName } from '@flexa/theme-engine/file-name';
import { drawPageSketch, type OpenReport } from '@flexa/theme-engine/reports';
import { escapeXml } from '@flexa/theme-engine/svg';

/** A report before and after. */
export interface Turned {
  readonly before: OpenReport;
  readonly after: OpenReport;
}

/** Draws the pages that changed, before and after, and an index.html that shows them side by side. */
export function drawPictures(turned: readonly Turned[]): Map<string, string> {
  const files = new Map<string, string>();
  const parts: string[] = [];
  for (const [nth, { before, after }] of turned.entries()) {
    before.pages.forEach((page, i) => {
      const now = after.pages.find(({ path }) => path === page.path);
      if (!now) return;
      const drawn = { before: drawPageSketch(before, page), after: drawPageSketch(after, now) };
      if (drawn.before === drawn.after) return;
      // Long names are cut and may then be equal, but their numbers differ.
      const number = turned.length > 1 ? `${nth + 1}-${i + 1}` : String(i + 1);
      const name = formatFileName(
        `${formatFileName(before.name).slice(0, 30)}-${number}-${page.title}`,
      );
      const heading = escapeXml(`${before.name}: ${page.title}`);
      const figures = Object.entries(drawn).map(([when, svg]) => {
        files.set(`${name}-${when}.svg`, svg);
        const source = encodeURIComponent(`${name}-${when}.svg`);
        return `<figure><img src="${source}" alt="${heading}, ${when}"><figcaption>${when}</figcaption></figure>`;
      });
      parts.push(`<h2>${heading}</h2><div>${figures.join('')}</div>`);
    });
  }
  if (parts.length > 0) files.set('index.html', renderIndex(parts.join('\n')));
  return files;
}

const renderIndex = (content: string) => `<!doctype html>
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
