/**
 * A mail as Postmark posts it: the example of its reference (postmarkapp.com/developer/webhooks/inbound-webhook),
 * with what a test says in place of it.
 */
export function postmarkMail(
  to: string,
  text: string,
  { from = 'ana@example.com', id = 'first@mail.example', headers = {}, ...rest } = {},
): Record<string, unknown> {
  return {
    FromName: 'Ana Pérez',
    MessageStream: 'inbound',
    From: from,
    FromFull: { Email: from, Name: 'Ana Pérez', MailboxHash: '' },
    To: `"Flexa" <${to}>`,
    ToFull: [{ Email: to, Name: 'Flexa', MailboxHash: to.replace(/.*\+|@.*/g, '') }],
    Cc: '',
    CcFull: [],
    Bcc: '',
    BccFull: [],
    OriginalRecipient: to,
    Subject: 'Re: Our answer to your request',
    MessageID: '73e6d360-66eb-11e1-8e72-a8904824019b',
    ReplyTo: '',
    MailboxHash: to.replace(/.*\+|@.*/g, ''),
    Date: 'Fri, 20 Nov 2026 13:00:00 +0100',
    TextBody: text,
    HtmlBody: `<p>${text}</p>`,
    StrippedTextReply: text,
    Tag: '',
    Headers: Object.entries({
      'Return-Path': `<${from}>`,
      'X-Spam-Status': 'No',
      'Message-ID': `<${id}>`,
      ...headers,
    }).map(([Name, Value]) => ({ Name, Value })),
    Attachments: [],
    ...rest,
  };
}
