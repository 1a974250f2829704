import { z } from 'zod';
import { MAIL_TEXT_MAX, textOfHtml } from './own-words';

/** A mail that came in, whichever provider took it. */
export interface InboundMail {
  /** The same each time the provider sends it. */
  id: string;
  /** Not believed: anybody can write any. */
  from: string;
  /** All to whom it went, as they were written. */
  recipients: string[];
  text: string;
  attachments: number;
  /** A bounce, an out-of-office note, or a circular: nobody wrote it to us. */
  isAutomatic: boolean;
}

const text = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').slice(0, max));
const people = z
  .array(z.object({ Email: text(320) }))
  .nullish()
  .transform((list) => list ?? []);

/** What Postmark posts of a mail (postmarkapp.com/developer/webhooks/inbound-webhook), as far as it is read. */
const postmarkSchema = z.object({
  MessageID: z.string().min(1).max(300),
  FromFull: z.object({ Email: text(320) }),
  OriginalRecipient: text(320),
  ToFull: people,
  CcFull: people,
  BccFull: people,
  TextBody: text(MAIL_TEXT_MAX),
  HtmlBody: text(MAIL_TEXT_MAX),
  Headers: z
    .array(z.object({ Name: z.string(), Value: z.string() }))
    .nullish()
    .transform((list) => list ?? []),
  Attachments: z
    .array(z.unknown())
    .nullish()
    .transform((list) => list ?? []),
});

/** Undefined for what is no mail of Postmark's. */
export function readPostmark(body: unknown): InboundMail | undefined {
  const { data } = postmarkSchema.safeParse(body);
  if (!data) return undefined;
  const headers = new Map(
    data.Headers.map(({ Name, Value }) => [Name.toLowerCase(), Value.trim()]),
  );
  const from = data.FromFull.Email.trim().toLowerCase();
  return {
    // The mail's own id: one that went to two of our addresses comes twice.
    id: headers.get('message-id') || data.MessageID,
    from,
    recipients: [
      data.OriginalRecipient,
      ...[data.ToFull, data.CcFull, data.BccFull].flat().map(({ Email }) => Email),
    ],
    text: data.TextBody.trim() === '' ? textOfHtml(data.HtmlBody) : data.TextBody,
    attachments: data.Attachments.length,
    isAutomatic: isAutomatic(headers, from),
  };
}

/** RFC 3834, and what is older or does not keep to it. What came by way of a list, someone wrote. */
function isAutomatic(headers: ReadonlyMap<string, string>, from: string): boolean {
  const of = (name: string) => headers.get(name)?.toLowerCase();
  const submitted = of('auto-submitted') ?? 'no';
  return (
    !/^no\b/.test(submitted) ||
    /^(bulk|junk|auto_reply)$/.test(of('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'x-failed-recipients'].some((name) => headers.has(name)) ||
    of('return-path') === '<>' ||
    (of('content-type') ?? '').startsWith('multipart/report') ||
    /^(mailer-daemon|postmaster)@/.test(from)
  );
}
