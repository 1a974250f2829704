import { afterEach, expect, test } from 'vitest';
import { DEFAULT_DECISIONS, type StudioDocument } from '@flexa/theme-engine/model';
import { baseTheme, CLASSIC } from '@flexa/theme-engine/base-themes';
import { useBaseTheme } from '../preview/base-of-preview';
import { fileOf } from './file-jobs';
import { STUDIO_FILES } from './files';

const DOCUMENT: StudioDocument = { name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} };
const file = (id: string) => STUDIO_FILES.find((each) => each.id === id)!;

afterEach(() => useBaseTheme.setState({ base: CLASSIC }));

test('a file is made once, and again for another base theme', async () => {
  const project = file('project');
  const first = await fileOf(project, DOCUMENT);
  expect(await fileOf(project, DOCUMENT)).toBe(first);
  useBaseTheme.setState({ base: await baseTheme('Fluent2-CY26SU08') });
  expect(await fileOf(project, DOCUMENT)).not.toBe(first);
});

test('the accessibility report is one page about the theme', async () => {
  const report = file('accessibility');
  expect(report.fileName(DOCUMENT)).toBe('Meridian accessibility.html');
  const blob = await fileOf(report, DOCUMENT);
  expect(blob.type).toBe('text/html');
  const page = new DOMParser().parseFromString(await blob.text(), 'text/html');
  expect(page.title).toBe('Accessibility of Meridian');
  expect(page.querySelectorAll('section')).toHaveLength(1);
});
