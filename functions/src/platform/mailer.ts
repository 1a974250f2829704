/** A finished mail. */
export interface MailMessage {
  /** The same for every try of one mail, so that a mailbox that got it twice can tell. */
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
  /** Resolves once the server has taken the mail; rejects where it has not. */
  send(message: MailMessage): Promise<void>;
}

const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
const TIMEOUT_MS = 10_000;

/** Sends by SMTP; the connection is made for each mail, so that an idle function holds none. */
export function createSmtpMailer(config: { readonly smtpUrl: string; from: string }): Mailer {
  // Made at the first mail: the password is asked for then, and not every function has it. Most functions only queue
  // mails, so their cold start doesn't load nodemailer.
  const makeTransport = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: config.smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  };
  let transport: Awaited<ReturnType<typeof makeTransport>> | undefined;
  return {
    async send({ unsubscribe, ...message }) {
      transport ??= await makeTransport();
      // As an object, since text would be read as a list of addresses.
      await transport.sendMail({
        ...message,
        ...(unsubscribe !== undefined && { list: { unsubscribe }, headers: ONE_CLICK }),
        to: { name: '', address: message.to },
        from: config.from,
      });
    },
  };
}
