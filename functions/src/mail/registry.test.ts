import { expectTypeOf, test } from 'vitest';
import type { Alert } from './alerts';
import type { AnyMail } from './define-mail';
import type { RegisteredMail } from './registry';
import type { ALERT_TITLES } from './templates/alert';

// `npm run typecheck` checks these tests.

test('the registry takes no mail without a title', () => {
  expectTypeOf<Pick<RegisteredMail, 'title' | 'load'>>().toExtend<RegisteredMail>();
  expectTypeOf<Pick<RegisteredMail, 'load'>>().not.toExtend<RegisteredMail>();
});

test('the registry takes no mail without data, a sample, a subject, a body, or a word on switching it off', () => {
  type Loaded = Awaited<ReturnType<RegisteredMail['load']>>;
  expectTypeOf<{ mail: AnyMail }>().toExtend<Loaded>();
  expectTypeOf<{ mail: Omit<AnyMail, 'schema'> }>().not.toExtend<Loaded>();
  expectTypeOf<{ mail: Omit<AnyMail, 'samples'> }>().not.toExtend<Loaded>();
  expectTypeOf<{ mail: Omit<AnyMail, 'subject'> }>().not.toExtend<Loaded>();
  expectTypeOf<{ mail: Omit<AnyMail, 'Content'> }>().not.toExtend<Loaded>();
  expectTypeOf<{ mail: Omit<AnyMail, 'unsubscribe'> }>().not.toExtend<Loaded>();
});

test('an alert has a kind with a title', () => {
  expectTypeOf<Alert['kind']>().toEqualTypeOf<keyof typeof ALERT_TITLES>();
});
