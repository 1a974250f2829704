import { z } from 'zod';
import { errorBodySchema } from './error-body';
import { ERROR_CATALOGUE, type ErrorCode } from './errors';
import {
  API_PREFIX,
  isBodyless,
  listLimits,
  listPathParameters,
  type Limit,
  type Operation,
} from './operation';
import { operationList } from './operations';

/**
 * Builds the OpenAPI 3.1 document of the operation table. Schemas in OpenAPI 3.1 are JSON Schema
 * 2020-12 (spec.openapis.org/oas/v3.1.0#schema-object), which zod generates. Each operation
 * states its callers, limits, required proof and errors in prose for readers, and as x-who,
 * x-limits, x-bot-check, x-step-up and x-errors for programs.
 */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operationList) {
    (paths[operation.path] ??= {})[operation.method] = describe(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Flexa portal',
      version: '1.0.0',
      description:
        'Accounts, licences, payments, themes and support of Flexa, visual packs for Power BI.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_PREFIX }],
    tags: [...new Set(operationList.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' },
      },
      schemas: { Error: buildJsonSchema(errorBodySchema, 'output') },
    },
  };
}

function buildJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

function describe(operation: Operation) {
  const inPath = listPathParameters(operation.path);
  const input = buildJsonSchema(operation.input, 'input') as {
    properties?: Record<string, Record<string, unknown>>;
    required?: string[];
  };
  const properties = Object.entries(input.properties ?? {});
  const required = new Set(input.required ?? []);
  const inQueryOrBody = properties.filter(([name]) => !inPath.includes(name));
  const { example } = operation;
  const sampleInput = example.input;
  const buildParameter =
    (place: 'path' | 'query') =>
    ([name, schema]: (typeof properties)[number]) => ({
      name,
      in: place,
      required: place === 'path' || required.has(name),
      schema,
      ...(sampleInput[name] !== undefined && { example: sampleInput[name] }),
    });

  const parameters = [
    ...properties.filter(([name]) => inPath.includes(name)).map(buildParameter('path')),
    ...(isBodyless(operation.method) ? inQueryOrBody.map(buildParameter('query')) : []),
  ];
  const body = {
    type: 'object',
    properties: Object.fromEntries(inQueryOrBody),
    required: inQueryOrBody.map(([name]) => name).filter((name) => required.has(name)),
    additionalProperties: false,
  };
  const sentBody = Object.fromEntries(inQueryOrBody.map(([name]) => [name, sampleInput[name]]));
  const success = {
    description: 'Success',
    content: {
      [operation.contentType ?? 'application/json']: {
        schema: buildJsonSchema(operation.output, 'output'),
        example: example.output,
      },
    },
  };

  const callers = `${WHO[operation.access.kind]}${operation.verified ? ', with a confirmed address' : ''}`;
  const limits = listLimits(operation).map(formatLimit);

  return {
    operationId: operation.name,
    summary: operation.summary,
    'x-who': callers,
    'x-limits': limits,
    ...(operation.botCheck && { 'x-bot-check': true }),
    ...(operation.stepUp && { 'x-step-up': true }),
    description: [
      `Callers: ${callers}.`,
      `How often: ${limits.join('; ') || 'no limit'}.`,
      ...(operation.botCheck
        ? ['Only our own pages can call it, because it checks for bots.']
        : []),
      ...(operation.stepUp
        ? ['It may ask for a fresh proof of identity in X-Step-Up: POST /auth/step-up.']
        : []),
    ].join(' '),
    tags: [operation.tag],
    security: operation.access.kind === 'public' ? [] : [{ idToken: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(!isBodyless(operation.method) && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: body, example: sentBody } },
      },
    }),
    responses: {
      200: success,
      ...(operation.created && { 201: { ...success, description: 'Created' } }),
      ...buildErrorResponses(operation),
    },
  };
}

const WHO = {
  public: 'everybody',
  'signed-in': 'any signed-in user',
  'email-token': 'the holder of a token from POST /auth/token for this address',
  self: 'the user in the request',
  'self-or-admin': 'the user in the request, or an admin',
  staff: 'admins and support',
  admin: 'admins',
} as const;

const FOR_EACH = {
  caller: ' for each caller',
  email: ' for each mailbox',
  address: ' from one network address',
  'email-and-address': ' for one mailbox from one network address',
  all: ' in all',
} as const;

const PERIODS: Record<number, string> = {
  60: 'a minute',
  600: 'in ten minutes',
  3600: 'an hour',
  86400: 'a day',
};

/** Formats a limit, for example `20 an hour for each caller`. */
function formatLimit({ points, seconds, by }: Limit): string {
  return `${points} ${PERIODS[seconds] ?? `in ${seconds} seconds`}${FOR_EACH[by]}`;
}

function buildErrorResponses(operation: Operation) {
  const { access, botCheck, verified, stepUp } = operation;
  const operationErrors = new Set<ErrorCode>(operation.errors);
  if (listLimits(operation).length) operationErrors.add('too-many-requests');
  if (botCheck) operationErrors.add('bot-check-failed');
  if (verified) operationErrors.add('email-not-verified');
  if (stepUp) operationErrors.add('step-up-required');
  const codes: ErrorCode[] = [
    'invalid-argument',
    'payload-too-large',
    ...operationErrors,
    'internal',
  ];
  if (access.kind !== 'public') codes.push('unauthenticated');
  const isOpen = access.kind === 'public' || access.kind === 'signed-in';
  if (!isOpen && !operationErrors.has('permission-denied')) codes.push('permission-denied');

  const statuses = [...new Set(codes.map((code) => ERROR_CATALOGUE[code].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const errors = codes
        .filter((code) => ERROR_CATALOGUE[code].status === status)
        .map((code) => ({ code, message: ERROR_CATALOGUE[code].message }));
      return [
        status,
        {
          description: errors.map(({ code, message }) => `${code}: ${message}`).join('; '),
          'x-errors': errors,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ];
    }),
  );
}
