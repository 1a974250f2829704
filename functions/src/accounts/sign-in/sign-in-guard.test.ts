import type { AuthUserRecord } from 'firebase-functions/v2/identity';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '@flexa/contracts/errors';
import { guardSignIn } from './sign-in-guard';

const NOW = new Date('2026-03-01T12:00:00Z');
const EMAIL = 'nora@outlook.com';

interface Facts {
  provider?: string;
  claims?: Record<string, unknown>;
  microsoft?: string;
  emailVerified?: boolean;
}

function signIn({ provider = 'microsoft.com', claims, microsoft, emailVerified = true }: Facts) {
  const providerData = microsoft === undefined ? [] : [{ providerId: provider, uid: microsoft }];
  const account: Partial<AuthUserRecord> = {
    uid: 'nora',
    email: EMAIL,
    emailVerified,
    customClaims: claims,
    providerData: providerData as AuthUserRecord['providerData'],
  };
  const event = {
    data: account as AuthUserRecord,
    additionalUserInfo: { providerId: provider, isNewUser: false },
  };
  return () => guardSignIn(event, NOW);
}

const proved = { proved: [EMAIL] };
const inOneMinute = NOW.getTime() / 1000 + 60;

describe('guardSignIn for a proved account', () => {
  test.each<[string, Facts]>([
    ['a Microsoft account that is new to it', { claims: proved }],
    ['one that the identity service has just added', { claims: proved, microsoft: 'hers' }],
    [
      'another one than its owner connected',
      { claims: { ...proved, microsoft: 'mine' }, microsoft: 'hers' },
    ],
    [
      'one that comes after the time to connect it',
      { claims: { ...proved, connectingUntil: inOneMinute - 60 } },
    ],
  ])('a proved account refuses %s', (_, facts) => {
    expect(signIn(facts)).toThrow(MESSAGES.microsoftNotConnected);
  });
});

describe('guardSignIn for other sign-ins', () => {
  test.each<[string, Facts]>([
    [
      'with the Microsoft account that the owner connected',
      { claims: { ...proved, microsoft: 'mine' }, microsoft: 'mine' },
    ],
    ['while the owner connects one', { claims: { ...proved, connectingUntil: inOneMinute } }],
    ['to an account that nobody has proved', { emailVerified: false }],
    ['to a new account, which has to prove its address', { microsoft: 'hers' }],
    ['by a password', { provider: 'password', claims: proved }],
    ['by a code or a passkey', { provider: 'custom', claims: proved }],
    ['with Google', { provider: 'google.com', claims: proved }],
  ])('a sign-in goes on %s', (_, facts) => {
    expect(signIn(facts)).not.toThrow();
  });
});
