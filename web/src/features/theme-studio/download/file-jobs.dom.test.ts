import { afterEach, expect, test } from 'vitest';
import { DEFAULT_DECISIONS, type StudioDocument } from '@flexa/theme-engine/model';
import { loadBaseTheme, CLASSIC } from '@flexa/theme-engine/base-themes';
import { useBaseTheme } from '../preview/base-theme';
import { buildFile } from './file-jobs';
import { STUDIO_FILES } from './files';

const DOCUMENT: StudioDocument = { name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} };
const findFile = (id: string) => STUDIO_FILES.find((each) => each.id === id)!;

afterEach(() => useBaseTheme.setState({ base: CLASSIC }));

test('a file is made once, and again for another base theme', async () => {
  const project = findFile('project');
  const first = await buildFile(project, DOCUMENT);
  expect(await buildFile(project, DOCUMENT)).toBe(first);
  useBaseTheme.setState({ base: await loadBaseTheme('Fluent2-CY26SU08') });
  expect(await buildFile(project, DOCUMENT)).not.toBe(first);
});

test('the accessibility report is one page about the theme', async () => {
  const report = findFile('accessibility');
  expect(report.fileName(DOCUMENT)).toBe('Meridian accessibility.html');
  const blob = await buildFile(report, DOCUMENT);
  expect(blob.type).toBe('text/html');
  const page = new DOMParser().parseFromString(await blob.text(), 'text/html');
  expect(page.title).toBe('Accessibility of Meridian');
  expect(page.querySelectorAll('section')).toHaveLength(1);
});
