export interface Answer {
  status: number;
  headers: Headers;
  /** The JSON it came with, as whatever the test takes it for. */
  body: AnswerBody;
}

/** Tests compare it as a whole or name a field; either fails where it is not there. */
export type AnswerBody = Record<string, unknown>;

export interface Sending {
  token?: string;
  /** Sent as JSON; text is sent as it is. */
  body?: unknown;
}

/** Calls an operation by its method and its path below the API's prefix. */
export type Call = (method: string, path: string, sending?: Sending) => Promise<Answer>;

/** Builds the request's method, headers and body. */
export function requestOf(method: string, { token, body }: Sending): RequestInit {
  return {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse(text) };
}

function parse(text: string): AnswerBody {
  try {
    return JSON.parse(text) as AnswerBody;
  } catch {
    throw new Error(`Not JSON: ${text.slice(0, 500)}`);
  }
}

/** The fields that a 400 names, each once, in order of the alphabet. */
export function namedFields({ body }: Answer): string[] {
  const details = body['details'] as { field: string }[] | undefined;
  return [...new Set((details ?? []).map(({ field }) => field))].sort();
}
