import { openApiDocument } from '@flexa/contracts/openapi';
import { operationList } from '@flexa/contracts/operations';
import { describe, expect, test } from 'vitest';
import { API_TAGS } from '../../texts/document/api-tags';
import { buildReference } from './reference';
import { listFields, describeType } from './schema-fields';

const reference = buildReference(openApiDocument());
const operations = reference.tags.flatMap((tag) => tag.operations);
const findOperation = (name: string) => {
  const found = operations.find((operation) => operation.name === name);
  if (!found) throw new Error(`No operation ${name}`);
  return found;
};

describe('buildReference', () => {
  test('the reference has a page for each of its tags, and leaves out operations of our own pages', () => {
    const tags = reference.tags.map(({ tag }) => tag);
    expect(API_TAGS.map(({ tag }) => tag).toSorted()).toEqual(tags.toSorted());
    for (const { operations } of reference.tags) expect(operations).not.toEqual([]);
    const names = operations.map(({ name }) => name);
    expect(names).toContain('verifyLicense');
    for (const name of ['exportUsersCsv', 'stepUp', 'removePasskey', 'takeOfferPlace']) {
      expect(operationList.map((operation) => operation.name)).toContain(name);
      expect(names).not.toContain(name);
    }
  });

  test('the reference names an operation’s callers, limits, input and errors', () => {
    const listUsers = findOperation('listUsers');
    expect(listUsers).toMatchObject({
      method: 'GET',
      path: '/users',
      who: 'admins and support',
      needsToken: true,
      limits: ['400 a minute for each caller'],
    });
    expect(listUsers.takes.find(({ name }) => name === 'limit')).toEqual({
      name: 'limit',
      place: 'query',
      isRequired: false,
      type: 'whole number, 1 to 100; 12 where it is left out',
    });
    expect(listUsers.answers.fields.map(({ name }) => name)).toContain('data[].email');
    expect(listUsers.errors).toContainEqual({
      status: 403,
      code: 'permission-denied',
      message: expect.any(String) as string,
    });
  });

  test('the reference marks operations that programs can’t call, and those that need a step-up', () => {
    expect(findOperation('createTicket')).toMatchObject({ isBotChecked: true, needsStepUp: false });
    expect(findOperation('exportUser')).toMatchObject({ isBotChecked: false, needsStepUp: true });
  });

  test('the reference has an example of each request and answer', () => {
    const { sends, answers, takes } = findOperation('buyLicense');
    expect(sends.parameters).toEqual({ uid: expect.any(String) as string });
    expect(sends.body).toMatchObject({ licenseType: 'standard', quantity: 5 });
    expect(answers.example).toBeTypeOf('object');
    expect(takes.map(({ name }) => name)).toContain('billing.poNumber');
  });
});

test.each([
  ['getLicenseKey', 'Get licence key'],
  ['listTeamOrders', 'List team orders'],
  ['health', 'Health'],
])('the operation %s has the title %j', (name, title) =>
  expect(findOperation(name).title).toBe(title),
);

describe('describeType', () => {
  test.each([
    [{ type: 'string', maxLength: 5000 }, 'text, at most 5,000 characters'],
    [{ type: 'string', format: 'email', maxLength: 254 }, 'e-mail address'],
    [{ type: 'number', enum: [1, 3, 6, 12] }, '1, 3, 6 or 12'],
    [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'whole number, 0 or more'],
    [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, 'true or false or null'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 8 }, 'list of text, at most 8 entries'],
    [{ type: 'string', const: 'ok' }, '"ok"'],
    [{}, 'any value'],
  ])('describeType describes %j', (schema, text) => expect(describeType(schema)).toBe(text));

  test('a field that only some alternatives have counts as optional', () => {
    const buildSchema = (...names: string[]) => ({
      properties: Object.fromEntries(names.map((name) => [name, { type: 'boolean' }])),
      required: names,
    });
    expect(listFields({ anyOf: [buildSchema('paid', 'open'), buildSchema('paid')] })).toEqual([
      { name: 'paid', type: 'true or false', isRequired: true },
      { name: 'open', type: 'true or false', isRequired: false },
    ]);
  });
});
