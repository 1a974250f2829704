import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { StopMails } from './stop-mails';

const STOP = 'POST /mails/nora/tips/a1-b2/stop';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Stop these e-mails' }));

test('mails stop by a press, not by opening the link; a refusal can be tried again', async () => {
  const refused = { code: 'link-refused', message: 'This link has expired' };
  const network = fakeNetwork({
    [STOP]: (times) => (times === 1 ? { status: 400, body: refused } : { body: { stopped: true } }),
  });
  renderAt('/unsubscribe?person=nora&topic=tips&code=a1-b2', <StopMails />);
  screen.getByText('Tips for the first steps.');
  expect(network.times(STOP)).toBe(0);
  press();
  await screen.findByText('This link has expired');
  expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact');
  press();
  await screen.findByText('You won’t get any more tips');
});

test.each(['', '?person=nora&topic=tips', '?person=nora&topic=everything&code=a1-b2'])(
  'a link that was cut off says so: %s',
  (search) => {
    renderAt(`/unsubscribe${search}`, <StopMails />);
    screen.getByText('This link is incomplete');
  },
);
