import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { MANIFESTS } from '@flexa/visuals/manifests';
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
    const section = screen.getByRole('region', { name: 'Fields and options' });
    expect(section.textContent).toContain(guid);
    expect(section.textContent).toContain(`${guid}_OrgStore`);
    const { settings = {} } = MANIFESTS.find((one) => one.name === name) ?? {};
    const cells = [...section.querySelectorAll('td')].map(({ textContent }) => textContent);
    for (const [card, { options }] of Object.entries(settings)) {
      for (const option of Object.keys(options)) expect(cells).toContain(`${card}.${option}`);
    }
  },
);
