import type { Pointer } from '../model/pointer';
import type { Property } from './property';

const index = () => import('./property-index');

/** The settings that go with some words, best first. The description is loaded with the first call. */
export async function searchProperties(query: string, limit = 40): Promise<Property[]> {
  return (await index()).search(query, limit);
}

/** The setting at a place of a theme; null where Power BI has none, or none of one value. */
export async function propertyAt(at: Pointer): Promise<Property | null> {
  return (await index()).propertyAt(at);
}

/** All settings of a visual (`*` for every visual), card by card. */
export async function propertiesOf(visual: string): Promise<readonly Property[]> {
  return (await index()).propertiesOf(visual);
}
