import { useState } from 'react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog';

afterEach(cleanup);

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button">Before</button>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="A name">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

test('the focus goes into a dialog and comes back to what opened it', async () => {
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Rename' });
  opener.focus();
  act(() => opener.click());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
