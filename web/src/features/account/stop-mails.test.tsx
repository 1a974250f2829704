import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { StopMails } from './stop-mails';

const STOP = 'POST /mails/nora/a1-b2/stop';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

const stop = () => fireEvent.click(screen.getByRole('button', { name: 'Stop these e-mails' }));

test('reminders stop with the button, not when the link opens, and people can retry after a refusal', async () => {
  const refused = { code: 'link-refused', message: 'This link has expired' };
  const network = fakeNetwork({
    [STOP]: (times) => (times === 1 ? { status: 400, body: refused } : { body: { stopped: true } }),
  });
  renderAt('/unsubscribe?person=nora&code=a1-b2', <StopMails />);
  screen.getByText('Reminders before a licence ends.');
  expect(network.times(STOP)).toBe(0);
  stop();
  await screen.findByText('This link has expired');
  expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact');
  stop();
  await screen.findByText('You won’t get any more reminders');
});

test.each(['', '?person=nora', '?code=a1-b2'])(
  'the unsubscribe page says that a cut-off link is incomplete: %s',
  (search) => {
    renderAt(`/unsubscribe${search}`, <StopMails />);
    screen.getByText('This link is incomplete');
  },
);
