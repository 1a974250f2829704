import {
  applyDecisions,
  renameDocument,
  STUDIO_PRESETS,
  type Decisions,
  type StudioDocument,
} from '@flexa/theme-engine/model';

/** Names that nobody chose: those of the presets, and that of a new theme. */
const UNCHOSEN = new Set([...STUDIO_PRESETS.map(({ name }) => name), 'New theme']);

/** Puts the decisions of a brand into a document, which is renamed if nobody chose its name. */
export function withBrand(document: StudioDocument, decisions: Decisions): StudioDocument {
  const named = UNCHOSEN.has(document.name) ? renameDocument(document, 'Brand') : document;
  return applyDecisions(named, decisions);
}
