import type { Context } from 'hono';
import { z } from 'zod';
import type { Limit } from '@flexa/contracts/operation';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import { createLimits } from './limits';
import { sourceOf } from './source';

/** Below /api/v1; firebase.json names it in the content security policy. */
export const CSP_REPORTS = '/csp-reports';

/** Browsers send one for each violation, and a page has a handful at most. */
const PER_SOURCE: Limit = { points: 30, seconds: 60, by: 'address' };
const IN_ALL: Limit = { points: 600, seconds: 60, by: 'all' };
/** A list of several reports; anything larger is none of a browser's. */
const BYTES_MAX = 16 * 1024;
/** Different violations of an hour that the log takes from one instance. */
const LINES_MAX = 100;

const text = z.string().max(8_000).default('');
/** What `report-uri` makes a browser send. */
const oneSchema = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
});
/** What `report-to` makes it send. */
const listSchema = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
    }),
  )
  .max(20);

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/** An origin, or a keyword such as `inline`: never a path or a query, which may hold a secret. */
function blockedOf(sent: string): string {
  if (/^[a-z-]{1,20}$/.test(sent)) return sent;
  return URL.canParse(sent) ? new URL(sent).origin.slice(0, 100) : 'something';
}

function pageOf(sent: string): string {
  if (!URL.canParse(sent)) return 'somewhere';
  return /^\/[\w-]{0,60}/.exec(new URL(sent).pathname)?.[0] ?? 'somewhere';
}

function violation(directive: string, blocked: string, page: string): Violation {
  const name = /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown';
  return { directive: name, blocked: blockedOf(blocked), page: pageOf(page) };
}

/** What the body of a report says; nothing where it is none. */
function violationsIn(body: string): Violation[] {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return [];
  }
  const one = oneSchema.safeParse(sent);
  if (one.success) {
    const report = one.data['csp-report'];
    const directive = report['effective-directive'] || report['violated-directive'];
    return [violation(directive, report['blocked-uri'], report['document-uri'])];
  }
  const list = listSchema.safeParse(sent);
  return (list.data ?? [])
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: { effectiveDirective, blockedURL, documentURL } }) =>
      violation(effectiveDirective, blockedURL, documentURL),
    );
}

/**
 * Takes what browsers report of our content security policy. Anybody can send anything here, so a report is
 * worth a line of the log and nothing else: the same one is told once an hour.
 *
 * @throws AppError payload-too-large, too-many-requests
 */
export function cspReports(platform: Platform) {
  const { count } = createLimits(platform);
  let hour = '';
  const told = new Set<string>();

  return async function take(context: Context): Promise<Response> {
    const { address } = sourceOf(context.req.header('X-Forwarded-For'), true);
    await count('cspReports', PER_SOURCE, address);
    await count('cspReports', IN_ALL, '');
    const body = await context.req.text();
    if (body.length > BYTES_MAX) throw new AppError('payload-too-large');
    const now = platform.clock().toISOString().slice(0, 13);
    if (now !== hour) {
      hour = now;
      told.clear();
    }
    for (const each of violationsIn(body)) {
      const key = JSON.stringify(each);
      if (told.has(key) || told.size >= LINES_MAX) continue;
      told.add(key);
      platform.log.info('csp violation', { ...each });
    }
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  };
}
