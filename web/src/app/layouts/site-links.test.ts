import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pages } from '../pages';
import {
  DASHBOARDS,
  FOOTER_COLUMNS,
  HEADER_LINKS,
  isCurrent,
  MEMBERSHIP,
  PACK_LINKS,
  STUDIO_LINK,
  TEMPLATES,
} from './site-links';

const LINKS = [
  ...HEADER_LINKS,
  ...PACK_LINKS,
  ...FOOTER_COLUMNS.flatMap(({ links }) => links),
  STUDIO_LINK,
  DASHBOARDS,
  TEMPLATES,
  MEMBERSHIP,
];

test('every link of the header, the suite menu, the phone menu and the footer leads to a page', () => {
  const known = pages.filter(({ path }) => path !== '*');
  const lost = LINKS.filter(({ to }) => {
    const { pathname } = new URL(to, 'https://flexa.test');
    return !known.some(({ path }) => matchPath(path, pathname));
  });
  expect(lost).toEqual([]);
});

test('the header lists its links in order', () => {
  expect(HEADER_LINKS.map(({ label }) => label)).toEqual([
    'Theme studio',
    'Pricing',
    'Documentation',
    'Blog',
  ]);
});

test.each([
  ['/', []],
  ['/about-us', []],
  ['/pricing-tables', ['Pricing']],
  ['/blogs', ['Blog']],
  ['/blogs/theme-json-line-by-line', ['Blog']],
  ['/document', ['Documentation']],
  ['/document/before-you-buy', ['Documentation']],
])('on %s the current links are %j', (pathname, labels) => {
  const current = HEADER_LINKS.filter((link) => isCurrent(link, pathname));
  expect(current.map(({ label }) => label)).toEqual(labels);
});
