import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MANIFESTS } from '@flexa/visuals/manifests';
import { clearPage, renderAt } from '@/testing/render';
import { CHAPTERS } from '../texts/document/chapters';
import { ChapterPage } from './chapter-page';
import { loadDocument, loadManifests } from './load-document';

afterEach(clearPage);

test('every visual has a chapter, and every chapter about a visual names one of ours', () => {
  const visualSlugs = CHAPTERS.filter(({ isVisual }) => isVisual).map(({ slug }) => slug);
  expect(visualSlugs.toSorted()).toEqual(MANIFESTS.map(({ name }) => name).toSorted());
});

test('the list of chapters on a phone leads to all documentation', async () => {
  const [head] = CHAPTERS;
  if (!head) throw new Error('No chapter');
  await loadDocument();
  await act(async () => {
    renderAt(`/document/${head.slug}`, <ChapterPage head={head} />);
  });
  const list = screen.getByRole('group');
  expect(within(list).getByRole('link', { name: 'All documentation' }).getAttribute('href')).toBe(
    '/document',
  );
});

test('the chapter of a visual has every field and option of its capabilities', async () => {
  const [head] = CHAPTERS.filter(({ slug }) => slug === 'variance-columns');
  const manifest = MANIFESTS.find(({ name }) => name === 'variance-columns');
  if (!head || !manifest) throw new Error('No chapter about variance columns');
  await Promise.all([loadDocument(), loadManifests()]);
  await act(async () => {
    renderAt('/document/variance-columns', <ChapterPage head={head} />);
  });
  screen.getByRole('heading', { name: 'Fields and options' });
  const [fields, options] = screen.getAllByRole('table').slice(-2);
  const all = Object.values(manifest.settings).flatMap((card) => Object.keys(card.options));
  expect(fields?.querySelectorAll('tbody tr')).toHaveLength(manifest.roles.length);
  expect(options?.querySelectorAll('tbody tr:has(td + td)')).toHaveLength(all.length);
  expect(options?.querySelectorAll('th[scope=rowgroup]')).toHaveLength(
    Object.keys(manifest.settings).length,
  );
});
