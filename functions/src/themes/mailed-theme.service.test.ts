import { describe, expect, test } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/test-portal';
import { BLUES, createPortalWithPerson } from '../testing/themes';
import { createToken } from '../testing/accounts';

const WORDY = {
  ...BLUES,
  name: 'Call 0900 555',
  $schema: 'https://evil.example',
  visualStyles: { '*': { '*': { title: [{ show: true, text: 'evil.example' }] } } },
};
const MAILED = {
  name: 'Flexa theme',
  dataColors: BLUES.dataColors,
  visualStyles: { '*': { '*': { title: [{ show: true }] } } },
};

/** The same theme in another layout, as Windows programs save it. */
const LAID_OUT = `\uFEFF${JSON.stringify(WORDY, null, '\t').replaceAll('\n', '\r\n')}`;

/** Reads the theme's text from the newest mail to that address. */
async function mailedText(portal: TestPortal, email: string): Promise<string> {
  const mails = await portal.db.collection('mail').where('to', '==', email).get();
  return mails.docs[0]?.get('content.data.json') as string;
}

async function readMailedTheme(portal: TestPortal, email: string): Promise<unknown> {
  return JSON.parse((await mailedText(portal, email)).replace('\uFEFF', '')) as unknown;
}

test('a theme mailed to a visitor contains no text by the sender', async () => {
  const { portal, me } = await createPortalWithPerson();
  const email = 'visitor@example.com';
  expect(await portal.get('emailTheme', me, { email, theme: WORDY })).toEqual({ sent: true });
  const mails = await portal.db.collection('mail').where('to', '==', email).get();
  expect(mails.docs.map((mail) => mail.data())).toMatchObject([
    {
      to: email,
      uid: null,
      state: 'queued',
      content: { template: 'theme-file', data: { json: JSON.stringify(MAILED), isExact: false } },
    },
  ]);
});

describe('a theme mailed with its names and texts', () => {
  /** A person and their ID token. */
  async function setUp(address: {
    proved?: string[];
    emailVerified?: boolean;
    disabled?: boolean;
  }) {
    const portal = createTestPortal({ clock: () => new Date() });
    const { proved = [], ...account } = address;
    const email = 'me@flexa.test';
    await portal.auth.createUser({ uid: 'me', email, ...account });
    await portal.auth.setCustomUserClaims('me', { proved });
    const session = createToken(portal.platform.config.projectId, { uid: 'me', email });
    const mail = async (to: string, token: string | undefined = session, text = LAID_OUT) => {
      const input = { email: to, theme: WORDY, text, session: token };
      await portal.get('emailTheme', portal.caller('visitor'), input);
      return readMailedTheme(portal, to);
    };
    return { portal, mail };
  }
  const PROVED = { proved: ['me@flexa.test'], emailVerified: true };

  test('a theme is mailed with its texts to the caller’s own confirmed address', async () => {
    const { mail } = await setUp(PROVED);
    expect(await mail('Me@flexa.test')).toEqual(WORDY);
  });

  test('a mailed theme keeps the bytes of its file if they contain this theme', async () => {
    const { portal, mail } = await setUp(PROVED);
    await mail('me@flexa.test');
    expect(await mailedText(portal, 'me@flexa.test')).toBe(LAID_OUT);
  });

  test.each(['{"name":"Another"}', '{"name":'])(
    'a mailed theme ignores the text of another theme: %s',
    async (text) => {
      const { portal, mail } = await setUp(PROVED);
      await mail('me@flexa.test', undefined, text);
      expect(await mailedText(portal, 'me@flexa.test')).toBe(JSON.stringify(WORDY));
    },
  );

  test.each([
    ['another address than theirs', PROVED, 'ana@example.com', undefined],
    ['an address they never proved', { emailVerified: false }, 'me@flexa.test', undefined],
    [
      'one only the identity service calls proved',
      { emailVerified: true },
      'me@flexa.test',
      undefined,
    ],
    ['a disabled account', { ...PROVED, disabled: true }, 'me@flexa.test', undefined],
    ['a forged token', PROVED, 'me@flexa.test', 'forged'],
  ])('a theme is mailed without its texts to %s', async (_name, address, to, token) => {
    const { mail } = await setUp(address);
    expect(await mail(to, token)).toEqual(MAILED);
  });

  test('a theme is mailed without its texts after the sign-in has ended', async () => {
    const { portal, mail } = await setUp(PROVED);
    await portal.auth.updateUser('me', { password: 'Harbour-4-lights' });
    const old = createToken(
      portal.platform.config.projectId,
      { uid: 'me', email: 'me@flexa.test' },
      { signedInAgo: 60_000 },
    );
    expect(await mail('me@flexa.test', old)).toEqual(MAILED);
  });
});
