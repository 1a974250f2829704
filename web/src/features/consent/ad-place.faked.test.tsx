import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const IDS = { VITE_ADS_ID: 'ca-pub-1', VITE_ADS_UNIT: '42' };

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  delete window.adsbygoogle;
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

/** Loads the place with the settings of a build with these ids. */
async function load(ids: Partial<typeof IDS> = IDS) {
  for (const [name, id] of Object.entries(ids)) vi.stubEnv(name, id);
  const { AdPlace } = await import('./ad-place');
  const { choose } = await import('./consent');
  return { AdPlace, choose: (choice: Parameters<typeof choose>[0]) => act(() => choose(choice)) };
}

const place = () => screen.queryByRole('complementary', { name: 'Advertisement' });

test('an ad’s place takes no space and requests nothing before consent and after a refusal', async () => {
  const { AdPlace, choose } = await load();
  const { container } = render(createElement(AdPlace, { className: 'mt-4' }));
  expect(container.innerHTML).toBe('');
  choose('declined');
  expect(container.innerHTML).toBe('');
  expect(window.adsbygoogle).toBeUndefined();
});

test('an ad’s place is labelled and requests one ad after consent', async () => {
  const { AdPlace, choose } = await load();
  render(createElement(AdPlace, { className: 'mt-4' }));
  choose('accepted');
  expect(place()?.textContent).toBe('Advertisement');
  const unit = document.querySelector<HTMLElement>('ins.adsbygoogle');
  expect(unit?.dataset).toMatchObject({ adClient: 'ca-pub-1', adSlot: '42' });
  expect(window.adsbygoogle).toHaveLength(1);
});

test('an ad’s place disappears when consent is withdrawn', async () => {
  const { AdPlace, choose } = await load();
  const { container } = render(createElement(AdPlace, { className: 'mt-4' }));
  choose('accepted');
  choose('declined');
  expect(container.innerHTML).toBe('');
});

test.each([{ VITE_ADS_ID: 'ca-pub-1' }, { VITE_ADS_UNIT: '42' }, {}])(
  'an ad’s place does not exist in a build with only %o',
  async (ids) => {
    localStorage.setItem('consent', 'accepted');
    const { AdPlace } = await load(ids);
    const { container } = render(createElement(AdPlace, { className: 'mt-4' }));
    expect(container.innerHTML).toBe('');
  },
);

test('an ad’s place is in no prerendered page, since nobody has consented there', async () => {
  localStorage.setItem('consent', 'accepted');
  const { AdPlace } = await load();
  expect(renderToString(createElement(AdPlace, { className: 'mt-4' }))).toBe('');
});
