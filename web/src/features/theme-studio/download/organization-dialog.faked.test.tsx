import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_DECISIONS, type StudioDocument } from '@flexa/theme-engine/model';
import { saveFile } from '@/lib/save-file';
import { clearPage, renderAt } from '@/testing/render';
import { openDialog, usePanes } from '../store/panes';
import { useStudio } from '../store/studio';
import { downloadFile } from './file-jobs';
import OrganizationDialog from './organization-dialog';

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn() }));

const DOCUMENT: StudioDocument = { name: 'Harbour', decisions: DEFAULT_DECISIONS, changes: {} };
const show = (changes: StudioDocument['changes'] = {}) => {
  useStudio.setState({ document: { ...DOCUMENT, changes } });
  openDialog('organization');
  renderAt('/flexa-theme', <OrganizationDialog />);
};
const findButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Download/ });

beforeEach(() => {
  useStudio.setState(useStudio.getInitialState(), true);
  vi.mocked(saveFile).mockClear();
});
afterEach(clearPage);

test('asking for the file opens the dialog instead of saving at once', async () => {
  await downloadFile('organization');
  expect(usePanes.getState().dialog).toBe('organization');
  expect(saveFile).not.toHaveBeenCalled();
});

test('offers one valid file under the name of the theme, with a name and a description to copy', () => {
  show();
  fireEvent.click(findButton());
  const [name, text] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('Harbour.json');
  expect(JSON.parse(text as string)).toMatchObject({ name: 'Harbour' });
  expect(screen.getByText(/8 data colours from #.*, for a light page\./)).toBeTruthy();
  expect(screen.getByText(/valid by our checks, without licence keys/)).toBeTruthy();
});

test('a theme that Power BI rejects can’t be downloaded, and the reason is shown', () => {
  show({ '/good': { set: 'teal' } });
  expect(findButton().disabled).toBe(true);
  expect(screen.getByText(/teal/)).toBeTruthy();
});
