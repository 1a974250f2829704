import { expect, test } from 'vitest';
import {
  contrast,
  DEFAULT_DECISIONS,
  themeOf,
  type Decisions,
  type StudioDocument,
} from '@flexa/theme-engine/model';
import { guideStyleOf, styleGuide } from '@flexa/theme-engine/style-guide';

const DARK: Decisions = {
  ...DEFAULT_DECISIONS,
  page: 'dark',
  pageBackground: '#0c0f15',
  background: '#12161e',
  secondaryBackground: '#1a1f28',
  firstLevel: '#f4f5f8',
  secondLevel: '#a8aeba',
  thirdLevel: '#222833',
  fourthLevel: '#8a93a3',
  center: null,
};
const documentOf = (decisions: Decisions, changes: StudioDocument['changes'] = {}) => ({
  name: 'Night <shift> & co',
  decisions,
  changes,
});

function read(made: StudioDocument) {
  const { svg } = styleGuide(made);
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(page.querySelector('parsererror')).toBeNull();
  return page;
}

test.each([
  ['light', DEFAULT_DECISIONS],
  ['dark', DARK],
])(
  'a %s guide is well-formed, shows every colour by its code, and needs nothing from elsewhere',
  (_, decisions) => {
    const made = documentOf(decisions);
    const page = read(made);
    const texts = Array.from(page.querySelectorAll('text'), ({ textContent }) => textContent);
    const { data, levels, status, gradient } = guideStyleOf(themeOf(made));
    expect(texts).toContain('Night <shift> & co');
    for (const color of [...data, ...levels.map((level) => level.color), ...gradient]) {
      expect(texts).toContain(color);
    }
    for (const { label } of status) expect(texts).toContain(label);
    expect(styleGuide(made).svg).not.toMatch(/href|url\((?!#)|@import/);
  },
);

test('the ground is the page of the theme, and the words on it can be read', () => {
  for (const decisions of [DEFAULT_DECISIONS, DARK, { ...DARK, pageBackground: '#ffffff' }]) {
    const page = read(documentOf(decisions));
    expect(page.querySelector('rect')?.getAttribute('fill')).toBe(decisions.pageBackground);
    const heads = Array.from(page.querySelectorAll('text[font-size="20"]'));
    expect(heads).toHaveLength(6);
    for (const head of heads) {
      expect(contrast(head.getAttribute('fill')!, decisions.pageBackground)).toBeGreaterThan(4.5);
    }
  }
});

test('all of it lies on the page, however many colours there are and however large the type', () => {
  const made = documentOf(
    { ...DEFAULT_DECISIONS, callout: { weight: 'bold', size: 45 } },
    { '/dataColors': { set: Array.from({ length: 20 }, () => '#336699') } },
  );
  const page = read(made);
  const { height, width } = styleGuide(made);
  for (const rect of page.querySelectorAll('rect')) {
    const at = (name: string) => Number(rect.getAttribute(name) ?? 0);
    expect(at('x') + at('width')).toBeLessThanOrEqual(width);
    expect(at('y') + at('height')).toBeLessThanOrEqual(height);
  }
});

test('an imported theme of two keys has a guide too', () => {
  const changes = Object.fromEntries(
    Object.keys(themeOf(documentOf(DEFAULT_DECISIONS)))
      .filter((key) => key !== 'name' && key !== 'dataColors')
      .map((key) => [`/${key}`, { removed: true as const }]),
  );
  expect(
    read(documentOf(DEFAULT_DECISIONS, changes)).querySelectorAll('text').length,
  ).toBeGreaterThan(30);
});
