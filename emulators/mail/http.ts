import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describeError } from '@flexa/contracts/describe-error';
import { renderListFragment } from './page/list';
import { renderInboxPage, parseView } from './page/page';
import type { MailAttachment } from './message';
import type { Store } from './store';

/** Allows the styles and pictures of mails, but only the page's own scripts. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: http: https:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Context {
  store: Store;
  url: URL;
  request: IncomingMessage;
  response: ServerResponse;
  /** Values of the route's placeholders. */
  params: string[];
}

type Handler = (context: Context) => void | Promise<void>;

export async function createHttpHandler(
  store: Store,
  log: (line: string) => void,
): Promise<RequestListener> {
  const routes = [...API, ...(await createPageRoutes())];
  return (request, response) => {
    respond(routes, store, request, response).catch((error: unknown) => {
      const status = error instanceof HttpError ? error.status : 500;
      if (status === 500) log(`${request.method} ${request.url}: ${describeError(error)}`);
      sendJson(response, status, { error: describeError(error) });
    });
  };
}

async function respond(
  routes: readonly Route[],
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  requireOwnPage(request);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const pathRoutes = routes.filter(({ path }) => path.test(url.pathname));
  const route = pathRoutes.find((each) => each.method === method);
  if (!route) {
    throw pathRoutes.length > 0
      ? new HttpError(405, `${request.method} is not allowed for ${url.pathname}.`)
      : new HttpError(404, `There is nothing at ${url.pathname}.`);
  }
  const params = route.path.exec(url.pathname)?.slice(1) ?? [];
  await route.handle({ store, url, request, response, params });
}

/**
 * Refuses foreign host names, and changes by pages of other sites that a browser on this machine may have open. Their GET
 * requests pass, because a mail in its frame loads pictures in the same way, but browsers don't let them read the answer.
 */
function requireOwnPage({ method, headers }: IncomingMessage): void {
  const { host = '', origin } = headers;
  const name = host.replace(/:\d+$/, '');
  const foreign = origin !== undefined && origin !== `http://${host}`;
  const asks = method === 'GET' || method === 'HEAD';
  if (!['127.0.0.1', 'localhost'].includes(name) || (foreign && !asks)) {
    throw new HttpError(403, 'This mailbox answers its own page and programs on this machine.');
  }
}

interface Route {
  method: string;
  path: RegExp;
  handle: Handler;
}

/** Creates a route. A `:name` in the path matches one segment. */
function createRoute(method: string, path: string, handle: Handler): Route {
  return { method, path: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`), handle };
}

const API: readonly Route[] = [
  createRoute('GET', '/api/messages', ({ store, url, response }) => {
    const since = parseDate(url.searchParams.get('since'));
    sendJson(response, 200, { messages: store.list({ to: url.searchParams.get('to'), since }) });
  }),
  createRoute('DELETE', '/api/messages', ({ store, response }) => {
    store.clear();
    response.writeHead(204).end();
  }),
  createRoute('GET', '/api/messages/:id', (context) => {
    sendJson(context.response, 200, findMessage(context).message);
  }),
  createRoute('GET', '/api/messages/:id/attachments/:index', (context) => {
    const { message, files } = findMessage(context);
    const index = Number(context.params[1]);
    const attachment = message.attachments[index];
    const file = files[index];
    if (!attachment || !file) throw new HttpError(404, 'The mail has no such attachment.');
    const name = encodeURIComponent(attachment.filename).replaceAll("'", '%27');
    send(context.response, 200, readContentType(attachment), file.content, {
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
    });
  }),
  createRoute('GET', '/api/outage', ({ store, response }) => {
    sendJson(response, 200, { failing: store.failing });
  }),
  createRoute('POST', '/api/outage', async ({ store, request, response }) => {
    store.failing = parseFailing(await text(request));
    store.revision += 1;
    sendJson(response, 200, { failing: store.failing });
  }),
];

async function createPageRoutes(): Promise<Route[]> {
  const readPageFile = (name: string) => readFile(join(import.meta.dirname, 'page', name));
  const [script, ...styles] = await Promise.all([
    readPageFile('inbox.js'),
    ...['frame.css', 'list.css', 'message.css', 'narrow.css'].map(readPageFile),
  ]);
  const style = Buffer.concat(styles);
  const renderPage: Handler = (context) => {
    const { store, url, response, params } = context;
    const selected = params[0] === undefined ? null : (store.get(params[0]) ?? 'gone');
    const status = selected === 'gone' ? 404 : 200;
    send(
      response,
      status,
      HTML_TYPE,
      renderInboxPage(store, selected, parseView(url.searchParams)),
      {
        'content-security-policy': CONTENT_SECURITY_POLICY,
      },
    );
  };
  return [
    createRoute('GET', '/', renderPage),
    createRoute('GET', '/messages/:id', renderPage),
    createRoute('GET', '/list', ({ store, url, request, response }) => {
      const tag = `"${store.revision}"`;
      if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end();
      const html = renderListFragment(store, url.searchParams.get('selected'));
      send(response, 200, HTML_TYPE, html, { etag: tag });
    }),
    createRoute('GET', '/inbox.js', ({ response }) =>
      send(response, 200, 'text/javascript', script),
    ),
    createRoute('GET', '/inbox.css', ({ response }) => send(response, 200, 'text/css', style)),
    createRoute('GET', '/favicon.ico', ({ response }) => void response.writeHead(204).end()),
  ];
}

function findMessage({ store, params }: Context) {
  const message = store.get(params[0] ?? '');
  if (!message) throw new HttpError(404, 'There is no such mail.');
  return message;
}

/** Returns the type of an attachment. Mails may contain types that are no valid header. */
function readContentType({ contentType }: MailAttachment): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(contentType) ? contentType : 'application/octet-stream';
}

function parseDate(value: string | null): Date | null {
  if (value === null) return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new HttpError(400, 'since has to be an ISO date.');
  return date;
}

function parseFailing(body: string): boolean {
  try {
    const { failing } = JSON.parse(body) as { failing?: unknown };
    if (typeof failing === 'boolean') return failing;
  } catch {
    // Invalid JSON gets the error below.
  }
  throw new HttpError(400, 'The body has to be {"failing": true} or {"failing": false}.');
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, JSON_TYPE, JSON.stringify(body));
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}
