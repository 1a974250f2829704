import { randomUUID } from 'node:crypto';
import PostalMime, { decodeWords, type Address, type Attachment } from 'postal-mime';

/** Mail as the API returns it. */
export interface MailMessage {
  id: string;
  /** From header with the name; without the header, the sender of the envelope. */
  from: string;
  /** Recipients of the envelope, including Bcc. */
  to: string[];
  subject: string;
  /** Time of arrival. */
  date: string;
  /** Empty when the mail has no such part. */
  text: string;
  /** Empty when the mail has no such part. */
  html: string;
  /** Decoded values by lower-case name. A repeated header has a line for each value. */
  headers: Record<string, string>;
  attachments: MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  size: number;
  url: string;
}

/** Mail as the mailbox stores it. */
export interface StoredMessage {
  message: MailMessage;
  /** Original headers, one per line. */
  source: string;
  files: StoredFile[];
}

export interface StoredFile {
  content: Buffer;
  /** Content id by which the HTML refers to it, without angle brackets. */
  contentId: string | null;
}

export interface Envelope {
  from: string;
  to: string[];
}

export async function parseMessage(raw: Buffer, envelope: Envelope): Promise<StoredMessage> {
  const email = await PostalMime.parse(raw);
  const id = randomUUID();
  const files = email.attachments.map(convertAttachment);
  const headers: Record<string, string> = {};
  for (const { key, value } of email.headers) {
    const decoded = decodeWords(value);
    headers[key] = key in headers ? `${headers[key]}\n${decoded}` : decoded;
  }
  return {
    message: {
      id,
      from: email.from ? formatAddress(email.from) : envelope.from,
      to: envelope.to,
      subject: email.subject ?? '',
      date: new Date().toISOString(),
      text: email.text ?? '',
      html: email.html ?? '',
      headers,
      attachments: email.attachments.map(({ filename, mimeType }, index) => ({
        filename: filename ?? `attachment-${index + 1}`,
        contentType: mimeType,
        size: files[index]?.content.length ?? 0,
        url: `/api/messages/${id}/attachments/${index}`,
      })),
    },
    source: email.headerLines.map(({ line }) => line).join('\n'),
    files,
  };
}

function convertAttachment({ content, contentId }: Attachment): StoredFile {
  const bytes =
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  return { content: bytes, contentId: contentId?.replace(/^<|>$/g, '') ?? null };
}

function formatAddress({ name, address }: Address): string {
  if (!address) return name;
  return name ? `${name} <${address}>` : address;
}
