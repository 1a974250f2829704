import type { Pointer } from '../model/pointer';
import type { Property } from './property';

const loadIndex = () => import('./property-index');

/** The settings that go with some words, best first. The description is loaded with the first call. */
export async function searchProperties(query: string, limit = 40): Promise<Property[]> {
  return (await loadIndex()).search(query, limit);
}

/** The setting at a place of a theme; null where Power BI has none, or none of one value. */
export async function findProperty(at: Pointer): Promise<Property | null> {
  return (await loadIndex()).findProperty(at);
}

/** All settings of a visual (`*` for every visual), card by card. */
export async function listProperties(visual: string): Promise<readonly Property[]> {
  return (await loadIndex()).listProperties(visual);
}
