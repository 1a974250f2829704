const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attributes in quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** HTML that is safe to put into a page as it is. */
export class Html {
  constructor(readonly source: string) {}
}

type Value = string | number | Html | readonly Html[];

/** Escapes whatever is put into the template, but for what is Html already. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const filled = parts.map((part, index) => {
    const value = values[index];
    return index < values.length && value !== undefined ? part + sourceOf(value) : part;
  });
  return new Html(filled.join(''));
}

export const NOTHING = new Html('');

function sourceOf(value: Value): string {
  if (value instanceof Html) return value.source;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(({ source }) => source).join('');
}
