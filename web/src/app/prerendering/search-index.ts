import { PACKS, VISUAL_NAMES } from '@flexa/contracts/plans';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { splitWords } from '@flexa/theme-engine/search';
import { loadArticle } from '@/features/content/blogs/articles';
import {
  splitChapters,
  buildChapterPath,
  extractWords,
} from '@/features/content/document/chapters';
import { API_ROOT, buildApiPath } from '@/features/content/document/document-pages';
import {
  loadApiText,
  loadDocument,
  loadReference,
} from '@/features/content/document/load-document';
import { collectBlocks, type Block } from '@/features/content/text/blocks';
import { RULES } from '@/features/content/text/rules';
import type { SearchEntry } from '@/features/search';
import { TOPICS } from '@/features/support/answers';
import { STUDIO_SETTINGS } from '@/features/theme-studio';
import { API_TAGS } from '@/features/content/texts/document/api-tags';
import { EXAMPLES } from '@/features/content/texts/examples/examples';
import { POSTS } from '@/features/content/texts/blogs/posts';
import { TEMPLATES } from '@/features/content/texts/templates/templates';
import { FOOTER_COLUMNS } from '../layouts/site-links';
import type { PageFacts } from './page-facts';

/**
 * Creates the index of the site search from all public pages. The build writes it as search.json;
 * the browser adds the person's own data.
 * @param facts Metadata of the prerendered pages. Without it a search finds pages only by their names.
 */
export async function createSearchIndex(facts: readonly PageFacts[] = []): Promise<SearchEntry[]> {
  const texts = await Promise.all([listDocumentEntries(), listApiEntries(), listPostEntries()]);
  return [
    ...listPageEntries(facts),
    ...texts.flat(),
    ...listAnswerEntries(),
    ...listExampleEntries(),
    ...listTemplateEntries(),
    ...listSettingEntries(),
  ];
}

function listPageEntries(facts: readonly PageFacts[]): SearchEntry[] {
  const links = [
    { label: 'Home', to: '/' },
    ...FOOTER_COLUMNS.flatMap((column) => column.links),
    ...PACKS.map((pack) => ({
      label: `Prices of ${VISUAL_NAMES[pack]}`,
      to: buildPricingPath({ visualType: pack }),
    })),
  ];
  return links.map(({ label, to }) => {
    const fact = facts.find(({ path }) => path === to);
    return {
      kind: 'page',
      title: label,
      path: to,
      ...(fact && { lead: fact.description, words: fact.title }),
    };
  });
}

async function listDocumentEntries(): Promise<SearchEntry[]> {
  const chapters = splitChapters(collectBlocks(await loadDocument(), RULES));
  return chapters.flatMap((chapter): SearchEntry[] => [
    {
      kind: 'document',
      title: chapter.title,
      path: buildChapterPath(chapter),
      words: listDistinctWords(chapter.blocks),
    },
    ...chapter.parts.map((part): SearchEntry => ({
      kind: 'document',
      title: part.title,
      path: buildChapterPath(chapter, part),
      lead: chapter.title,
      words: listDistinctWords(part.blocks),
    })),
  ]);
}

async function listApiEntries(): Promise<SearchEntry[]> {
  const [text, { tags }] = await Promise.all([loadApiText(), loadReference()]);
  const start: SearchEntry = {
    kind: 'document',
    title: 'Calling the API',
    path: API_ROOT.to,
    lead: API_ROOT.title,
    words: listDistinctWords(collectBlocks(text)),
  };
  const operations = API_TAGS.flatMap(({ slug, tag }) => {
    const found = tags.find((each) => each.tag === tag)?.operations ?? [];
    return found.map(({ name, title, method, path, summary }): SearchEntry => ({
      kind: 'api',
      title,
      path: buildApiPath(slug, name),
      lead: `${method} ${path}`,
      words: `${name} ${summary}`,
    }));
  });
  return [start, ...operations];
}

function listPostEntries(): Promise<SearchEntry[]> {
  return Promise.all(
    POSTS.map(async ({ slug, title, lead, tags }): Promise<SearchEntry> => {
      const text = collectBlocks(await loadArticle(slug));
      const words = `${tags.join(' ')} ${listDistinctWords(text)}`;
      return { kind: 'post', title, path: `/blogs/${slug}`, lead, words };
    }),
  );
}

function listAnswerEntries(): SearchEntry[] {
  return TOPICS.flatMap((topic) =>
    topic.answers.map(({ id, question, text, words = '' }): SearchEntry => ({
      kind: 'answer',
      title: question,
      path: `/support-center#${id}`,
      lead: topic.title,
      words: `${words} ${text.join(' ')}`,
    })),
  );
}

function listExampleEntries(): SearchEntry[] {
  return EXAMPLES.map(({ slug, title, line, industry, style }) => ({
    kind: 'example',
    title,
    path: `/Power-BI-dashboard-examples-PBIX/${slug}`,
    lead: line,
    words: `${industry} ${style}`,
  }));
}

function listTemplateEntries(): SearchEntry[] {
  return TEMPLATES.map(({ slug, name, line, style, use }) => ({
    kind: 'template',
    title: name,
    path: `/power-bi-templates-free-download#${slug}`,
    lead: line,
    words: `${style} ${use}`,
  }));
}

function listSettingEntries(): SearchEntry[] {
  return STUDIO_SETTINGS.map(({ label, where, words, path }) => ({
    kind: 'setting',
    title: label,
    path,
    lead: where,
    words,
  }));
}

/** Returns the distinct words of a text, which is enough to find it. */
const listDistinctWords = (blocks: readonly Block[]): string =>
  [...new Set(splitWords(extractWords(blocks)))].join(' ');
