/** A finished mail. */
export interface MailMessage {
  /** The same for every attempt at one mail, so that mailboxes recognise a duplicate. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The address that a mail program's own button posts to (RFC 8058). */
  unsubscribe?: string;
  attachments?: { filename: string; content: string; contentType: string }[];
}

export interface Mailer {
  /** Resolves once the server has accepted the mail; rejects otherwise. */
  send(message: MailMessage): Promise<void>;
}

const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
const TIMEOUT_MS = 10_000;

/** Creates an SMTP mailer. It connects for each mail, so that an idle function holds no connection. */
export function createSmtpMailer(config: { readonly smtpUrl: string; from: string }): Mailer {
  // Created for the first mail, because reading the password throws in functions without that secret. Most functions
  // only queue mails, so their cold start doesn't load nodemailer.
  const createSmtpTransport = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: config.smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  };
  let transport: Awaited<ReturnType<typeof createSmtpTransport>> | undefined;
  return {
    async send({ unsubscribe, ...message }) {
      transport ??= await createSmtpTransport();
      // As an object, because nodemailer parses text as a list of addresses.
      await transport.sendMail({
        ...message,
        ...(unsubscribe !== undefined && { list: { unsubscribe }, headers: ONE_CLICK }),
        to: { name: '', address: message.to },
        from: config.from,
      });
    },
  };
}
