import { BlendSection } from './palette/blend-section';
import { DataColors } from './palette/data-colors';
import { PaletteTools } from './palette/palette-tools';
import { PresetsSection } from './palette/presets-section';

/** Data colours and where they come from. On a phone the presets follow the colours at once. */
export function PalettePanel() {
  return (
    <div className="flex flex-col">
      <DataColors />
      <PaletteTools />
      <BlendSection />
      <PresetsSection />
    </div>
  );
}
