import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { ERROR_CATALOGUE, type ErrorCode } from '@flexa/contracts/errors';

/**
 * Refuses large bodies before anything reads them. Google's functions framework reads and parses a body of up to a
 * gigabyte before it calls a function, callables included, and offers no setting ("larger than 32MB, which is
 * maximum limit of higher level layers anyway", its server.js). The function's module is loaded before the
 * framework creates its server, so the only place in front of it is the event by which Node hands over a request.
 *
 * An announced size is decisive, because Node reads no more than that; the bytes of a body in chunks are counted as
 * they arrive. A compressed body is always refused: the framework decompresses up to a gigabyte, and none of our
 * callers compresses one.
 */
export function limitBodies(max: number): void {
  const emit = Reflect.get(Server.prototype, 'emit') as (
    this: Server,
    event: string,
    ...values: unknown[]
  ) => boolean;
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]): boolean {
    if (event === 'request') {
      const [request, response] = values as [IncomingMessage, ServerResponse];
      const announced = request.headers['content-length'];
      const encoding = request.headers['content-encoding'] ?? 'identity';
      if (encoding.toLowerCase() !== 'identity') {
        refuse(request, response, 'body-encoded', Number(announced ?? 0));
        return true;
      }
      if (Number(announced ?? 0) > max) {
        refuse(request, response, 'payload-too-large', Number(announced));
        return true;
      }
      if (announced === undefined) countBytes(request, response, max);
    }
    return emit.call(this, event, ...values);
  };
}

function countBytes(request: IncomingMessage, response: ServerResponse, max: number): void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= max) return push(chunk, encoding);
    if (!response.headersSent) answer(response, 'payload-too-large');
    if (bytes > DRAINED_MAX) request.destroy();
    return true;
  };
}

/**
 * Bytes of a refused body that are received and discarded. A proxy that is still sending when the
 * connection closes doesn't pass the answer on, and the emulators' proxy crashes.
 */
const DRAINED_MAX = 32 * 1024 * 1024;

/** Answers, then discards the announced body, or closes the connection if the body is too large. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  code: ErrorCode,
  announced: number,
): void {
  if (announced > DRAINED_MAX) {
    response.setHeader('Connection', 'close');
    answer(response, code, () => request.destroy());
    return;
  }
  request.resume();
  answer(response, code);
}

function answer(response: ServerResponse, code: ErrorCode, done?: () => void): void {
  const { status, message } = ERROR_CATALOGUE[code];
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify({ code, message }), done);
}
