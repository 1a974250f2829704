import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as analytics from './analytics';
import * as charts from './charts';
import * as keyFigures from './key-figures';
import * as tables from './tables';
import { AT_THE_TOP, ON_A_CARD, type PictureSizes } from './sizes';

type Drawing = ComponentType<{ sizes?: PictureSizes }>;
const listPictures = (pictures: Record<string, Drawing>) => Object.entries(pictures);

describe.each([
  ['at the top', AT_THE_TOP],
  ['on a card', ON_A_CARD],
  ['beside a fact', undefined],
] as const)('the pictures render %s', (_, sizes) => {
  test.each(listPictures({ ...analytics, ...charts, ...keyFigures }))(
    'the picture %s has drawn marks',
    (_, Picture) => {
      for (const drawing of renderToStaticMarkup(<Picture sizes={sizes} />).split('</svg>')) {
        if (!drawing.includes('<svg')) continue;
        // A message in place of a drawing has one text and no mark.
        expect(drawing.match(/<(rect|path|circle)/g)?.length).toBeGreaterThan(3);
        expect(drawing.match(/<text/g)?.length).toBeGreaterThan(3);
      }
    },
  );

  test.each(listPictures(tables))(
    'the picture %s has rows, and no column is cut off',
    (_, Picture) => {
      const markup = renderToStaticMarkup(<Picture sizes={sizes} />);
      const drawings = markup.split('inert=""').slice(1);
      expect(drawings.length).toBeGreaterThan(1);
      for (const drawing of drawings) {
        const [own = 0, ...inside] = [...drawing.matchAll(/[";]width:(\d+)px/g)].map(([, width]) =>
          Number(width),
        );
        expect(Math.max(...inside)).toBeLessThanOrEqual(own);
        expect(drawing.match(/role="row"/g)?.length).toBeGreaterThan(4);
      }
    },
  );
});

test('the picture of the month lines draws lines at each of its sizes', () => {
  for (const drawing of renderToStaticMarkup(<keyFigures.MonthLines />).split('</svg>')) {
    if (drawing !== '') expect(drawing.match(/<path[^>]*fill="none"/g)).not.toBeNull();
  }
});
