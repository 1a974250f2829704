import { JSDOM } from 'jsdom';

/**
 * Facts about a prerendered page (PageFacts in src/app/prerendering), read from the page itself, so that
 * search engines get nothing that readers don't see.
 */
export function readPageFacts(path, head, body) {
  const { document } = new JSDOM(`<head>${head}</head><body>${body}</body>`).window;
  const description = document.querySelector('meta[name=description]')?.content;
  if (!document.title || !description) throw new Error(`${path} needs a title and a description`);
  return {
    path,
    title: document.title,
    description,
    heading: readText(document.querySelector('h1')) || document.title,
    questions: [...document.querySelectorAll('details')].flatMap(readQuestion),
    isIndexed: document.querySelector('meta[name=robots][content*=noindex]') === null,
  };
}

/** Reads the question and the answer of a details element. */
function readQuestion(details) {
  const question = readText(details.querySelector('summary > span > .block:last-child, summary'));
  const answer = [...details.querySelectorAll('p')].map(readText).filter((text) => text !== '');
  return question.endsWith('?') && answer[0] ? [{ question, answer: answer.join(' ') }] : [];
}

function readText(element) {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
