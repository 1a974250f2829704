import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '@/lib/toast';
import { useStudio } from '../store/studio';
import { share } from './share';

const copied = vi.fn(async (_items: unknown) => undefined);

beforeEach(() => {
  useStudio.setState(useStudio.getInitialState(), true);
  copied.mockClear();
  vi.stubGlobal('ClipboardItem', undefined);
  Object.assign(navigator, { clipboard: { writeText: copied } });
  for (const tone of ['success', 'warning', 'error'] as const) vi.spyOn(toast, tone);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Characters that packing can't make fewer. */
function createNoise(length: number): string {
  let state = 1;
  const createLetter = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return String.fromCharCode(33 + ((state >>> 16) % 90));
  };
  return Array.from({ length }, createLetter).join('');
}

test('a theme that fits into a link is copied as one', async () => {
  await share();
  expect(copied).toHaveBeenCalledWith(expect.stringContaining('/flexa-theme#theme'));
  expect(toast.success).toHaveBeenCalled();
});

test('no link of more than 8,000 characters is offered; the file is, in the section that downloads it', async () => {
  useStudio.setState(({ document }) => ({
    document: { ...document, changes: { '/warning': { set: createNoise(9000) } } },
  }));
  await share();
  expect(copied).not.toHaveBeenCalled();
  expect(toast.warning).toHaveBeenCalledWith(
    'This theme is too large for a link. Send theme.json instead',
  );
  expect(useStudio.getState().section).toBe('files');
});
