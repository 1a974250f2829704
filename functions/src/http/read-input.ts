import type { Context } from 'hono';
import { z } from 'zod';
import { BODY_MAX_BYTES } from '@flexa/contracts/constants';
import { isBodyless, listPathParameters, type Operation } from '@flexa/contracts/operation';
import { AppError, createInvalidField } from '../platform/errors';

/**
 * Reads the flat input of a request: path parameters, and the query or the JSON body. Values of path and query are
 * text; those of whole-number fields become numbers if they look like one, and the schema checks the rest.
 *
 * @throws AppError payload-too-large; invalid-argument for a body that is not a JSON object, or a path field sent
 * twice.
 */
export async function readInput(
  operation: Operation,
  context: Context,
): Promise<Record<string, unknown>> {
  const names = listPathParameters(operation.path);
  const path = Object.fromEntries(
    names.map((name) => [name, parseField(operation, name, context.req.param(name))]),
  );
  const sent = operation.ignoresBody
    ? {}
    : isBodyless(operation.method)
      ? readQuery(operation, context)
      : await readBody(context);
  for (const name of names) {
    if (name in sent) throw createInvalidField(name, 'Belongs in the path only');
  }
  return { ...sent, ...path };
}

function readQuery(operation: Operation, context: Context): Record<string, unknown> {
  // Without a prototype, __proto__ is a field like any other: unknown, so refused.
  const query = Object.create(null) as Record<string, unknown>;
  const { url } = context.req;
  const start = url.indexOf('?');
  if (start < 0) return query;
  const sent = new URLSearchParams(url.slice(start));
  for (const name of new Set(sent.keys())) {
    const values = sent.getAll(name);
    // A parameter sent twice stays a list, which no schema takes.
    const value = values.length === 1 ? values[0] : values;
    query[name] = parseField(operation, name, value);
  }
  return query;
}

function parseField(operation: Operation, name: string, value: string | string[] | undefined) {
  const isNumber =
    typeof value === 'string' && isNumeric(operation.input.shape[name]) && /^\d+$/.test(value);
  return isNumber ? Number(value) : value;
}

function isNumeric(schema: unknown): boolean {
  let inner = schema;
  while (inner instanceof z.ZodDefault || inner instanceof z.ZodOptional) inner = inner.unwrap();
  return inner instanceof z.ZodNumber;
}

async function readBody(context: Context): Promise<Record<string, unknown>> {
  // Counted here, since a body sent in chunks does not say its size. (Hono's own body limit makes
  // such a request again, which fails for those of @hono/node-server: a DELETE comes in chunks.)
  const bytes = await context.req.arrayBuffer();
  if (bytes.byteLength > BODY_MAX_BYTES) throw new AppError('payload-too-large');
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw createInvalidField('body', 'Is not valid JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw createInvalidField('body', 'Must be a JSON object');
  }
  // Without a prototype, as in the query.
  return Object.assign(Object.create(null), body) as Record<string, unknown>;
}
