/** Finished HTML, as opposed to text that has to be escaped. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

type Part = string | number | Html | readonly Html[];

/** HTML by a template; whatever is put into it is escaped unless it is HTML itself. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const rendered = parts.map((part) => {
    if (part instanceof Html) return part.toString();
    return typeof part === 'object' ? part.join('') : escape(String(part));
  });
  return new Html(String.raw({ raw: markup }, ...rendered));
}
