import { expect, test } from 'vitest';
import { newUser, newWord, signUp } from './support/accounts';
import { call } from './support/http';
import { anInstant, aText } from './support/matchers';

test('GET /users/{uid}/export gives everything that is held about the person, and no more', async () => {
  const name = newWord();
  const { uid, email, token } = await newUser(name);
  const license = await call('POST', `/users/license-free/${uid}`, {
    token,
    body: { month: 1, visualType: 'charts', name },
  });
  const user = await call('GET', `/users/${uid}`, { token });
  const { props: _, ...summary } = user.body;
  const place = await call('GET', '/discount/decrement', { token });

  const answer = await call('GET', `/users/${uid}/export`, { token });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.body).toEqual({
    exportedAt: anInstant,
    user: summary,
    licenses: [license.body],
    offerPlaces: [place.body],
    signIn: {
      emailVerified: false,
      providers: ['password'],
      createdAt: aText,
      lastSignInAt: aText,
    },
  });
  expect(summary).toMatchObject({ name, email });
});

test('GET /users/{uid}/export is 404 without a profile', async () => {
  const { uid, token } = await signUp();
  expect((await call('GET', `/users/${uid}/export`, { token })).status).toBe(404);
});
