import type { Context } from 'hono';

/** Reads the text fields of a form or a JSON object. */
export async function readAnyBody(c: Context): Promise<Record<string, string | undefined>> {
  const text = await c.req.text();
  const fields = c.req.header('Content-Type')?.startsWith('application/json')
    ? parseEntries(text)
    : new URLSearchParams(text).entries();
  return Object.fromEntries(
    [...fields].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function parseEntries(text: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(text) as object);
  } catch {
    return [];
  }
}
