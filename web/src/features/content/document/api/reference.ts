import { API_TAGS } from '../../texts/document/api-tags';
import { listFields, describeType, type Field, type JsonSchema } from './schema-fields';

export interface ApiError {
  status: number;
  code: string;
  message: string;
}

export interface ApiOperation {
  /** Name of the operation, and its anchor on the page. */
  name: string;
  /** Name in plain words. */
  title: string;
  method: string;
  /** Path below the address of the API. */
  path: string;
  summary: string;
  who: string;
  limits: readonly string[];
  needsToken: boolean;
  /** True if it may ask for a step-up. */
  needsStepUp: boolean;
  /** True if it needs a bot check and App Check, which programs can't pass. */
  isBotChecked: boolean;
  /** Input fields in the path, the query or the body. */
  takes: readonly (Field & { place: 'path' | 'query' | 'body' })[];
  /** Example of each parameter by name, and of the body. */
  sends: { parameters: Readonly<Record<string, string | number | boolean>>; body?: unknown };
  answers: { type: string; fields: readonly Field[]; example: unknown };
  errors: readonly ApiError[];
}

/** The operations of one tag. */
export interface ApiTag {
  tag: string;
  operations: readonly ApiOperation[];
}

export interface ApiReference {
  /** Path of the API below the address of the site. */
  base: string;
  tags: readonly ApiTag[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
  example?: string | number | boolean;
}

interface Content {
  schema: JsonSchema;
  example?: unknown;
}

interface DescribedOperation {
  operationId: string;
  summary: string;
  'x-who': string;
  'x-limits': readonly string[];
  'x-bot-check'?: true;
  'x-step-up'?: true;
  tags: readonly string[];
  security: readonly object[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<
    string,
    { 'x-errors'?: readonly { code: string; message: string }[]; content: Record<string, Content> }
  >;
}

/** The parts of the OpenAPI document that we read (@flexa/contracts/openapi). */
export interface OpenApi {
  servers: readonly { url: string }[];
  tags: readonly { name: string }[];
  paths: Record<string, Record<string, unknown>>;
}

/** Returns the operations of the tags that have a page, from the OpenAPI document (scripts/api-reference.ts). */
export function buildReference({ servers, tags, paths }: OpenApi): ApiReference {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      tag: (described as DescribedOperation).tags[0],
      operation: buildOperation(method, path, described as DescribedOperation),
    })),
  );
  return {
    base: servers[0]?.url ?? '',
    tags: tags
      .filter(({ name }) => API_TAGS.some(({ tag }) => tag === name))
      .map(({ name }) => ({
        tag: name,
        operations: operations.filter(({ tag }) => tag === name).map(({ operation }) => operation),
      })),
  };
}

function buildOperation(method: string, path: string, described: DescribedOperation): ApiOperation {
  const { parameters = [], requestBody, responses } = described;
  const body = requestBody && Object.values(requestBody.content)[0];
  const [type = '', success] = Object.entries(responses['200']?.content ?? {})[0] ?? [];
  return {
    name: described.operationId,
    title: formatTitle(described.operationId),
    method: method.toUpperCase(),
    path,
    summary: described.summary,
    who: described['x-who'],
    limits: described['x-limits'],
    needsToken: described.security.length > 0,
    needsStepUp: described['x-step-up'] === true,
    isBotChecked: described['x-bot-check'] === true,
    takes: [
      ...parameters.map(({ name, in: place, required, schema }) => ({
        name,
        place,
        isRequired: required,
        type: describeType(schema),
      })),
      ...listFields(body?.schema ?? {}).map((field) => ({ ...field, place: 'body' as const })),
    ],
    sends: {
      parameters: Object.fromEntries(
        parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
      ),
      ...(body && { body: body.example }),
    },
    answers: {
      type,
      fields: success ? listFields(listOrObject(success.schema)) : [],
      example: success?.example,
    },
    errors: Object.entries(responses).flatMap(([status, response]) =>
      (response['x-errors'] ?? []).map((error) => ({ status: Number(status), ...error })),
    ),
  };
}

/** Returns the entries' schema for a list, otherwise the schema itself. */
const listOrObject = (schema: JsonSchema) => schema.items ?? schema;

/** Words whose spelling in identifiers differs from our prose. */
const SPELT: Readonly<Record<string, string>> = {
  license: 'licence',
  licenses: 'licences',
  csv: 'CSV',
  pdf: 'PDF',
};

/** Formats "getLicenseKey" as "Get licence key". */
function formatTitle(name: string): string {
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const title = words.map((word) => SPELT[word] ?? word).join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
