import { expect, test } from 'vitest';
import { createMailTrigger } from './trigger';

test('the mail trigger creates one sender at the first mail and uses it for all', async () => {
  const made: string[][] = [];
  const trigger = createMailTrigger(() => {
    const sent: string[] = [];
    made.push(sent);
    return {
      sendMail: async (id) => {
        sent.push(id);
        return 'sent';
      },
    };
  });
  expect(made).toEqual([]);
  for (const id of ['one', 'two']) {
    await trigger.run({ params: { id } } as Parameters<typeof trigger.run>[0]);
  }
  expect(made).toEqual([['one', 'two']]);
});

test('the mail trigger listens to new mails, with redelivery after a crash', () => {
  const { __endpoint: endpoint } = createMailTrigger(() => ({
    sendMail: async () => 'none' as const,
  }));
  expect(endpoint.region).toEqual(['europe-west1']);
  expect(endpoint.eventTrigger).toMatchObject({
    eventType: 'google.cloud.firestore.document.v1.created',
    eventFilterPathPatterns: { document: 'mail/{id}' },
    retry: true,
  });
});
