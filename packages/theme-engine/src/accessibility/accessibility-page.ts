import { formatCount } from '@flexa/contracts/format';
import { escapeXml } from '../export/svg';
import { renderBox, renderElement, renderText } from '../export/svg-elements';
import type { Vision } from '../checks';
import { collectFacts, SMALL_TEXT, type Facts, type OwnValue, type Subject } from './facts';

const SEEING: Readonly<Record<Vision, string>> = {
  full: 'Full colour vision',
  protan: 'Without red cones (protanopia)',
  deutan: 'Without green cones (deuteranopia)',
  tritan: 'Without blue cones (tritanopia)',
};

/** Renders a self-contained, printable page about the readability of a theme and its report. */
export function renderAccessibilityPage(subjects: readonly Subject[]): string {
  const names = subjects.map(({ name }) => name).join(', ');
  const title = escapeXml(`Accessibility of ${names}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${subjects.map((subject) => renderSection(subject, collectFacts(subject))).join('\n')}
<h2>What this page does not show</h2>
<p>Pictures, custom visuals and what measures colour are not judged, nor titles, alternative texts and the order of tabs. Contrast follows WCAG 2.2: 4.5 for text, 3 for large text and marks. Seeing without one kind of cone is worked out after Machado, Oliveira and Fernandes (2009); a difference (CIEDE2000) under 6 is hard to tell. Text under ${SMALL_TEXT} points is our own bound: WCAG has none.</p>
</main>
</body>
</html>
`;
}

function renderSection({ name, report }: Subject, facts: Facts): string {
  return [
    `<section>`,
    `<h2>${escapeXml(name)}</h2>`,
    renderVerdict(facts),
    renderContrastTable(facts),
    renderSeenTable(facts),
    renderSizeTable(facts),
    report ? renderOwnTables(facts) : '',
    `</section>`,
  ].join('\n');
}

const countFailing = <T extends { readonly passes: boolean }>(all: readonly T[]) =>
  all.filter(({ passes }) => !passes).length;

function renderVerdict({ contrast, seen, sizes, ownSizes, ownColors }: Facts): string {
  const small = formatCount(countFailing(sizes), 'text size');
  const ownSmall = formatCount(countFailing(ownSizes), 'size');
  const ownFaint = formatCount(countFailing(ownColors), 'colour');
  const lines = [
    `Contrast: ${countFailing(contrast)} of ${contrast.length} pairs of the theme are too low.`,
    seen.length === 0
      ? 'Data colours: there are fewer than two to tell apart.'
      : `Data colours: hard to tell apart in ${countFailing(seen)} of ${seen.length} kinds of colour vision.`,
    `Text: ${small} of the theme under ${SMALL_TEXT} points.`,
    ...(ownSizes.length + ownColors.length > 0
      ? [`Set by the report itself: ${ownSmall} too small, ${ownFaint} of words too faint.`]
      : []),
  ];
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

const renderResult = (passes: boolean) => (passes ? 'Passes' : '<strong>Too low</strong>');

function renderTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
) {
  if (rows.length === 0) return '';
  const heads = head.map((each) => `<th scope="col">${each}</th>`).join('');
  const renderRow = ([first = '', ...rest]: readonly string[]) =>
    `<tr><th scope="row">${first}</th>${rest.map((each) => `<td>${each}</td>`).join('')}</tr>`;
  const body = `<thead><tr>${heads}</tr></thead><tbody>${rows.map(renderRow).join('')}</tbody>`;
  // A table wider than a phone scrolls in its own frame, also with the keyboard.
  return `<div class="wide" role="group" tabindex="0" aria-label="${caption}"><table><caption>${caption}</caption>${body}</table></div>`;
}

const renderCode = (value: string) => `<code>${escapeXml(value)}</code>`;
const renderShort = (value: string) => `<span class="short">${value}</span>`;

function renderContrastTable({ contrast }: Facts): string {
  return renderTable(
    'Contrast of the theme',
    ['Pair', 'Looks', 'Words', 'Ground', 'Is', 'Needs', 'Verdict', 'Setting'],
    contrast.map(({ label, words: ink, ground, ratio, needed, passes, fix, setting, at }) => [
      escapeXml(label),
      drawSample(ink, ground),
      renderCode(ink),
      renderCode(ground),
      formatRoundedDown(ratio),
      String(needed),
      renderResult(passes) + (fix ? `; ${renderCode(fix.color)} passes` : ''),
      `${escapeXml(setting)}<br>${renderCode(at)}`,
    ]),
  );
}

/** Rounds down, so that no failing value looks like a passing one. */
const formatRoundedDown = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);

