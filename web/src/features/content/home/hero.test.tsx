import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import {
  computeContrast,
  createGradient,
  INVALID_COLOR,
  REPORT_COLORS,
} from '@/features/theme-studio';
import { clearPage, renderAt } from '@/testing/render';
import { FIRST_PAIR, Hero } from './hero';

afterEach(clearPage);

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Hero />
      <output>{pathname + search}</output>
    </>
  );
}

const getReport = () => screen.getByRole('img', { name: /^Sample report/ });
const readShade = (position: number) => getReport().style.getPropertyValue(`--d${position}`);
const getFirstField = () => screen.getByLabelText<HTMLInputElement>('First colour');
const getSecondField = () => screen.getByLabelText<HTMLInputElement>('Second colour');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('the hero names the paid and the free products, and promises only the shades of two colours', () => {
  renderAt('/', <Page />, { hasQueries: false });
  const promise = screen.getByText(/^Flexa sells visuals for Power BI/).textContent;
  expect(promise).toContain('from $24 a month');
  expect(promise).toContain('The theme studio is free');
  expect(promise).toContain('choose two colours and see their shades in this report');
  expect(promise).not.toMatch(/whole theme|slicer|download/);
  expect(readShade(1)).toBe(FIRST_PAIR.first);
  expect(readShade(8)).toBe(FIRST_PAIR.last);
});

test('typed and picked colours repaint the hero’s report and are passed to the studio', () => {
  renderAt('/', <Page />, { hasQueries: false });
  type(getFirstField(), 'E4002B');
  fireEvent.change(screen.getByLabelText('Pick the second colour'), {
    target: { value: '#ffd9d0' },
  });
  expect(Array.from({ length: 8 }, (_, i) => readShade(i + 1))).toEqual(
    createGradient('#e4002b', '#ffd9d0'),
  );
  expect(getSecondField().value).toBe('#FFD9D0');
  fireEvent.click(screen.getByText('Open in the studio'));
  screen.getByText('/flexa-theme?brand=E4002B&brand=FFD9D0');
});

test('an invalid colour in the hero shows the message, and the report keeps its colours', () => {
  renderAt('/', <Page />, { hasQueries: false });
  type(getSecondField(), '#12345g');
  expect(screen.getByRole('alert').textContent).toBe(INVALID_COLOR);
  expect(getSecondField().getAttribute('aria-invalid')).toBe('true');
  expect(readShade(8)).toBe(FIRST_PAIR.last);
});

test('an incomplete colour in the hero shows the message once the field loses the focus', () => {
  renderAt('/', <Page />, { hasQueries: false });
  type(getFirstField(), '#12');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(getFirstField());
  expect(screen.getByRole('alert').textContent).toBe(INVALID_COLOR);
});

test('without scripts the browser sends the hero’s form to the studio, with both colours', () => {
  renderAt('/', <Page />, { hasQueries: false });
  const form = getFirstField().form as HTMLFormElement;
  expect(new URL(form.action).pathname).toBe('/flexa-theme');
  expect(form.method).toBe('get');
  const both = [FIRST_PAIR.first, FIRST_PAIR.last].map((color) => color.toUpperCase());
  expect(new FormData(form).getAll('brand')).toEqual(both);
  expect(getFirstField().pattern).toBe(getSecondField().pattern);
  const pattern = new RegExp(`^(?:${getFirstField().pattern})$`, 'v');
  expect(['#A5E3F9', 'a5e3f9', '#a5e3f'].map((text) => pattern.test(text))).toEqual([
    true,
    true,
    false,
  ]);
});

test.each(['light', 'dark'] as const)(
  'the hero’s first colour reaches 3:1 on a %s card',
  (scheme) => {
    expect(computeContrast(FIRST_PAIR.first, REPORT_COLORS[scheme].card)).toBeGreaterThanOrEqual(3);
  },
);
