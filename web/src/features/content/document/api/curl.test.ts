import { expect, test } from 'vitest';
import { formatCurl } from './curl';
import type { ApiOperation } from './reference';

const buildOperation = (change: Partial<ApiOperation>): ApiOperation => ({
  name: 'listUsers',
  title: 'List users',
  method: 'GET',
  path: '/users',
  summary: '',
  who: '',
  limits: [],
  needsToken: false,
  needsStepUp: false,
  isBotChecked: false,
  takes: [],
  sends: { parameters: {} },
  errors: [],
  answers: { type: 'application/json', fields: [], example: {} },
  ...change,
});
const BASE = 'https://flexa.example/api/v1';

test('formatCurl writes a call without a token as a plain address', () => {
  expect(formatCurl(buildOperation({}), BASE)).toBe("curl 'https://flexa.example/api/v1/users'");
});

test('formatCurl puts parameters into path and query and the token into its header', () => {
  const buildField = (name: string, where: 'path' | 'query') =>
    ({ name, place: where, type: 'text', isRequired: true }) as const;
  const call = formatCurl(
    buildOperation({
      path: '/users/{uid}',
      needsToken: true,
      takes: [
        buildField('uid', 'path'),
        buildField('search', 'query'),
        buildField('page', 'query'),
      ],
      sends: { parameters: { uid: 'a/b', search: 'ines mor' } },
    }),
    BASE,
  );
  expect(call).toBe(
    `curl 'https://flexa.example/api/v1/users/a%2Fb?search=ines+mor' \\\n  -H "Authorization: Bearer $TOKEN"`,
  );
});

test('formatCurl sends a step-up token in its own header', () => {
  const call = formatCurl(buildOperation({ needsToken: true, needsStepUp: true }), BASE);
  expect(call.split(' \\\n  ').slice(1)).toEqual([
    '-H "Authorization: Bearer $TOKEN"',
    '-H "X-Step-Up: $STEP_UP_TOKEN"',
  ]);
});

test('formatCurl writes the body as JSON and escapes apostrophes', () => {
  const sends = { parameters: {}, body: { name: "Ines' report" } };
  const call = formatCurl(buildOperation({ method: 'POST', path: '/theme', sends }), BASE);
  expect(call.split(' \\\n  ')).toEqual([
    "curl -X POST 'https://flexa.example/api/v1/theme'",
    "-H 'Content-Type: application/json'",
    `-d '{"name":"Ines'\\'' report"}'`,
  ]);
});
