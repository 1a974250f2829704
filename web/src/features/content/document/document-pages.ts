/** The pages of the documentation, in reading order. */
import { API_TAGS } from '../texts/document/api-tags';
import { CHAPTERS } from '../texts/document/chapters';
import { buildChapterPath } from './chapters';

export interface DocumentPageLink {
  to: string;
  title: string;
}

export const CHAPTER_PAGES: readonly DocumentPageLink[] = CHAPTERS.map(({ slug, title }) => ({
  to: buildChapterPath({ id: slug }),
  title,
}));

export const API_ROOT: DocumentPageLink = { to: '/document/api', title: 'API reference' };

export const buildApiPath = (slug: string, operation?: string): string =>
  `${API_ROOT.to}/${slug}${operation ? `#${operation}` : ''}`;

export const API_PAGES: readonly DocumentPageLink[] = API_TAGS.map(({ slug, tag }) => ({
  to: buildApiPath(slug),
  title: tag,
}));

export const DOCUMENT_PAGES: readonly DocumentPageLink[] = [
  ...CHAPTER_PAGES,
  API_ROOT,
  ...API_PAGES,
];
