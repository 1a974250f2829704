import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { MANIFESTS } from '@flexa/visuals/manifests';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { VisualReference } from './visual-reference';

afterEach(cleanup);

test.each(FLEXA_VISUALS)(
  'the reference of $name has both of its names in a theme, and the key of each option',
  async ({ name, guid }) => {
    const reference = createElement(VisualReference, { name });
    await act(async () => render(createElement(Suspense, null, reference)));
    const section = await screen.findByRole('region', { name: 'Fields and options' });
    expect(section.textContent).toContain(guid);
    expect(section.textContent).toContain(`${guid}_OrgStore`);
    const { settings = {} } = MANIFESTS.find((one) => one.name === name) ?? {};
    const cells = [...section.querySelectorAll('td')].map(({ textContent }) => textContent);
    for (const [card, { options }] of Object.entries(settings)) {
      for (const option of Object.keys(options)) expect(cells).toContain(`${card}.${option}`);
    }
  },
);

const PUBLIC = join(import.meta.dirname, '../../../../public');

test.each(FLEXA_VISUALS)(
  '$name has a picture of each card of its format pane, with its text, which loads when it is seen',
  async ({ name }) => {
    const reference = createElement(VisualReference, { name });
    await act(async () => render(createElement(Suspense, null, reference)));
    const { settings = {} } = MANIFESTS.find((one) => one.name === name) ?? {};
    const cards = Object.keys(settings).filter((card) => card !== 'flexaLicence');
    const pictures = await screen.findAllByRole<HTMLImageElement>('img');
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      cards.map((card) => `/docs/options/${name}-${card}.webp`),
    );
    for (const picture of pictures) {
      expect(picture.alt).toMatch(/^Left, as it begins; right, with \S+/);
      const [loading, width] = ['loading', 'width'].map((one) => picture.getAttribute(one));
      expect([loading, Number(width) > 0]).toEqual(['lazy', true]);
      expect(existsSync(join(PUBLIC, picture.getAttribute('src') ?? ''))).toBe(true);
    }
  },
);
