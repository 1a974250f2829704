import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { gradient } from '@/features/theme-studio';
import { clearPage, renderAt } from '@/testing/render';
import { Hero } from './hero';

afterEach(clearPage);

test('the hero promises the shades that two colours give, and no more', () => {
  renderAt('/', <Hero studio={null} />, { hasQueries: false });
  const promise = screen.getByText(/^Four visual packs/).textContent;
  expect(promise).toContain('Choose two colours and download a theme with eight shades');
  expect(gradient('#0b4a8f', '#b9dcf5')).toHaveLength(8);
  expect(promise).not.toMatch(/whole report|slicer/);
});
