import type { MailContent } from '../mail/mails';
import { renderMail } from '../mail/render';

export const CONTEXT = {
  portalUrl: 'https://portal.example',
  supportEmail: 'support@portal.example',
  queuedAt: new Date('2026-11-20T12:00:00.000Z'),
};
/** The licence key of a mail that has one. */
export const KEY = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl';

/** Renders a mail; the name is that of the reader's own profile, at an address they have proved. */
export const render = (
  content: MailContent,
  key: string | null = KEY,
  name: string | null = null,
) => renderMail(content, { ...CONTEXT, name }, async () => key);
