import { describe, expect, test } from 'vitest';
import { listPathParameters } from './operation';
import { operationList } from './operations';

/** Path parameters that don't name a document. */
const NOT_IDS = ['topic', 'code', 'seat'];
/** Fields outside the path that name a document. */
const ID_FIELDS =
  /^(id|uid|uids|person|assignee|target|order|after|sessionId|renews|addsTo|upgrades)$/;
/** Ids of maximum length in other fields. An id of a mail contains the id of its licence or order. */
const LONGEST: Record<string, number> = { 'repeatMail id': 200 };

const idFields = operationList.flatMap((operation) => {
  const inPath = listPathParameters(operation.path).filter((name) => !NOT_IDS.includes(name));
  const others = Object.keys(operation.input.shape).filter((name) => ID_FIELDS.test(name));
  return [...new Set([...inPath, ...others])].map(
    (field) => [`${operation.name} ${field}`, operation, field] as const,
  );
});

test('more than sixty fields of operations take an id', () => {
  expect(idFields.length).toBeGreaterThan(60);
});

describe.each(idFields)('the id field %s', (label, operation, field) => {
  const example = operation.example.input;
  const findFaults = (id: string) => {
    const input = { ...example, [field]: id };
    const parsed = operation.input.safeParse(input);
    const fault = parsed.success ? operation.check?.(parsed.data) : undefined;
    const fields = parsed.error?.issues.map(({ path }) => path.join('.')) ?? [];
    return fault ? [...fields, fault.field] : fields;
  };

  test.each([
    ['an empty id', ''],
    ['a dot', '.'],
    ['two dots', '..'],
    ['a reserved id', '__x__'],
    ['the shortest reserved id', '____'],
    ['a slash', 'a/b'],
    ['half a surrogate pair', 'a\ud800'],
    ['an id that is too long', 'x'.repeat((LONGEST[label] ?? 128) + 1)],
    ['an id of 2,000 letters', 'x'.repeat(2000)],
  ])(`${label} refuses %s and names the field`, (_what, id) => {
    expect(findFaults(id)).toContain(field);
  });
});
