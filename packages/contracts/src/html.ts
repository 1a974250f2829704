const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML: between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Safe HTML, as opposed to text that has to be escaped. */
export class Html {
  constructor(readonly source: string) {}

  toString(): string {
    return this.source;
  }
}

type Value = string | number | Html | readonly Html[];

/** Fills a template with values, and escapes those that are not HTML already. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const rendered = values.map((value) => {
    if (value instanceof Html) return value.source;
    return typeof value === 'object' ? value.join('') : escapeHtml(String(value));
  });
  return new Html(String.raw({ raw: parts }, ...rendered));
}

export const EMPTY_HTML = new Html('');
