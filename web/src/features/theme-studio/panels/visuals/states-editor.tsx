import { Check, ChevronLeft, TriangleAlert } from 'lucide-react';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Segmented } from '@/ui/segmented';
import { Switch } from '@/ui/switch';
import {
  computeContrast,
  formatPointer,
  findStateId,
  TEXT_CONTRAST,
  VISUALS,
  type Json,
  type Theme,
  type VisualName,
  type VisualState,
} from '@flexa/theme-engine/model';
import { edit, select, useStudio } from '../../store/studio';
import { PanelSection } from '../parts/panel-section';
import { readColor } from '../property/color-value';
import { PropertyControl } from '../property/property-control';
import {
  countChanges,
  findItemPointer,
  readProperty,
  setVisualProperties,
  setVisualProperty,
  buildVisualPointer,
  type PropertyPlace,
} from '../property/visual-property';
import { useTheme } from '../../store/use-theme';
import { listStateParts, listStates, type StatePart } from './state-parts';

const STATE_NAMES: Record<VisualState, string> = {
  default: 'Default',
  hover: 'Hover',
  selected: 'Pressed',
  disabled: 'Disabled',
};

interface StatesEditorProps {
  visual: VisualName;
  state: VisualState;
  onBack: () => void;
}

/** Edits one state of a button or slicer item. */
export function StatesEditor({ visual, state, onBack }: StatesEditorProps) {
  const theme = useTheme();
  const changes = useStudio((store) => store.document.changes);
  const set = countChanges(changes, buildVisualPointer(visual));
  const parts = listStateParts(visual);
  const id = findStateId(visual, state);
  const place = (card: string, property: string): PropertyPlace => ({ visual, card, property, id });

  return (
    // Escape anywhere in the editor leads back to the list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of what is inside
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onBack();
      }}
    >
      <div className="flex items-center gap-1.5 border-b border-line py-1.5 pr-4 pl-2">
        <button
          type="button"
          aria-label="Back to all visuals"
          onClick={onBack}
          className="touch-target grid size-8 place-items-center rounded-8 text-muted transition-colors hover:bg-hover hover:text-text"
        >
          <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
        <h3 className="min-w-0 truncate text-14">{VISUALS[visual]}</h3>
        {set > 0 && (
          <span className="rounded-6 bg-surface-2 px-1.5 py-0.5 text-12 text-muted">{set} set</span>
        )}
      </div>
      <div className="border-b border-line px-4 py-3">
        <Segmented
          label="State"
          size="sm"
          options={listStates(visual).map((each) => ({ value: each, label: STATE_NAMES[each] }))}
          value={state}
          onChange={(next) => select(visual, next)}
          className="[&_label]:flex-1 [&_label]:px-1 [&>div]:flex"
        />
      </div>
      {parts.map((part) => (
        <Part key={part.title} part={part} theme={theme} place={place} />
      ))}
      <div className="px-4 py-3">
        <TextOnFill parts={parts} theme={theme} place={place} />
        <div className="mt-3 flex gap-2">
          <Button
            size="sm"
            className="h-7! flex-1 px-2.5! text-12! pointer-coarse:h-11!"
            onClick={() => copyToAll(theme, visual, state)}
          >
            Copy to all states
          </Button>
          <Button
            size="sm"
            className="h-7! px-2.5! text-12! pointer-coarse:h-11!"
            onClick={() => resetState(theme, visual, state)}
          >
            Reset
          </Button>
        </div>
      </div>
    </div>
  );
}

interface PartProps {
  part: StatePart;
  theme: Theme;
  place: (card: string, property: string) => PropertyPlace;
}

function Part({ part, theme, place }: PartProps) {
  const shown = place(part.card, 'show');
  const isOn = readProperty(theme, shown) !== false;
  return (
    <PanelSection
      title={part.title}
      action={
        <Switch
          aria-label={part.title}
          checked={isOn}
          onChange={(on) => setVisualProperty(theme, shown, on)}
        />
      }
    >
      {isOn &&
        part.rows.map(({ label, property, type, unit }) => (
          <PropertyControl
            key={property}
            label={label}
            type={type}
            unit={unit}
            value={readProperty(theme, place(part.card, property))}
            onChange={(value, gesture) =>
              setVisualProperty(
                theme,
                place(part.card, property),
                value,
                gesture && `${gesture} ${part.card} ${property}`,
              )
            }
          />
        ))}
    </PanelSection>
  );
}

/** Shows the contrast of the text on this state's fill. */
function TextOnFill({
  parts,
  theme,
  place,
}: Omit<PartProps, 'part'> & { parts: readonly StatePart[] }) {
  const card = useStudio((store) => store.document.decisions.background);
  const readPartColor = (title: StatePart['title']) => {
    const part = parts.find((each) => each.title === title);
    if (!part || readProperty(theme, place(part.card, 'show')) === false) return undefined;
    return readColor(readProperty(theme, place(part.card, part.color)));
  };
  const words = readPartColor('Text');
  if (!words) return null;
  const ground = readPartColor('Fill') ?? card;
  const ratio = computeContrast(words, ground);
  const passes = ratio >= TEXT_CONTRAST;
  const Icon = passes ? Check : TriangleAlert;
  return (
    <p className="flex items-center gap-2.5 text-14">
      <span
        aria-hidden="true"
        className="grid h-6 w-7 place-items-center rounded-6 text-12 font-semibold inset-ring inset-ring-text/14"
        style={{ background: ground, color: words }}
      >
        Aa
      </span>
      Text on fill
      <span
        className={cn('ml-auto tabular-nums', passes ? 'text-muted' : 'font-semibold text-warning')}
      >
        {ratio.toFixed(2)}
      </span>
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={cn('size-4', passes ? 'text-success' : 'text-warning')}
      />
      <span className="sr-only">{passes ? 'enough' : `text needs ${TEXT_CONTRAST}`}</span>
    </p>
  );
}

/** Every other state looks as this one does. */
function copyToAll(theme: Theme, visual: VisualName, state: VisualState): void {
  const values: { place: PropertyPlace; value: Json }[] = [];
  for (const { card, rows } of listStateParts(visual)) {
    for (const property of ['show', ...rows.map((row) => row.property)]) {
      const from = { visual, card, property };
      const value = readProperty(theme, { ...from, id: findStateId(visual, state) });
      if (value === undefined) continue;
      for (const other of listStates(visual)) {
        if (other !== state)
          values.push({ place: { ...from, id: findStateId(visual, other) }, value });
      }
    }
  }
  setVisualProperties(theme, values);
}

/** Takes back what was set by hand for this state alone. */
function resetState(theme: Theme, visual: VisualName, state: VisualState): void {
  const items = listStateParts(visual).map(({ card }) =>
    findItemPointer(theme, { visual, card, property: '', id: findStateId(visual, state) }),
  );
  edit((document) => {
    const remaining = Object.entries(document.changes).filter(
      ([at]) => !items.some((item) => item !== null && at.startsWith(item + formatPointer(''))),
    );
    if (remaining.length === Object.keys(document.changes).length) return document;
    return { ...document, changes: Object.fromEntries(remaining) };
  });
}
