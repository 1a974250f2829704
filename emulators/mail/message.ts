import { randomUUID } from 'node:crypto';
import PostalMime, { decodeWords, type Address, type Attachment } from 'postal-mime';

/** A mail as the read API answers it. */
export interface MailMessage {
  id: string;
  /** As the header says, with the name; the sender of the envelope where there is no header. */
  from: string;
  /** Who it was delivered to: the envelope, so Bcc too. */
  to: string[];
  subject: string;
  /** When it arrived. */
  date: string;
  /** Empty when the mail has no such part. */
  text: string;
  /** Empty when the mail has no such part. */
  html: string;
  /** Lower-case names, decoded values; those of a repeated header stand on lines of their own. */
  headers: Record<string, string>;
  attachments: MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  size: number;
  url: string;
}

/** What the mailbox keeps of a mail. */
export interface StoredMessage {
  message: MailMessage;
  /** The headers as they came, one to a line. */
  source: string;
  files: StoredFile[];
}

export interface StoredFile {
  content: Buffer;
  /** What the HTML calls it, without the angle brackets. */
  contentId: string | null;
}

export interface Envelope {
  from: string;
  to: string[];
}

export async function parseMessage(raw: Buffer, envelope: Envelope): Promise<StoredMessage> {
  const email = await PostalMime.parse(raw);
  const id = randomUUID();
  const files = email.attachments.map(fileOf);
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

function fileOf({ content, contentId }: Attachment): StoredFile {
  const bytes =
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  return { content: bytes, contentId: contentId?.replace(/^<|>$/g, '') ?? null };
}

function formatAddress({ name, address }: Address): string {
  if (!address) return name;
  return name ? `${name} <${address}>` : address;
}
