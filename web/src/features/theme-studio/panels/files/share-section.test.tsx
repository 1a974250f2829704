import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { useStudio } from '../../store/studio';
import { ShareSection } from './share-section';
// Loaded already, so that a slow machine does not wait for it within a test.
import '@flexa/theme-engine/share';

beforeEach(() => useStudio.setState(useStudio.getInitialState(), true));
afterEach(clearPage);

test('a theme that fits into a link has one', async () => {
  renderAt('/flexa-theme', <ShareSection />);
  await screen.findByText(/flexa-theme#theme/);
  expect(screen.queryByText('Download theme.json')).toBeNull();
});

test('a theme that would make a link of more than 8,000 characters has its file instead', async () => {
  const text = Array.from({ length: 9000 }, (_, i) =>
    String.fromCharCode(33 + (((i * i * 7919 + i * 104_729) % 9973) % 90)),
  ).join('');
  useStudio.setState(({ document }) => ({
    document: { ...document, changes: { '/warning': { set: text } } },
  }));
  renderAt('/flexa-theme', <ShareSection />);
  await screen.findByText('Download theme.json');
  expect(screen.getByText(/Links of more than 8,000 are cut off/)).toBeTruthy();
  expect(screen.queryByLabelText('Copy link')).toBeNull();
});
