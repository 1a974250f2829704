import { describe, expect, it } from 'vitest';
import { findProperty } from '@flexa/theme-engine/format';
import { formatPointer, findStateId, VISUAL_NAMES } from '@flexa/theme-engine/model';
import { listControls } from './controls';
import { listStateParts, listStates } from './state-parts';

const findSetting = (visual: string, card: string, property: string) =>
  findProperty(formatPointer('visualStyles', visual, '*', card, 0, property));

describe.each(VISUAL_NAMES)('the settings at hand of %s', (visual) => {
  it('are all known to Power BI, and of the kind they are edited as', async () => {
    for (const { card, property, type, needs } of listControls(visual)) {
      const found = await findSetting(visual, card, property);
      expect({ card, property, kind: found?.type.kind }).toEqual({
        card,
        property,
        kind: type.kind,
      });
      if (needs) expect((await findSetting(visual, card, needs))?.type.kind).toBe('boolean');
      if (type.kind !== 'choice' || found?.type.kind !== 'choice') continue;
      const taken = found.type.options.map(({ value }) => value);
      expect(taken).toEqual(expect.arrayContaining(type.options.map(({ value }) => value)));
    }
  });

  it('have distinct names', () => {
    const labels = listControls(visual).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('have states only where Power BI has them', async () => {
    const parts = listStateParts(visual);
    expect(parts.length > 0).toBe(listStates(visual).length > 1);
    expect(listStates(visual).every((state) => findStateId(visual, state) !== null)).toBe(true);
    for (const { card, rows } of parts) {
      for (const { property, type } of [
        ...rows,
        { property: 'show', type: { kind: 'boolean' as const } },
      ]) {
        expect((await findSetting(visual, card, property))?.type.kind).toBe(type.kind);
      }
    }
  });
});
