import type { Property } from '@flexa/theme-engine/format';
import {
  DECISION_LIST,
  isColorDecision,
  parsePointer,
  resolvePointer,
  type DecisionKey,
  type Json,
  type Pointer,
  type Theme,
} from '@flexa/theme-engine/model';
import { decide, setProperty } from '../../store/studio';
import { useTheme } from '../../store/use-theme';
import { readColor } from './color-value';
import { PropertyControl } from './property-control';
import { readProperty, setVisualProperty, type PropertyPlace } from './visual-property';

/** Colours that are decisions: whatever follows from them follows when they are set here. */
const DECIDED: ReadonlyMap<Pointer | undefined, DecisionKey> = new Map(
  DECISION_LIST.filter(isColorDecision).map(({ sets, key }) => [sets[0], key]),
);

interface ThemePropertyProps {
  property: Property;
  label?: string;
  /** Style preset in which the property is edited. */
  preset?: string | undefined;
}

/** Edits any setting of the format. */
export function ThemeProperty({ property, label, preset }: ThemePropertyProps) {
  const theme = useTheme();
  return (
    <PropertyControl
      label={label ?? property.label}
      type={property.type}
      value={readSetting(theme, property.at, preset) ?? property.initial}
      onChange={(value, gesture) => writeSetting(theme, property, value, gesture, preset)}
    />
  );
}

function readSetting(theme: Theme, at: Pointer, preset?: string): Json | undefined {
  const place = parsePlace(at);
  return place ? readProperty(theme, { ...place, preset }) : resolvePointer(theme, at);
}

function writeSetting(
  theme: Theme,
  { at, type }: Property,
  value: Json,
  gesture: string | null,
  preset?: string,
): void {
  const step = gesture && `${gesture} ${at} ${preset ?? ''}`;
  const decision = DECIDED.get(at);
  const color = type.kind === 'color' ? readColor(value) : undefined;
  if (decision && color) return decide({ [decision]: color }, step);
  const place = parsePlace(at);
  if (place) return setVisualProperty(theme, { ...place, preset }, value, step);
  // Outside the visuals a colour stands as plain text.
  setProperty(at, color ?? value, step);
}

/** Returns the visual, card and property of a pointer; undefined outside the visuals. */
export function parsePlace(at: Pointer): PropertyPlace | undefined {
  const [root, visual, , card, , property] = parsePointer(at);
  if (root !== 'visualStyles' || !visual || !card || !property) return undefined;
  return { visual, card, property };
}
