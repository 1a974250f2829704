import { Measures, Strips } from './parts';
import {
  BEST_BY_COUNT,
  BEST_FOUR,
  BEST_SIX,
  SIMULATED_PALETTES,
  STATUS_PAIRS,
} from './vision-data';

export function FourVisions() {
  return (
    <Strips
      rows={SIMULATED_PALETTES.map(({ label, colors, pair, deltaE }) => ({
        label,
        colors,
        marked: pair,
        note: `nearest: ${deltaE.toFixed(1)}`,
      }))}
    />
  );
}

export function PriceOfColours() {
  return (
    <Measures
      rows={BEST_BY_COUNT.map(([count, distance]) => ({
        name: `${count} colours`,
        value: distance,
        shown: distance.toFixed(1),
        marked: count === 6,
      }))}
    />
  );
}

export function FoundPalettes() {
  return (
    <Strips
      rows={[
        { label: 'Best four', colors: BEST_FOUR, note: 'nearest: 32.7' },
        { label: 'Best six', colors: BEST_SIX, note: 'nearest: 21.9' },
      ]}
    />
  );
}

export function StatusPairs() {
  return (
    <Strips
      rows={STATUS_PAIRS.flatMap(({ label, colors, simulated, deltaE }) => [
        { label, colors },
        { label: 'Without green cones', colors: simulated, note: `apart: ${deltaE.toFixed(1)}` },
      ])}
    />
  );
}
