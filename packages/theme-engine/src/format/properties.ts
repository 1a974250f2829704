import type { Pointer } from '../model/pointer';
import type { Property } from './property';

const loadIndex = () => import('./property-index');

/**
 * Returns the settings that match some words, best first. The description loads with the first
 * call.
 */
export async function searchProperties(query: string, limit = 40): Promise<Property[]> {
  return (await loadIndex()).search(query, limit);
}

/**
 * Returns the setting at a place of a theme; null if Power BI has none there, or one without a
 * single value.
 */
export async function findProperty(at: Pointer): Promise<Property | null> {
  return (await loadIndex()).findProperty(at);
}

/** Lists all settings of a visual (`*` for every visual), card by card. */
export async function listProperties(visual: string): Promise<readonly Property[]> {
  return (await loadIndex()).listProperties(visual);
}
