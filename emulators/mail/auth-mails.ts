import { createTransport } from 'nodemailer';
import { PROJECT } from '../stack/addresses';

/** How often the Auth emulator is asked for new links. */
const EVERY = 500;

/** A link as the Auth emulator lists it; it mails none by itself. */
interface OobCode {
  email: string;
  /** The address to be, where the link changes one. */
  newEmail?: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** The identity service's own mails, one for each kind of link. */
const LETTERS: Record<string, { subject: string; text: string }> = {
  VERIFY_EMAIL: {
    subject: 'Verify your e-mail for Flexa',
    text: 'Follow this link to verify your e-mail address.',
  },
  PASSWORD_RESET: {
    subject: 'Reset your password for Flexa',
    text: 'Follow this link to choose a new password for your account.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Verify your new e-mail for Flexa',
    text: 'Follow this link to verify your new e-mail address and to sign in with it from now on.',
  },
  RECOVER_EMAIL: {
    subject: 'Your sign-in e-mail was changed for Flexa',
    text: 'If you did not ask for this, follow this link to go back to this address.',
  },
};

interface AuthMailOptions {
  /** host:port of the Auth emulator. */
  auth: string;
  /** Where mails go: smtp://host:port. */
  smtp: string;
  every?: number;
}

/**
 * Mails the links that the Auth emulator only lists, as Firebase does in production: they lead to
 * the page that the link goes on to, which is our login page.
 */
export function startAuthMails(options: AuthMailOptions): { close(): Promise<void> } {
  const { auth, smtp, every = EVERY } = options;
  const url = `http://${auth}/emulator/v1/projects/${PROJECT}/oobCodes`;
  const transport = createTransport(smtp);
  const sent = new Set<string>();
  let asking: Promise<void> = Promise.resolve();
  let isBusy = false;

  async function ask(): Promise<void> {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const { oobCodes = [] } = (await answer.json()) as { oobCodes?: OobCode[] };
    for (const code of oobCodes) {
      if (sent.has(code.oobCode)) continue;
      const letter = LETTERS[code.requestType];
      if (letter) await transport.sendMail(mailOf(code, letter));
      sent.add(code.oobCode);
    }
  }

  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    // An emulator that is busy, or a mail server that is down, is asked again in a moment.
    asking = ask()
      .catch(() => undefined)
      .finally(() => (isBusy = false));
  }, every);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await asking;
      transport.close();
    },
  };
}

function mailOf(
  { email, newEmail, requestType, oobLink }: OobCode,
  letter: { subject: string; text: string },
) {
  const link = linkOf(oobLink);
  return {
    from: 'Flexa <noreply@demo-flexa.firebaseapp.com>',
    to: requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (newEmail ?? email) : email,
    subject: letter.subject,
    text: `Hello,\n\n${letter.text}\n\n${link}\n\nIf you did not ask for this, you can ignore this mail.\n\nFlexa`,
    html: `<p>Hello,</p><p>${letter.text}</p><p><a href="${link.replaceAll('&', '&amp;')}">${link.replaceAll('&', '&amp;')}</a></p><p>If you did not ask for this, you can ignore this mail.</p><p>Flexa</p>`,
  };
}

/** With an action URL of its own, a project's links go to that page with the same parameters. */
export function linkOf(oobLink: string): string {
  const { searchParams } = new URL(oobLink);
  const page = searchParams.get('continueUrl');
  if (page === null) return oobLink;
  const link = new URL(page);
  for (const [name, value] of searchParams) link.searchParams.set(name, value);
  return link.href;
}
