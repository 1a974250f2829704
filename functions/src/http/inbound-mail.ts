import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { API_PREFIX } from '@flexa/contracts/routes';
import type { Limit } from '@flexa/contracts/operation';
import { AppError } from '../platform/errors';
import { isSame } from '../platform/fingerprint';
import type { Platform } from '../platform/platform';
import { createLimits } from './limits';
import { sourceOf } from './source';

/** Below /api/v1: where a mail provider posts the mails that reply to a ticket. */
export const INBOUND_MAIL = '/inbound-mail';

/**
 * Bytes of a mail as it is posted, its files in base64: all that the platform lets through, and more than most mail
 * services send. The files are thrown away; it is the text that counts.
 */
export const MAIL_MAX_BYTES = 32 * 1024 * 1024;

/** Takes what was posted; undefined where that is no mail, or where the deployment takes none. */
export type TakeReply = (
  body: unknown,
) => Promise<'taken' | 'known' | 'automatic' | 'nowhere' | 'full' | undefined>;

/** Guesses at the password. */
const WRONG: Limit = { points: 30, seconds: 60, by: 'address' };
const IN_ALL: Limit = { points: 600, seconds: 60, by: 'all' };

/**
 * The provider proves itself by the password in the address it calls (basic authentication), as Postmark
 * does it (postmarkapp.com/developer/webhooks/webhooks-overview). Answered with a 403 it tries no more, and
 * shows the mail as failed; after any other error it tries again for ten hours. So what would be refused again
 * is a 403, a body that is too large or no mail included.
 *
 * @throws AppError not-found, unauthenticated, too-many-requests, permission-denied
 */
export function inboundMail(platform: Platform, takeReply: TakeReply) {
  const { config } = platform;
  const { count } = createLimits(platform);

  return async function take(context: Context): Promise<Response> {
    if (config.mail.replyAddress === null) throw new AppError('not-found');
    if (!isSame(passwordOf(context.req.header('Authorization')), config.mail.inboundSecret)) {
      const { address } = sourceOf(context.req.header('X-Forwarded-For'), true);
      await count('inboundMail', WRONG, address);
      throw new AppError('unauthenticated');
    }
    await count('inboundMail', IN_ALL, '');
    const bytes = await context.req.arrayBuffer();
    const outcome = bytes.byteLength > MAIL_MAX_BYTES ? undefined : await takeReply(jsonOf(bytes));
    if (outcome === undefined || outcome === 'nowhere' || outcome === 'full') {
      throw new AppError('permission-denied');
    }
    return context.json({ outcome }, 200, { 'Cache-Control': 'no-store' });
  };
}

/** Whether that is the mail provider, before anybody has read what it sends. */
export function isMailProvider(
  { method, url = '', headers }: IncomingMessage,
  secret: string | undefined,
): boolean {
  const isHere = method === 'POST' && url.split('?')[0] === `${API_PREFIX}${INBOUND_MAIL}`;
  return isHere && !!secret && isSame(passwordOf(headers.authorization), secret);
}

function passwordOf(header: string | undefined): string {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(header ?? '') ?? [];
  const credentials = Buffer.from(encoded, 'base64').toString();
  return credentials.slice(credentials.indexOf(':') + 1);
}

function jsonOf(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
