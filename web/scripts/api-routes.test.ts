import { basename, isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { operationList } from '@flexa/contracts/operations';
import { apiRoutes, NEVER_CALLED } from './api-routes';

test('the route module has the client’s part of every operation that it calls, and watches their files', async () => {
  const { load } = apiRoutes() as unknown as {
    load: (this: { addWatchFile: (file: string) => void }, id: string) => Promise<string>;
  };
  const watched: string[] = [];
  const made = await load.call(
    { addWatchFile: (file) => watched.push(file) },
    '\0virtual:api-routes',
  );
  const routes = JSON.parse(made.replace(/^export default |;$/g, '')) as Record<string, object>;
  expect(Object.keys(routes)).toEqual(
    operationList.map(({ name }) => name).filter((name) => !NEVER_CALLED.includes(name)),
  );
  expect(routes['emailTheme']).toEqual({
    method: 'post',
    path: '/theme/email',
    botCheck: true,
    afterTimeout: expect.any(String) as string,
  });
  expect(routes['requestPasswordReset']).toMatchObject({ namesDevice: true });
  expect(routes['getTheme']).toEqual({ method: 'get', path: '/theme/{id}' });
  expect(watched.filter((file) => !isAbsolute(file))).toEqual([]);
  expect(watched.map((file) => basename(file))).toContain('email-theme.ts');
});