const drawPicture = (width: number, content: string) =>
  renderElement(
    'svg',
    { 'aria-hidden': 'true', width, height: 26, viewBox: `0 0 ${width} 26` },
    content,
  );

const drawSample = (ink: string, ground: string) =>
  drawPicture(
    44,
    renderBox([0.5, 0.5, 43, 25], ground, { stroke: '#767676' }) +
      renderText(22, 18, 'Aa', { size: 15, fill: ink, anchor: 'middle' }),
  );

function renderSeenTable({ seen }: Facts): string {
  return renderTable(
    'Data colours as they are seen',
    ['Seeing', 'First eight', 'Hardest to tell apart', 'Difference', 'Verdict'],
    seen.map(({ vision, colors, pair, deltaE, passes }) => [
      SEEING[vision],
      drawPicture(
        colors.length * 28,
        colors.map((color, i) => renderBox([i * 28, 0, 26, 26], color)).join(''),
      ),
      `${pair[0]} and ${pair[1]}`,
      formatRoundedDown(deltaE),
      passes ? 'Passes' : '<strong>Hard to tell</strong>',
    ]),
  );
}

function renderSizeTable({ sizes }: Facts): string {
  return renderTable(
    'Text sizes of the theme',
    ['Setting', 'Place', 'Points', 'Verdict'],
    sizes.map(({ setting, at, points, passes }) => [
      escapeXml(setting),
      renderCode(at),
      String(points),
      passes ? 'Passes' : '<strong>Small</strong>',
    ]),
  );
}

function renderOwnTables({ ownSizes, ownColors, card }: Facts): string {
  const createPlaceCells = ({ pages, settings }: OwnValue) => [
    escapeXml(pages.join(', ')),
    escapeXml(settings.join(', ')),
  ];
  return [
    renderTable(
      'Text sizes that the report sets itself',
      ['Size', 'Times', 'Pages', 'Settings', 'Verdict'],
      ownSizes.map((own) => [
        ...[renderShort(own.value), String(own.count), ...createPlaceCells(own)],
        own.passes ? 'Passes' : '<strong>Small</strong>',
      ]),
    ),
    renderTable(
      `Colours of words that the report sets itself, on the theme’s card (${card})`,
      ['Colour', 'Looks', 'Times', 'Is', 'Pages', 'Settings', 'Verdict'],
      ownColors.map((own) => [
        ...[renderCode(own.value), drawSample(own.value, card), String(own.count)],
        ...[formatRoundedDown(own.ratio ?? 1), ...createPlaceCells(own), renderResult(own.passes)],
      ]),
    ),
  ].join('\n');
}

const STYLE = `
body { margin: 0; background: #fff; color: #1b2433; font: 16px/1.5 'Segoe UI', system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1, h2 { overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin-top: 2.5rem; font-size: 1.375rem; }
table { width: 100%; margin-top: 1.5rem; border-collapse: collapse; font-size: .875rem; }
caption { padding-bottom: .5rem; text-align: left; font-size: 1.0625rem; font-weight: 600; }
th, td { padding: .375rem .5rem; border-bottom: 1px solid #c9d1dc; text-align: left; vertical-align: top; overflow-wrap: break-word; }
tbody th { font-weight: 400; }
thead th { border-bottom: 2px solid #4d5a6e; }
.short { white-space: nowrap; }
strong { color: #a3142b; }
svg { display: block; }
.wide { overflow-x: auto; }
.wide:focus-visible { outline: 3px solid #2563c9; }
.wide table { min-width: 44rem; }
@media print {
  main { max-width: none; padding: 0; }
  .wide { overflow: visible; }
  th, td { overflow-wrap: anywhere; }
  .wide table { min-width: 0; }
  tr { break-inside: avoid; }
  body { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
