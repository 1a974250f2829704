import { useState } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog';

afterEach(cleanup);

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Really?" />
    </>
  );
}

test('a closed dialog returns the focus to the element that had it', async () => {
  render(<Asking />);
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  fireEvent.click(button);
  const close = await screen.findByRole('button', { name: 'Close' });
  await waitFor(() => expect(document.activeElement).toBe(close));
  fireEvent.click(close);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a closed dialog focuses the page’s content if its button can’t take the focus', async () => {
  render(
    <main id="main" tabIndex={-1}>
      <Asking />
    </main>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  button.focus();
  fireEvent.click(button);
  const close = await screen.findByRole('button', { name: 'Close' });
  await waitFor(() => expect(document.activeElement).toBe(close));
  button.disabled = true;
  fireEvent.click(close);
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});
