import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { ERROR_CATALOGUE } from '@flexa/contracts/errors';
import { operationList, operations } from '@flexa/contracts/operations';
import { openApiDocument } from '@flexa/contracts/openapi';

interface Described {
  description: string;
  'x-who': string;
  'x-limits': string[];
  'x-bot-check'?: true;
  'x-step-up'?: true;
  operationId: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: { 'application/json': { schema: BodySchema } } };
  responses: Record<string, { description: string; 'x-errors'?: { code: string }[] }>;
}
interface BodySchema {
  properties: Record<string, object>;
  required: string[];
  additionalProperties: boolean;
}

const document = openApiDocument();

function readOperation(name: keyof typeof operations): Described {
  const { path, method } = operations[name];
  return document.paths[path]?.[method] as Described;
}

describe('OpenAPI document', () => {
  test('the OpenAPI document is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    // A copy as transmitted, because undefined values must not be needed to read it.
    const sent = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
    const { valid, errors } = await validator.validate(sent);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('the OpenAPI document describes every operation once, and nothing else', () => {
    const found = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method,
        name: (operation as Described).operationId,
      })),
    );
    const table = operationList.map(({ name, method, path }) => ({ path, method, name }));
    const compareByName = (a: { name: string }, b: { name: string }) =>
      a.name.localeCompare(b.name);
    expect(found.sort(compareByName)).toEqual(table.sort(compareByName));
  });

  test('the OpenAPI document states who may call each operation and how often', () => {
    for (const { name } of operationList) {
      expect(readOperation(name as keyof typeof operations).description).toMatch(
        /^Callers: .+\. How often: (no limit|\d+ (a minute|in ten minutes|an hour|a day)[^;]*(; )?)+\./,
      );
    }
  });

  test.each(operationList.map(({ name }) => name as keyof typeof operations))(
    'every field of %s is in the path, the query or the body',
    (name) => {
      const { parameters = [], requestBody } = readOperation(name);
      const body = requestBody?.content['application/json'].schema.properties ?? {};
      const fields = [...parameters.map((parameter) => parameter.name), ...Object.keys(body)];
      expect(fields.sort()).toEqual(Object.keys(operations[name].input.shape).sort());
    },
  );

  test('the OpenAPI document distinguishes required from optional fields', () => {
    const query = Object.fromEntries(
      (readOperation('listUsers').parameters ?? []).map((parameter) => [parameter.name, parameter]),
    );
    expect(Object.values(query).map(({ required }) => required)).not.toContain(true);
    expect(query['limit']?.schema).toMatchObject({ type: 'integer', default: 12, maximum: 100 });

    const body = readOperation('claimFreeLicense').requestBody?.content['application/json'].schema;
    expect(body?.required.sort()).toEqual(['month', 'name', 'visualType']);
    expect(body?.additionalProperties).toBe(false);
    expect(readOperation('claimFreeLicense').parameters).toEqual([
      expect.objectContaining({ name: 'uid', in: 'path', required: true }),
    ]);
  });

  test('the OpenAPI document requires a token exactly where the operation does', () => {
    for (const { name, access } of operationList) {
      const { security, responses } = readOperation(name as keyof typeof operations);
      expect(security.length > 0, name).toBe(access.kind !== 'public');
      expect('401' in responses, name).toBe(access.kind !== 'public');
    }
  });

  test('the OpenAPI document names every error of an operation under its status', () => {
    for (const { name, errors } of operationList) {
      const { responses } = readOperation(name as keyof typeof operations);
      for (const code of [...errors, 'internal'] as const) {
        expect(responses[ERROR_CATALOGUE[code].status]?.description, name).toContain(`${code}:`);
      }
    }
  });

  test('the OpenAPI document lists the callers, the limits and the errors of each operation', () => {
    const verify = readOperation('verifyLicense');
    expect(verify['x-who']).toBe('everybody');
    expect(verify['x-limits']).toEqual(['400 a minute from one network address']);
    const listCodes = (responses: Described['responses']) =>
      Object.values(responses).flatMap((each) => (each['x-errors'] ?? []).map(({ code }) => code));
    for (const { name, errors } of operationList) {
      const { responses } = readOperation(name as keyof typeof operations);
      expect(listCodes(responses), name).toEqual(expect.arrayContaining([...errors, 'internal']));
    }
  });

  test('the OpenAPI document states which calls need a proof of a person or a fresh proof of identity', () => {
    for (const { name, botCheck, stepUp } of operationList) {
      const operation = readOperation(name as keyof typeof operations);
      expect(operation['x-bot-check'] === true, name).toBe(botCheck === true);
      expect(operation['x-step-up'] === true, name).toBe(stepUp !== undefined);
    }
    expect(readOperation('createTicket')['x-bot-check']).toBe(true);
    expect(readOperation('createTicket').description).toContain('Only our own pages can call it');
  });

  test('the OpenAPI document lists 201 exactly where something new can be created', () => {
    const made = operationList
      .filter(({ name }) => '201' in readOperation(name as keyof typeof operations).responses)
      .map(({ name }) => name);
    expect(made.sort()).toEqual([
      'acceptSeat',
      'addPasskey',
      'buyLicense',
      'claimFreeLicense',
      'createTeamTheme',
      'createTheme',
      'createTicket',
      'createUser',
      'orderByInvoice',
      'startTrial',
      'updateOffer',
    ]);
  });
});
