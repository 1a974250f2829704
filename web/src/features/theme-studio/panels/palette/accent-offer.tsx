import { useState } from 'react';
import { deriveAccents, type StudioDocument } from '@flexa/theme-engine/model';
import { useSettledDocument } from '../../store/settled';
import { decide, useStudio } from '../../store/studio';
import { TextAction } from '../parts/panel-section';

/** Says that the accent does not follow data colour 1 after it changed, and offers to take it. */
export function AccentOffer() {
  const offer = useSettledDocument(findOffer);
  const [declined, setDeclined] = useState<string | null>(null);
  if (offer === null || offer === declined) return null;
  const take = () => {
    const { decisions } = useStudio.getState().document;
    decide(deriveAccents(offer, decisions));
  };
  return (
    <p role="status" className="mt-1.5 text-12 text-muted">
      The accent does not follow data colour 1. <TextAction onClick={take}>Use {offer}</TextAction>
      <TextAction onClick={() => setDeclined(offer)}>Keep it</TextAction>
    </p>
  );
}

/**
 * Returns data colour 1 if it has changed since the accent was chosen. Presets have accents of their
 * own, so a difference alone is no reason to ask.
 */
function findOffer({ name, decisions }: StudioDocument): string | null {
  const { past } = useStudio.getState();
  const { accent, dataColors } = decisions;
  const since = past.findLastIndex(
    (each) => each.name !== name || each.decisions.accent !== accent,
  );
  const [first] = past.slice(since + 1);
  const color = dataColors[0];
  if (!first || color === undefined || first.decisions.dataColors[0] === color) return null;
  return deriveAccents(color, decisions).accent === accent ? null : color;
}
