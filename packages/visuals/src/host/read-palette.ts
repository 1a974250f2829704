import type powerbi from 'powerbi-visuals-api';
import type { Palette } from '../scene/scene';

type HostPalette = powerbi.extensibility.ISandboxExtendedColorPalette;

/** Power BI's own signs of good and bad, where the theme names none. */
const POSITIVE = '#1AAB40';
const NEGATIVE = '#D64554';

/** The colours of the report's theme, or the two of high contrast. */
export function readPalette(host: HostPalette): Palette {
  const { isHighContrast } = host;
  const foreground = host.foreground.value;
  const chooseColor = (color: string) => (isHighContrast ? foreground : color);
  return {
    data: chooseColor(host.getColor('first').value),
    foreground,
    secondary: chooseColor(host.foregroundNeutralSecondary.value),
    outline: chooseColor(host.foregroundNeutralTertiary.value),
    background: host.background.value,
    positive: chooseColor(host.positive?.value ?? POSITIVE),
    negative: chooseColor(host.negative?.value ?? NEGATIVE),
    isHighContrast,
  };
}
