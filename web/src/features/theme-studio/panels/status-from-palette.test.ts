import { describe, expect, it } from 'vitest';
import { computeContrast, createGradient } from '@flexa/theme-engine/model';
import { deriveStatus } from './status-from-palette';

describe('status colours from the palette', () => {
  it('are the palette’s own where it has a green, an amber and a red that can be read', () => {
    const colors = ['#2563c9', '#0e8253', '#8f5f00', '#c22f3a', '#475672'];
    expect(deriveStatus(colors, '#ffffff')).toEqual({
      good: '#0e8253',
      neutral: '#8f5f00',
      bad: '#c22f3a',
    });
  });

  it.each(['#ffffff', '#12161e'])('are read on a card of %s, whatever the palette', (card) => {
    for (const colors of [
      createGradient('#0b4a8f', '#b9dcf5'),
      ['#888888'],
      ['#ffff00', '#00ff00'],
    ]) {
      for (const color of Object.values(deriveStatus(colors, card))) {
        expect(computeContrast(color, card)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('are three different ones for a palette of one hue', () => {
    const status = deriveStatus(createGradient('#0b4a8f', '#b9dcf5'), '#ffffff');
    expect(new Set(Object.values(status)).size).toBe(3);
  });
});
