import { describe, expect, test } from 'vitest';
import { accountEmailSchema, emailSchema, nameSchema, uidSchema } from './fields';

describe('nameSchema', () => {
  test.each([
    ['letters of any language', 'Łukasz 王小明 عمر'],
    ['punctuation of names', "Seán O'Brien-Smith, Jr."],
    ['a script, which is text like any other', '<script>alert(1)</script>'],
    ['a slash, a quote and a backslash', 'AC/DC "Ltd" \\ Co'],
    ['letters joined without a space', 'क्‍ष'],
    ['a character of two halves', 'Zoë 🎨'],
    ['exactly 100 characters', 'x'.repeat(100)],
  ])('a name may contain %s', (_what, name) => {
    expect(nameSchema.parse(name)).toBe(name);
  });

  test('a name loses space at its ends and doubled space inside', () => {
    expect(nameSchema.parse('  Ines   van  Dijk \n')).toBe('Ines van Dijk');
  });

  test.each([
    ['empty text', ''],
    ['only space', ' \t '],
    ['101 characters', 'x'.repeat(101)],
    ['a megabyte', 'x'.repeat(1024 * 1024)],
    ['a line break', 'Ines\nMoreau'],
    ['a tab', 'Ines\tMoreau'],
    ['a null', 'Ines\u0000'],
    ['an escape', 'Ines\u001b[31m'],
    ['a C1 control', 'Ines\u0085Moreau'],
    ['a line separator', 'Ines\u2028Moreau'],
    ['a paragraph separator', 'Ines\u2029Moreau'],
    ['an override of direction', 'Ines\u202Euaerom'],
    ['an embedding of direction', 'Ines\u202AMoreau'],
    ['an isolate of direction', 'Ines\u2066Moreau\u2069'],
    ['half a surrogate pair', 'Ines \ud83c'],
  ])('a name may not be or contain %s', (_what, name) => {
    expect(nameSchema.safeParse(name).success).toBe(false);
  });
});

describe('emailSchema', () => {
  test.each(['a@b.co', 'ines.moreau+flexa@cedarfreight.test', "o'hara@example.com"])(
    'an address typed into a form may be %s',
    (email) => {
      expect(emailSchema.parse(email)).toBe(email);
    },
  );

  test.each([
    ['no @', 'ines.example.com'],
    ['two @', 'ines@moreau@example.com'],
    ['no domain', 'ines@'],
    ['no top-level domain', 'ines@example'],
    ['a space', 'ines moreau@example.com'],
    ['a line break, which would add a header to a mail', 'ines@example.com\nBcc: all@example.com'],
    ['a control character', 'ines\u0007@example.com'],
    ['an override of direction', 'ines\u202E@example.com'],
    ['a slash', 'ines/moreau@example.com'],
    ['255 characters', `${'x'.repeat(243)}@example.com`],
  ])('an address typed into a form may not have %s', (_what, email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  });
});

describe('accountEmailSchema', () => {
  test.each(['o!hara@example.com', 'müller@example.com', '"shownTotal"@example.com'])(
    'an address from the identity service may be one that our forms refuse: %s',
    (email) => {
      expect(emailSchema.safeParse(email).success).toBe(false);
      expect(accountEmailSchema.parse(email)).toBe(email);
    },
  );
});

describe('uidSchema', () => {
  test.each(['a', 'sxWLKAaDiIiZVQgwLmlEsT1AA24n', 'provider:1234.5678', '_x_', 'x'.repeat(128)])(
    'a user id may be %s',
    (uid) => {
      expect(uidSchema.parse(uid)).toBe(uid);
    },
  );

  test.each([
    ['empty text', ''],
    ['a text of 129 characters', 'x'.repeat(129)],
    ['a path', 'a/themes/b'],
    ['the folder itself', '.'],
    ['the folder above', '..'],
    ['a name that Firestore reserves', '__all__'],
    ['half a surrogate pair', 'a\ud83c'],
  ])('a user id may not be %s', (_what, uid) => {
    expect(uidSchema.safeParse(uid).success).toBe(false);
  });
});
