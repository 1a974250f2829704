import {
  findDecision,
  listGroupDecisions,
  isColorDecision,
  type Decision,
  type DecisionGroup,
  type DecisionKey,
  type Decisions,
  type TextStyle,
} from '@flexa/theme-engine/model';
import { decide, endGesture, useStudio } from '../../store/studio';
import { describeContrast } from '../contrast-warning';
import { ColorRow } from './color-row';
import { FontField } from './font-field';
import { SliderRow, SwitchRow } from './rows';
import { TextStyleRow } from './text-style-row';

interface DecisionRowsProps {
  group: DecisionGroup;
  /** Says in a second line what each colour is for. */
  hasNotes?: boolean;
}

/** Shows a control for each decision of a group. */
export function DecisionRows({ group, hasNotes = false }: DecisionRowsProps) {
  return listGroupDecisions(group).map(({ key, description }) => (
    <DecisionRow key={key} decision={key} {...(hasNotes && { note: description })} />
  ));
}

interface DecisionRowProps {
  decision: DecisionKey;
  /** Name in this panel, if other than the decision's own. */
  label?: string;
  note?: string;
}

/** The control of a decision. A colour that the theme leaves out has none. */
export function DecisionRow({ decision: key, label, note }: DecisionRowProps) {
  const decisions = useStudio((state) => state.document.decisions);
  const decision = findDecision(key);
  const value = decisions[key];
  const row = { label: label ?? decision.label };
  const set = (next: unknown, gesture?: string | null) => decide({ [key]: next }, gesture);
  if (isColorDecision(decision)) {
    if (value === null) return null;
    return (
      <ColorRow
        {...row}
        {...(note !== undefined && { note })}
        value={value as string}
        onChange={set}
        {...readGround(decision, value as string, decisions)}
      />
    );
  }
  switch (decision.kind) {
    case 'font':
      return <FontField {...row} value={value as string} onChange={set} />;
    case 'text':
      return <TextStyleRow {...row} value={value as TextStyle} onChange={set} onEnd={endGesture} />;
    case 'pixels':
      return (
        <SliderRow
          {...row}
          value={value as number}
          min={0}
          max={decision.max}
          unit="px"
          onChange={(pixels) => set(pixels, key)}
          onEnd={endGesture}
        />
      );
    case 'switch':
      return <SwitchRow {...row} checked={value as boolean} onChange={(isOn) => set(isOn)} />;
    default:
      return null;
  }
}

/** The colour that a decision's contrast is measured against, and a warning if it is too low. */
function readGround(
  { contrast }: Extract<Decision, { contrast?: unknown }>,
  value: string,
  { background, firstLevel }: Decisions,
) {
  if (!contrast) return {};
  const { against, needed, warns = false } = contrast;
  const color = { card: background, titles: firstLevel, white: '#ffffff' }[against];
  return {
    ground: { name: against, color, needed },
    warning: warns ? describeContrast(value, color, needed) : undefined,
  };
}
