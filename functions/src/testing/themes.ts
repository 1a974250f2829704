import type { Caller } from '../platform/handlers';
import { createTestPortal, type TestPortal } from './test-portal';

export const BLUES = { name: 'Blues', dataColors: ['#deebf7', '#3182bd'] };
export const REDS = { name: 'Reds', dataColors: ['#fee0d2', '#de2d26'] };

/** Creates a portal with a person who has a profile. */
export async function createPortalWithPerson(): Promise<{ portal: TestPortal; me: Caller }> {
  const portal = createTestPortal();
  const me = portal.caller('me');
  await portal.signUp(me, 'Nora');
  return { portal, me };
}

/** Returns the paths of all documents below a person's profile. */
export async function listStoredPaths({ db }: TestPortal, uid = 'me'): Promise<string[]> {
  const paths: string[] = [];
  for (const collection of await db.doc(`users/${uid}`).listCollections()) {
    for (const document of await collection.listDocuments()) {
      paths.push(document.path);
      const inner = await document.collection('versions').listDocuments();
      paths.push(...inner.map(({ path }) => path));
    }
  }
  return paths.sort();
}
