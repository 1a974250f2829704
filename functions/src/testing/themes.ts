import type { Caller } from '../platform/handlers';
import { ownPortal, type OwnPortal } from './own-portal';

export const BLUES = { name: 'Blues', dataColors: ['#deebf7', '#3182bd'] };
export const REDS = { name: 'Reds', dataColors: ['#fee0d2', '#de2d26'] };

/** A portal with someone who has a profile. */
export async function createPortalWithPerson(): Promise<{ portal: OwnPortal; me: Caller }> {
  const portal = ownPortal();
  const me = portal.caller('me');
  await portal.signUp(me, 'Nora');
  return { portal, me };
}

/** Paths of all documents below the person's profile. */
export async function listStoredPaths({ db }: OwnPortal, uid = 'me'): Promise<string[]> {
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
