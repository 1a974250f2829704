import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { EXAMPLES } from '../texts/examples/examples';
import { ExampleList } from './example-list';

afterEach(clearPage);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('industry and style filter the examples in the address, and an empty result leads back', async () => {
  const page = renderAt('/examples', <ExampleList examples={EXAMPLES} />);
  press('Dark');
  await screen.findByText('4 examples found');
  expect(page.address()).toBe('/examples?style=Dark');
  press('Marketing');
  await screen.findByText('1 example found');
  expect(page.address()).toBe('/examples?style=Dark&industry=Marketing');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  press('Light');
  await screen.findByRole('heading', { name: 'No light example for “Marketing”' });
  press('Show light and dark');
  await screen.findByRole('heading', { name: 'Campaign funnel' });
});
