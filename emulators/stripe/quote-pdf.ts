import { money } from './money';
import type { LineItem, Quote } from './objects';

/** A page of lines in Helvetica, as small as a PDF can be. */
export function quotePdf(quote: Quote, items: readonly LineItem[], customer: string): Uint8Array {
  const { number, currency, amount_total: total, total_details: details } = quote;
  const lines = [
    `Quote ${number ?? ''} (local Stripe, no real offer)`,
    `For ${customer}`,
    `Valid until ${new Date(quote.expires_at * 1000).toISOString().slice(0, 16)} UTC`,
    ...(quote.invoice_settings.custom_fields ?? []).map(({ name, value }) => `${name}: ${value}`),
    quote.description ?? '',
    ...items.map(
      ({ description, quantity, amount_subtotal: amount }) =>
        `${description ?? ''}, quantity ${quantity}: ${money(amount, currency ?? 'usd')}`,
    ),
    ...(quote.automatic_tax.enabled
      ? [`Tax: ${money(details.amount_tax, currency ?? 'usd')}`]
      : []),
    `Total: ${money(total, currency ?? 'usd')}`,
    quote.footer ?? '',
  ];
  return document(lines.filter((line) => line !== ''));
}

/** Each object where the table at the end says it begins; one byte a character throughout. */
function document(lines: readonly string[]): Uint8Array {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 18 TL 56 770 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}

/** What Latin 1 lacks is a question mark, as a byte must be. */
function escaped(line: string): string {
  return line.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&');
}
