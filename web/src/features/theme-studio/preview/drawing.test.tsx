import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Drawing, useDrawings } from './drawing';
import { createThemeReader } from './theme-reader';
import type { ThemeResolver } from './theme-resolver';

afterEach(cleanup);

/** A mark in the first data colour, and one that is there where a legend is shown. */
const draw = (resolver: ThemeResolver) => (
  <>
    <rect data-testid="mark" fill={resolver.readDataColor(0)} stroke={resolver.readDataColor(1)} />
    {resolver.readFlag('legend', 'show') && (
      <circle data-testid="legend" fill={resolver.readDataColor(0)} />
    )}
  </>
);
const createTheme = (first: string, hasLegend = true) => ({
  dataColors: [first, '#112233'],
  visualStyles: { lineChart: { '*': { legend: [{ show: hasLegend }] } } },
});
const PLACES = [{ id: 'live', visual: 'lineChart', draw, x: 0, y: 0 }];

function Picture({ theme }: { theme: ReturnType<typeof createTheme> }) {
  const seen = createThemeReader(theme);
  const { drawings, live } = useDrawings(PLACES, seen);
  return (
    <svg>
      {drawings.map(({ place, drawing }) => (
        <Drawing key={place.id} drawing={drawing} reader={seen} live={live} />
      ))}
    </svg>
  );
}
const renderPicture = (theme: ReturnType<typeof createTheme>) => <Picture theme={theme} />;

test('a new colour is written to the marks that have it, and to no others', () => {
  const { getByTestId, rerender } = render(renderPicture(createTheme('#aa0000')));
  const mark = getByTestId('mark');
  const group = mark.parentElement;
  expect(group?.style.getPropertyValue('--i0')).toBe('#aa0000');
  expect(mark.getAttribute('style')).toBeNull();

  rerender(renderPicture(createTheme('#00aa00')));
  expect(getByTestId('mark')).toBe(mark);
  expect(mark.style.getPropertyValue('fill')).toBe('rgb(0, 170, 0)');
  expect(mark.style.getPropertyValue('stroke')).toBe('');
  expect(getByTestId('legend').style.getPropertyValue('fill')).toBe('rgb(0, 170, 0)');
  // Written here it would send the browser through the whole drawing.
  expect(group?.style.getPropertyValue('--i0')).toBe('#aa0000');
});

test('drawn again, the marks have the colours of the drawing', () => {
  const { getByTestId, queryByTestId, rerender } = render(renderPicture(createTheme('#aa0000')));
  rerender(renderPicture(createTheme('#00aa00')));
  rerender(renderPicture(createTheme('#0000aa', false)));
  const mark = getByTestId('mark');
  expect(queryByTestId('legend')).toBeNull();
  expect(mark.style.getPropertyValue('fill')).toBe('');
  expect(mark.parentElement?.style.getPropertyValue('--i0')).toBe('#0000aa');

  rerender(renderPicture(createTheme('#abcdef', false)));
  expect(mark.style.getPropertyValue('fill')).toBe('rgb(171, 205, 239)');
});
