import { PACKS, VISUAL_NAMES } from '@flexa/contracts/plans';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { splitWords } from '@flexa/theme-engine/search';
import { loadArticle } from '@/features/content/blogs/articles';
import { chaptersOf, pathOf, wordsOfBlocks } from '@/features/content/document/chapters';
import { API_ROOT, apiPath } from '@/features/content/document/document-pages';
import {
  loadApiText,
  loadDocument,
  loadReference,
} from '@/features/content/document/load-document';
import { blocksOf, type Block } from '@/features/content/text/blocks';
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
 * @param facts What the prerendered pages say of themselves; without them pages are found by their
 * names alone.
 */
export async function searchIndex(facts: readonly PageFacts[] = []): Promise<SearchEntry[]> {
  const texts = await Promise.all([documentation(), apiReference(), posts()]);
  return [
    ...pages(facts),
    ...texts.flat(),
    ...answers(),
    ...examples(),
    ...templates(),
    ...settings(),
  ];
}

function pages(facts: readonly PageFacts[]): SearchEntry[] {
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

async function documentation(): Promise<SearchEntry[]> {
  const chapters = chaptersOf(blocksOf(await loadDocument(), RULES));
  return chapters.flatMap((chapter): SearchEntry[] => [
    {
      kind: 'document',
      title: chapter.title,
      path: pathOf(chapter),
      words: distinctWords(chapter.blocks),
    },
    ...chapter.parts.map((part): SearchEntry => ({
      kind: 'document',
      title: part.title,
      path: pathOf(chapter, part),
      lead: chapter.title,
      words: distinctWords(part.blocks),
    })),
  ]);
}

async function apiReference(): Promise<SearchEntry[]> {
  const [text, { tags }] = await Promise.all([loadApiText(), loadReference()]);
  const start: SearchEntry = {
    kind: 'document',
    title: 'Calling the API',
    path: API_ROOT.to,
    lead: API_ROOT.title,
    words: distinctWords(blocksOf(text)),
  };
  const operations = API_TAGS.flatMap(({ slug, tag }) => {
    const found = tags.find((each) => each.tag === tag)?.operations ?? [];
    return found.map(({ name, title, method, path, summary }): SearchEntry => ({
      kind: 'api',
      title,
      path: apiPath(slug, name),
      lead: `${method} ${path}`,
      words: `${name} ${summary}`,
    }));
  });
  return [start, ...operations];
}

function posts(): Promise<SearchEntry[]> {
  return Promise.all(
    POSTS.map(async ({ slug, title, lead, tags }): Promise<SearchEntry> => {
      const text = blocksOf(await loadArticle(slug));
      const words = `${tags.join(' ')} ${distinctWords(text)}`;
      return { kind: 'post', title, path: `/blogs/${slug}`, lead, words };
    }),
  );
}

function answers(): SearchEntry[] {
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

function examples(): SearchEntry[] {
  return EXAMPLES.map(({ slug, title, line, industry, style }) => ({
    kind: 'example',
    title,
    path: `/Power-BI-dashboard-examples-PBIX/${slug}`,
    lead: line,
    words: `${industry} ${style}`,
  }));
}

function templates(): SearchEntry[] {
  return TEMPLATES.map(({ slug, name, line, style, use }) => ({
    kind: 'template',
    title: name,
    path: `/power-bi-templates-free-download#${slug}`,
    lead: line,
    words: `${style} ${use}`,
  }));
}

function settings(): SearchEntry[] {
  return STUDIO_SETTINGS.map(({ label, where, words, path }) => ({
    kind: 'setting',
    title: label,
    path,
    lead: where,
    words,
  }));
}

/** The words of a text, each once: what finds it needs no more. */
const distinctWords = (blocks: readonly Block[]): string =>
  [...new Set(splitWords(wordsOfBlocks(blocks)))].join(' ');
