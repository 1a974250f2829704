import type { Context } from 'hono';
import { BODY_MAX_BYTES } from '@flexa/contracts/constants';
import type { Limit } from '@flexa/contracts/operation';
import { AppError, invalidField } from '../platform/errors';
import { isSame } from '../platform/fingerprint';
import type { Platform } from '../platform/platform';
import { createLimits } from './limits';
import { sourceOf } from './source';

/** Below /api/v1: where a mail provider posts the mails that reply to a ticket. */
export const INBOUND_MAIL = '/inbound-mail';

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
 * shows the mail as failed; after any other error it tries again for ten hours.
 *
 * @throws AppError not-found, unauthenticated, too-many-requests, payload-too-large, invalid-argument,
 * permission-denied
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
    if (bytes.byteLength > BODY_MAX_BYTES) throw new AppError('payload-too-large');
    const outcome = await takeReply(jsonOf(bytes));
    if (outcome === undefined) throw invalidField('body', 'Is no mail');
    if (outcome === 'nowhere' || outcome === 'full') throw new AppError('permission-denied');
    return context.json({ outcome }, 200, { 'Cache-Control': 'no-store' });
  };
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
